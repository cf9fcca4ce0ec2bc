import * as z from 'zod/mini';
import { defineEvent } from './envelope.ts';

/** Owner: mf-search. */
export const searchEvents = {
  /**
   * The shopper is busy with the search box, by focus or by typing, or no longer: what is around it is dimmed
   * meanwhile. Kept, so that what dims may come late.
   */
  'search:activity-changed': defineEvent({
    major: 1,
    replay: 'state',
    payload: z.object({ isActive: z.boolean() }),
  }),
};
