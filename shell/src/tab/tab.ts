import type { PageState } from '../routing/page-state.ts';

/** Monitors a tab after it has become interactive. */
export interface TabMonitor {
  /** Called with every API response before it is read. */
  onApiResponse: (answer: Response) => void;
  /** Wraps the loading of a page. May never settle, if the document is left. */
  wrapNavigation: (request: Request, loadPage: () => Promise<PageState>) => Promise<PageState>;
}

/** State of a tab that the main script collects for the monitor, which is loaded later. */
export interface Tab {
  /** Last API response before monitoring started. */
  lastResponse: Response | null;
  monitor: TabMonitor | null;
}
