import * as z from 'shared-contracts/schema';
import { defineEvent } from './define-event.ts';

/**
 * Whether the shopper uses the search box, by focus or by typing; the shell dims the rest of the page meanwhile. A
 * state, because the module that dims is loaded later. Owner: mf-search.
 */
export const searchActivityChanged = defineEvent({
  type: 'search:activity-changed',
  major: 1,
  replay: 'state',
  payload: z.object({ isActive: z.boolean() }),
});
