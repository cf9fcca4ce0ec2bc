import { LRUCache } from 'lru-cache';

/** Least recently used entries are evicted; with this many, each has a negligible weight. */
const maxContributors = 100_000;

export interface ContributionLimit {
  /** Returns whether one more contribution counts, and counts it if so. */
  tryCount(contributor: string): boolean;
}

/** Admits the first `max` contributions of each contributor in a window, which begins with the first of them. */
export function createContributionLimit({
  max,
  windowMs,
  now,
}: {
  max: number;
  windowMs: number;
  now: () => number;
}): ContributionLimit {
  const counts = new LRUCache<string, { count: number; until: number }>({ max: maxContributors });
  return {
    tryCount(contributor) {
      const known = counts.get(contributor);
      if (known === undefined || known.until <= now()) {
        counts.set(contributor, { count: 1, until: now() + windowMs });
        return true;
      }
      if (known.count >= max) return false;
      known.count += 1;
      return true;
    },
  };
}
