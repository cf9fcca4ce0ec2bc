export const pageScriptsElementId = 'shop-scripts';

/** A script that is loaded after the first paint. */
export interface PageScript {
  href: string;
  integrity: string;
}

/** Written into the page as JSON. `main` runs the shop; `others` are preloaded for it. */
export interface PageScripts {
  main: PageScript;
  others: PageScript[];
}

/** A task of the main script. They run in order. */
export type BootTask = () => Promise<unknown>;

declare global {
  // oxlint-disable-next-line no-var -- shared by two scripts without a common module
  var bootTasks: readonly BootTask[] | undefined;
}
