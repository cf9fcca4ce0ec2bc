import * as z from 'zod/mini';

/** Largest number of exposes of one release that tabs fetch ahead: most visits use none of them. */
const maxPrefetched = 4;

const expose = z.string().check(z.regex(/^\.\/(fragments|overlays)\/[a-z]+(-[a-z]+)*$/), z.maxLength(60));

/** Exposes of a release whose files the tabs of guests fetch once they are idle, such as `./overlays/register`. */
export const prefetchedExposesSchema = z
  .array(expose)
  .check(z.refine((names) => names.length <= maxPrefetched, `more than ${maxPrefetched} prefetched exposes`));

/** Largest number of their files: every page for guests contains the URLs. */
const maxFiles = 40;

interface ExposeFiles {
  js: readonly string[];
  css: readonly string[];
  messages?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Returns why the list does not fit the exposes of a release; undefined if it does. */
export function prefetchMismatch(
  exposes: Readonly<Record<string, ExposeFiles>>,
  prefetched: readonly string[] = [],
): string | undefined {
  const unexposed = prefetched.find((name) => !Object.hasOwn(exposes, name));
  if (unexposed !== undefined) return `prefetches ${unexposed}, but does not expose it`;
  const files = new Set(prefetched.flatMap((name) => filesInOneLocale(exposes[name])));
  return files.size > maxFiles ? `prefetches ${files.size} files, more than ${maxFiles}` : undefined;
}

/** Returns an expose's files with those of one locale: every locale has as many. */
function filesInOneLocale({ js = [], css = [], messages = {} }: Partial<ExposeFiles> = {}): string[] {
  return [...js, ...css, ...(Object.values(messages)[0] ?? [])];
}
