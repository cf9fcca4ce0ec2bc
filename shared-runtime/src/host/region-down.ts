/**
 * Thrown by the server's render for a region that has failed. React then writes the fallback and lets the browser
 * render the region, without a hydration mismatch.
 */
export class RegionDown extends Error {
  override name = 'RegionDown';

  constructor(region: string) {
    super(`${region} has failed on the server`);
  }
}
