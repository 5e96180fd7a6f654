/// The style of the page of release notes: light, dark, narrow, right-to-left, forced colours and paper.
enum NotesStyle {
    static let css = """
        :root{color-scheme:light dark;--ink:#1c1c1e;--dim:#5c5c63;--ground:#fff;--line:#d5d5da;--mark:#b3261e;--old:#fdeceb;--new:#e8f5e9}
        @media (prefers-color-scheme:dark){:root{--ink:#f2f2f7;--dim:#aeaeb6;--ground:#1c1c1e;--line:#48484d;--mark:#ff9f99;--old:#4a2422;--new:#1f3d24}}
        *{box-sizing:border-box}
        body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
        main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 4rem;overflow-wrap:anywhere}
        h1,h2,h3,h4{line-height:1.25;margin:1.6em 0 .5em}
        h1{font-size:1.6rem;margin-top:.5em}h2{font-size:1.3rem}h3{font-size:1.1rem}h4{font-size:1rem}
        section{border-top:1px solid var(--line);margin-top:2rem}
        nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
        a{color:inherit}
        ul.changes{padding:0;list-style:none}
        ul.changes>li{border-inline-start:3px solid var(--line);padding-inline-start:.75rem;margin:.75rem 0}
        ul.changes>li.breaking{border-inline-start-color:var(--mark)}
        li p{margin:.15rem 0}
        .mark{color:var(--mark)}
        .facts{color:var(--dim);font-size:.875rem;margin:.25rem 0}
        .anchor{color:var(--dim);text-decoration:none;padding:.25rem}
        :target{outline:2px solid var(--mark);outline-offset:.25rem}
        code{font:.9em ui-monospace,monospace}
        table{border-collapse:collapse;margin:.4rem 0;width:100%;table-layout:fixed}
        th,td{text-align:start;padding:.3rem .5rem;border:1px solid var(--line);vertical-align:top;font-weight:400}
        thead th{color:var(--dim);font-size:.8125rem}
        del,ins{text-decoration:none;padding:0 .2em;border-radius:.2em;unicode-bidi:isolate}
        del{background:var(--old)}ins{background:var(--new)}
        .none{color:var(--dim);font-style:italic}
        @media print{body{font-size:10pt}main{max-width:none;padding:0}.anchor,nav{display:none}li{break-inside:avoid}del,ins{background:none}del{text-decoration:line-through}ins{text-decoration:underline}}
        """
}
