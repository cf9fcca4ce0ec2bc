import * as z from 'zod/mini';
import { defineEvent } from './envelope.ts';

/** Owner: shell. */
export const shellEvents = {
  /**
   * Another page has taken a page's place in this tab: what belonged to the last one (alerts, overlays, the search
   * term, an open menu) goes. Not kept: who comes later has nothing of the last page to clear away.
   */
  'shell:route-changed': defineEvent({
    major: 1,
    replay: 'command',
    /** Both are paths without host, query and fragment. */
    payload: z.object({ from: z.string(), to: z.string() }),
  }),
  /** A page is shown, the first of a tab too. Kept, so that who counts pages may come late. */
  'shell:page-viewed': defineEvent({
    major: 1,
    replay: 'fact',
    payload: z.object({
      /** Without host, query and fragment. */
      path: z.string(),
      /** As `page-route` names it, or the screen that stands in: `not-found`, `soon`, `error`. */
      pageType: z.string(),
      /** Layout type for tracking (specification §2.2), such as `Category`. */
      layoutType: z.string(),
      entityId: z.nullable(z.union([z.int(), z.string()])),
      storeId: z.int(),
    }),
  }),
  /**
   * How the shop stands in this tab. `isReady`: it is known who the visitor is, and stays so. `trouble`: what keeps the
   * shop from working now.
   */
  'shell:app-state-changed': defineEvent({
    major: 1,
    replay: 'state',
    payload: z.object({
      isReady: z.boolean(),
      trouble: z.nullable(z.enum(['offline', 'maintenance', 'error'])),
    }),
  }),
  /** A region of a remote could not be loaded or rendered. */
  'shell:region-failed': defineEvent({
    major: 1,
    replay: 'fact',
    payload: z.object({ remote: z.string(), version: z.string(), region: z.string(), phase: z.string() }),
  }),
};
