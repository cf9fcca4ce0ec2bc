/**
 * Thrown during server rendering for a region that has failed before. React then writes the fallback, and the browser
 * renders the region itself without a hydration mismatch.
 */
export class RegionFailedError extends Error {
  override name = 'RegionFailedError';

  constructor(region: string) {
    super(`${region} has failed on the server`);
  }
}
