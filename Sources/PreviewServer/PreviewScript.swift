/// What the server adds to pages: a script that listens for the next build, and its style.
///
/// Both are files of their own, because pages forbid scripts and styles in their markup.
enum PreviewScript {
    /// Address of the script.
    static let scriptPath = "/.longpress/preview.js"
    /// Address of the style.
    static let stylePath = "/.longpress/preview.css"
    /// Address of the stream of events.
    static let eventsPath = "/.longpress/events"

    /// Puts the script into a page, before the end of its head; a page without one gets it at its end.
    static func insert(into page: [UInt8], build: Int) -> [UInt8] {
        let tag = Array("<script src=\"\(scriptPath)\" data-build=\"\(build)\" defer></script>".utf8)
        let mark = Array("</head>".utf8)
        guard page.count >= mark.count else { return page + tag }
        var at = 0
        while at <= page.count - mark.count {
            if page[at] == mark[0], page[at..<at + mark.count].elementsEqual(mark) {
                return Array(page[..<at]) + tag + Array(page[at...])
            }
            at += 1
        }
        return page + tag
    }

    /// Reloads a page when another build stands behind the server, keeps its scroll position, and shows what is wrong.
    static let script = """
        (function () {
          "use strict";
          var build = Number(document.currentScript.dataset.build);
          var key = "longpress-preview " + location.pathname;
          var stream = null;
          var box = null;

          function store(text) {
            try { sessionStorage.setItem(key, text); } catch (error) { /* the browser then starts at the top */ }
          }
          function restore() {
            try {
              var place = JSON.parse(sessionStorage.getItem(key) || "null");
              sessionStorage.removeItem(key);
              if (place) { scrollTo(place.x, place.y); }
            } catch (error) { /* nothing kept */ }
          }
          function element(name, text, kind) {
            var made = document.createElement(name);
            if (text) { made.textContent = text; }
            if (kind) { made.className = kind; }
            return made;
          }
          function show(title, faults, more) {
            if (box) { box.remove(); box = null; }
            if (!title) { return; }
            box = element("section", "", "longpress-preview");
            box.setAttribute("role", "alert");
            box.append(element("h2", title));
            faults.forEach(function (fault) {
              var part = element("div");
              if (fault.place) { part.append(element("code", fault.place)); }
              part.append(element("p", fault.summary, "longpress-preview-summary"));
              if (fault.explanation) { part.append(element("p", fault.explanation)); }
              box.append(part);
            });
            if (more > 0) { box.append(element("p", "and " + more + " more")); }
            document.body.append(box);
          }
          function listen() {
            if (stream) { return; }
            stream = new EventSource("\(eventsPath)");
            stream.onmessage = function (event) {
              var state = JSON.parse(event.data);
              if (state.build !== build) {
                store(JSON.stringify({ x: scrollX, y: scrollY }));
                stream.close();
                location.reload();
                return;
              }
              show(state.faults.length ? "The latest edit cannot be shown" : "", state.faults, state.more);
            };
          }
          // A hidden tab lets go of its connection, because a browser keeps few of them to one place.
          document.addEventListener("visibilitychange", function () {
            if (document.hidden) {
              if (stream) { stream.close(); stream = null; }
            } else {
              listen();
            }
          });
          var style = element("link");
          style.rel = "stylesheet";
          style.href = "\(stylePath)";
          document.head.append(style);
          history.scrollRestoration = "manual";
          if (document.readyState === "complete") { restore(); } else { addEventListener("load", restore); }
          if (!document.hidden) { listen(); }
        })();

        """

    /// The look of what is wrong, over any page in light and dark.
    static let style = """
        .longpress-preview {
          position: fixed; inset: auto 1rem 1rem 1rem; z-index: 1000; max-block-size: 60vh; overflow: auto;
          padding: 1rem 1.25rem; border: 2px solid #c22; border-radius: 12px; background: #fff; color: #1c1c1e;
          font: 15px/1.45 system-ui, sans-serif; box-shadow: 0 8px 32px rgb(0 0 0 / 25%); text-align: start; direction: ltr;
        }
        .longpress-preview h2 { margin: 0 0 .5rem; font-size: 1.05rem; color: #b3161b; }
        .longpress-preview div { margin-block: .5rem 0; padding-block-start: .5rem; border-block-start: 1px solid #8884; }
        .longpress-preview code { font: 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
        .longpress-preview p { margin: .25rem 0 0; }
        .longpress-preview-summary { font-weight: 600; }
        @media (prefers-color-scheme: dark) {
          .longpress-preview { background: #2c2c2e; color: #f2f2f7; border-color: #ff6961; }
          .longpress-preview h2 { color: #ff8a84; }
        }
        @media print { .longpress-preview { display: none; } }

        """
}
