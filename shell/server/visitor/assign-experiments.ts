import { createHash } from 'node:crypto';
import { isRunning, variationAt, type Assignments, type Experiment } from 'shared-contracts/experiments';

/**
 * What a visitor saw before stays, as long as it is offered; the others are decided by who they are, so that the same
 * visitor sees the same on every server, also where no cookie comes back.
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
      const known = experiment.variations.find(({ code }) => code === stored[experiment.name])?.code;
      const variation = known ?? variationAt(experiment, percentileOf(visitorId, experiment.name));
      return variation === undefined ? [] : [[experiment.name, variation] as const];
    });
  return Object.fromEntries(rows);
}

/** Evenly over 0 to below 100, and in one experiment independent of every other. */
function percentileOf(visitorId: string, name: string): number {
  const bytes = createHash('sha256').update(`${name} ${visitorId}`).digest();
  return (bytes.readUInt32BE(0) / 2 ** 32) * 100;
}

const maxCookieLength = 2_000;
const entryPattern = /^(\w{1,64}):(\w{1,64})$/;

/** `name:variation.name:variation`; what is not that is left out. */
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
