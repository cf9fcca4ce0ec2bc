import * as z from 'shared-contracts/schema';
import { defineEvent } from './define-event.ts';

/**
 * A client-side navigation: what belongs to the previous page (alerts, overlays, the search term, an open menu) is
 * removed. Not retained: a later subscriber has nothing of the previous page to remove. Owner: shell, as of all
 * events of this file.
 */
export const shellRouteChanged = defineEvent({
  type: 'shell:route-changed',
  major: 1,
  replay: 'command',
  /** Both are paths without host, query and fragment. */
  payload: z.object({ from: z.string(), to: z.string() }),
});

/** A page is shown, including the first of a tab. Retained for analytics, which are loaded later. */
export const shellPageViewed = defineEvent({
  type: 'shell:page-viewed',
  major: 1,
  replay: 'fact',
  payload: z.object({
    /** Without host, query and fragment. */
    path: z.string(),
    /** As named by `page-route`, or the screen shown instead: `not-found`, `soon`, `error`. */
    pageType: z.string(),
    /** Layout type for tracking (specification §2.2), such as `Category`. */
    layoutType: z.string(),
    entityId: z.nullable(z.union([z.int(), z.string()])),
    storeId: z.int(),
  }),
});

/**
 * The state of the shop in this tab. `isReady`: the session has been loaded; it stays true. `failure`: why the shop
 * does not work now.
 */
export const shellAppStateChanged = defineEvent({
  type: 'shell:app-state-changed',
  major: 1,
  replay: 'state',
  payload: z.object({
    isReady: z.boolean(),
    failure: z.nullable(z.enum(['offline', 'maintenance', 'error'])),
  }),
});

/** A region of a remote could not be loaded or rendered. */
export const shellRegionFailed = defineEvent({
  type: 'shell:region-failed',
  major: 1,
  replay: 'fact',
  payload: z.object({ remote: z.string(), version: z.string(), region: z.string(), phase: z.string() }),
});
