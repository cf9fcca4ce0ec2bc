import type { PageState } from '../routing/page-state.ts';

/** Looks after a tab once its page is alive: what it knows of the world, and where it may go. */
export interface TabWatch {
  /** Told of every answer of the API, before anybody reads it. */
  heard: (answer: Response) => void;
  /** Stands around the way to a page. What it answers may never come: the document is on its way out, or stays. */
  around: (request: Request, find: () => Promise<PageState>) => Promise<PageState>;
}

/** What the first scripts of a tab leave for its watch, which comes late. */
export interface Tab {
  /** Of what was answered before there was a watch. */
  lastAnswer: Response | null;
  watch: TabWatch | null;
}
