import * as z from 'zod/mini';

/** Largest number of exposes of one release that tabs fetch ahead: most visits use none of them. */
const maxPrefetched = 4;

const expose = z.string().check(z.regex(/^\.\/(fragments|overlays)\/[a-z]+(-[a-z]+)*$/), z.maxLength(60));

/** Exposes of a release whose files the tabs of guests fetch once they are idle, such as `./overlays/register`. */
export const prefetchedExposesSchema = z
  .array(expose)
  .check(z.refine((names) => names.length <= maxPrefetched, `more than ${maxPrefetched} prefetched exposes`));

/** Returns why the list does not fit the exposes of a release; undefined if it does. */
export function prefetchMismatch(
  exposes: Readonly<Record<string, unknown>>,
  prefetched: readonly string[] = [],
): string | undefined {
  const unexposed = prefetched.find((name) => !Object.hasOwn(exposes, name));
  return unexposed && `prefetches ${unexposed}, but does not expose it`;
}
