import type { Late } from './start-deferred.tsx';

/** The way to what comes after the page is alive. */
export interface LateDoor {
  /** Resolves once it is there; never, where it cannot be had. */
  arrived: Promise<Late>;
  /** Asks for it now. What failed to come is asked for again the next time. */
  bring: () => Promise<Late>;
}

export function createLateDoor(start: () => Promise<Late>): LateDoor {
  const arrival = Promise.withResolvers<Late>();
  let coming: Promise<Late> | null = null;

  async function open(): Promise<Late> {
    try {
      const late = await start();
      arrival.resolve(late);
      return late;
    } catch (error) {
      coming = null;
      throw error;
    }
  }

  return { arrived: arrival.promise, bring: () => (coming ??= open()) };
}
