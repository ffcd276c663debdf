/** A page of the manual as the build makes it from its Markdown file in docs/manual. */
export interface ManualPage {
  /** The name of the file without `.md`. */
  id: string;
  title: string;
  /** The text above the first section, as HTML. */
  intro: string;
  /** The sections with their anchors. */
  sections: readonly { id: string; title: string }[];
  /** All sections, as HTML. */
  body: string;
}

/** The manual for the staff of one panel. */
export interface Manual {
  /** The pages, those of the own work first. */
  pages: readonly ManualPage[];
  /** How the pages are written, as HTML. */
  conventions: string;
}
