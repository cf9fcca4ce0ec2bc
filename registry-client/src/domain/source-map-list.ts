import * as z from 'zod/mini';

/** The source maps that a registry has of one release. */
export const sourceMapListSchema = z.object({
  /** With their side, as in `browser/remoteEntry.js.map`. */
  files: z.array(z.string()),
});
