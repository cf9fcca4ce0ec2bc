import * as z from 'zod/mini';
import { defineEvent } from './envelope.ts';

/** Owner: mf-search. */
export const searchEvents = {
  /**
   * Whether the shopper uses the search box, by focus or by typing; the shell dims the rest of the page meanwhile. A
   * state, because the module that dims is loaded later.
   */
  'search:activity-changed': defineEvent({
    major: 1,
    replay: 'state',
    payload: z.object({ isActive: z.boolean() }),
  }),
};
