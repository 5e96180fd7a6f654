print("longpress")
