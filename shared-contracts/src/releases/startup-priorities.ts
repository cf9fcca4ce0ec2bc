import * as z from 'zod/mini';

const prefix = './startups/';

/** Largest number of startups of one release: each is a request and work in every tab. */
const maxStartups = 5;

const expose = z.string().check(z.regex(/^\.\/startups\/[a-z]+(-[a-z]+)*$/), z.maxLength(60));

/**
 * Priorities of a release's startups (specification §4), by expose such as `./startups/notifications`. 20: with the first
 * session. 30: what visitors should see. 40: measurement.
 */
export const startupPrioritiesSchema = z
  .record(expose, z.literal([20, 30, 40]))
  .check(
    z.refine((startups) => Object.keys(startups).length <= maxStartups, `more than ${maxStartups} startups`),
  );

export type StartupPriorities = z.infer<typeof startupPrioritiesSchema>;
export type StartupPriority = StartupPriorities[string];

/** Returns whether an expose is a startup, which runs in browsers only. */
export function isStartupExpose(name: string): boolean {
  return name.startsWith(prefix);
}

/** Returns why the priorities do not fit the exposes of a release; undefined if they do. */
export function startupMismatch(
  exposes: Readonly<Record<string, unknown>>,
  priorities: StartupPriorities = {},
): string | undefined {
  const unexposed = Object.keys(priorities).find((name) => !Object.hasOwn(exposes, name));
  if (unexposed) return `gives ${unexposed} a priority, but does not expose it`;
  const unordered = Object.keys(exposes).find(
    (name) => isStartupExpose(name) && !Object.hasOwn(priorities, name),
  );
  return unordered && `exposes ${unordered} without a priority`;
}
