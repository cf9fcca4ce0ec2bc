export const pageScriptsElementId = 'shop-scripts';
/**
 * Of the combined style sheet: a `link`, or a `style` element with the URL in `data-files`. The URL lists the style
 * sheets that it holds.
 */
export const stylesheetElementId = 'shop-styles';

/** A script that the first script requests. */
export interface PageScript {
  href: string;
  integrity: string;
}

/** URLs of the scripts and style sheets of overlays. */
export interface OverlayFiles {
  /** Files of the shell that every overlay needs: the deferred chunk and the dialog. */
  shell: string[];
  /** Files of each overlay's content, by the name of the overlay. */
  contents: Record<string, string[]>;
}

export interface PageScripts {
  /** Runs the shop. In attributes of the first script, which can request it before the body is parsed. */
  main: PageScript;
  /** Preloaded for the main script. */
  others: PageScript[];
  /** URLs of the scripts of each fragment of the frame, by its name. Fetched on the first sign that it is used. */
  frame: Record<string, string[]>;
  /** Fetched on the first sign of intent, or when an overlay is opened. */
  overlays: OverlayFiles;
}

/** Written into the page as JSON. */
export type ListedScripts = Omit<PageScripts, 'main'>;

/** Returns what the document lists; nothing if the element is missing. */
export function readListedScripts(): Partial<ListedScripts> {
  const text = document.getElementById(pageScriptsElementId)?.textContent ?? '{}';
  return JSON.parse(text) as Partial<ListedScripts>;
}
