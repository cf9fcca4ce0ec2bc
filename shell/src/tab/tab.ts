import type { PageState } from '../routing/page-state.ts';

/** Looks after a tab once its page is alive: what it knows of the world, and where it may go. */
export interface TabMonitor {
  /** Told of every answer of the API, before anybody reads it. */
  onApiResponse: (answer: Response) => void;
  /** Stands around the way to a page. What it answers may never come: the document is on its way out, or stays. */
  wrapNavigation: (request: Request, loadPage: () => Promise<PageState>) => Promise<PageState>;
}

/** What the first scripts of a tab leave for its watch, which comes late. */
export interface Tab {
  /** Of what was answered before there was a watch. */
  lastResponse: Response | null;
  monitor: TabMonitor | null;
}
