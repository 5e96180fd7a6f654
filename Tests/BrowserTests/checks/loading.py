"""Every page over file:// and over http below a prefix with the policy: no console message, no request that
leaves the site, none that fails, nothing that the policy refuses."""
from browsing import PREFIX, Report, all_pages, browser, one_of_each, server, sites_argument


def main():
    sites = sites_argument()
    report = Report("loading")
    pages = all_pages(sites)
    with server(sites) as (port, strays), browser() as running:
        for way in ("file", "http"):
            context = running.new_context()
            # The page's own policy refuses before the console tells, so listen to both.
            context.add_init_script(
                "addEventListener('securitypolicyviolation', e => console.error('policy: ' + e.violatedDirective + ' ' + e.blockedURI))")
            tab = context.new_page()
            wrong = []
            base = {}

            def requested(request):
                if not request.url.startswith(base["site"]):
                    wrong.append("leaves the site: " + request.url)

            def answered(response):
                if response.status >= 400:
                    wrong.append(f"answered {response.status}: {response.url}")

            tab.on("console", lambda message: wrong.append("console: " + message.text))
            tab.on("pageerror", lambda error: wrong.append("script: " + str(error)))
            tab.on("request", requested)
            tab.on("requestfailed", lambda request: wrong.append("failed: " + request.url))
            tab.on("response", answered)
            # The files are the same both ways: over http, one of each kind will do.
            for page in pages if way == "file" else one_of_each(pages):
                wrong.clear()
                if way == "file":
                    base["site"] = (sites / page.site).as_uri() + "/"
                    address = page.over_file()
                else:
                    base["site"] = f"http://127.0.0.1:{port}{PREFIX}{page.site}/"
                    address = page.over_http(port)
                tab.goto(address, wait_until="load")
                # An image further down is asked for later; it belongs to this page all the same.
                tab.evaluate("""Promise.all([...document.images].map(image => { image.loading = 'eager';
                    return image.complete || new Promise(done => { image.onload = image.onerror = done; }); }))""")
                if page.kind == "forward":
                    tab.wait_for_selector(".bar")
                    if not tab.url.startswith(base["site"]) or tab.url == address:
                        wrong.append("does not lead to its page: " + tab.url)
                report.line(page.name, wrong, "loads over " + way)
            context.close()
        report.line("the server", strays, "no request outside the prefix")
    report.end()


main()
