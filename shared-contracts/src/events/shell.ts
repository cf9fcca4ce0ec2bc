import * as z from 'zod/mini';
import { defineEvent } from './envelope.ts';

/** Owner: shell. */
export const shellEvents = {
  /** A page has been shown. `path` is without host. */
  'shell:navigated': defineEvent({
    major: 1,
    replay: 'fact',
    payload: z.object({ path: z.string(), pageType: z.string() }),
  }),
  /** A region of a remote could not be loaded or rendered. */
  'shell:region-failed': defineEvent({
    major: 1,
    replay: 'fact',
    payload: z.object({ remote: z.string(), version: z.string(), region: z.string(), phase: z.string() }),
  }),
};
