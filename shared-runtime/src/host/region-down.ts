/**
 * Thrown by the server's render in the place of a region that is known to have failed. React then writes the
 * fallback and leaves the region to the browser, which tries for itself and finds nothing amiss in the HTML.
 */
export class RegionDown extends Error {
  override name = 'RegionDown';

  constructor(region: string) {
    super(`${region} has failed on the server`);
  }
}
