/// The files of the standard theme, embedded when the program is built.
public enum StandardTheme {
    /// Path below the theme's folder and bytes, sorted by path.
    ///
    /// A test holds the list to the folder.
    public static var files: [(path: String, bytes: [UInt8])] {
        [
            ("marks/check.svg", PackageResources.check_svg),
            ("marks/copy.svg", PackageResources.copy_svg),
            ("marks/error.svg", PackageResources.error_svg),
            ("marks/half.svg", PackageResources.half_svg),
            ("marks/info.svg", PackageResources.info_svg),
            ("marks/warning.svg", PackageResources.warning_svg),
            ("scripts/longpress.js", PackageResources.longpress_js),
            ("styles/1-tokens.css", PackageResources.__tokens_css),
            ("styles/2-base.css", PackageResources.__base_css),
            ("styles/3-shell.css", PackageResources.__shell_css),
            ("styles/4-parts.css", PackageResources.__parts_css),
            ("styles/5-pages.css", PackageResources.__pages_css),
            ("styles/6-print.css", PackageResources.__print_css),
            ("templates/action.mustache", PackageResources.action_mustache),
            ("templates/app-icon.mustache", PackageResources.app_icon_mustache),
            ("templates/app.mustache", PackageResources.app_mustache),
            ("templates/badge.mustache", PackageResources.badge_mustache),
            ("templates/facts.mustache", PackageResources.facts_mustache),
            ("templates/findings.mustache", PackageResources.findings_mustache),
            ("templates/forward.mustache", PackageResources.forward_mustache),
            ("templates/glyph.mustache", PackageResources.glyph_mustache),
            ("templates/home.mustache", PackageResources.home_mustache),
            ("templates/menu.mustache", PackageResources.menu_mustache),
            ("templates/not-found.mustache", PackageResources.not_found_mustache),
            ("templates/note.mustache", PackageResources.note_mustache),
            ("templates/notes.mustache", PackageResources.notes_mustache),
            ("templates/page.mustache", PackageResources.page_mustache),
            ("templates/row.mustache", PackageResources.row_mustache),
            ("templates/slots/action-end.mustache", PackageResources.action_end_mustache),
            ("templates/slots/app-end.mustache", PackageResources.app_end_mustache),
            ("templates/slots/footer.mustache", PackageResources.footer_mustache),
            ("templates/slots/head.mustache", PackageResources.head_mustache),
            ("templates/slots/header.mustache", PackageResources.header_mustache),
            ("templates/slots/home-start.mustache", PackageResources.home_start_mustache),
            ("templates/slots/main-end.mustache", PackageResources.main_end_mustache),
            ("templates/slots/main-start.mustache", PackageResources.main_start_mustache),
            ("templates/text.mustache", PackageResources.text_mustache),
            ("theme.yaml", PackageResources.theme_yaml),
            ("words/en.yaml", PackageResources.en_yaml),
        ]
    }
}
