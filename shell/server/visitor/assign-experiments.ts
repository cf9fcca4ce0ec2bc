import { hash } from 'node:crypto';
import { isRunning, variationAt, type Assignments, type Experiment } from 'shared-contracts/experiments';

/**
 * Assigns variations. An assignment is kept as long as the variation is offered; new ones depend on the visitor id
 * only, so that every server, and every request without the cookie, gives the same result.
 *
 * @param now milliseconds since the epoch
 */
export function assignExperiments(
  experiments: readonly Experiment[],
  stored: Assignments,
  visitorId: string,
  now: number,
): Assignments {
  const rows = experiments
    .filter((experiment) => isRunning(experiment, now))
    .flatMap((experiment) => {
      const storedVariation = experiment.variations.find(
        ({ code }) => code === stored[experiment.name],
      )?.code;
      const variation = storedVariation ?? variationAt(experiment, percentileOf(visitorId, experiment.name));
      return variation === undefined ? [] : [[experiment.name, variation] as const];
    });
  return Object.fromEntries(rows);
}

/** Returns a number from 0 to below 100, evenly distributed and independent between experiments. */
function percentileOf(visitorId: string, name: string): number {
  const digits = hash('sha256', `${name} ${visitorId}`).slice(0, 8);
  return (Number.parseInt(digits, 16) / 2 ** 32) * 100;
}

const maxCookieLength = 2_000;
const entryPattern = /^(\w{1,64}):(\w{1,64})$/;

/** Parses `name:variation.name:variation`; invalid parts are ignored. */
export function readAssignments(cookie: string | undefined): Assignments {
  if (cookie === undefined || cookie.length > maxCookieLength) return {};
  const rows = cookie.split('.').flatMap((text) => {
    const [, name, variation] = entryPattern.exec(text) ?? [];
    return name === undefined || variation === undefined ? [] : [[name, variation] as const];
  });
  return Object.fromEntries(rows);
}

export function writeAssignments(assignments: Assignments): string {
  return Object.entries(assignments)
    .map(([name, variation]) => `${name}:${variation}`)
    .join('.');
}
