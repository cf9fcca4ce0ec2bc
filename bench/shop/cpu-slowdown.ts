/** Of Lighthouse's mobile defaults. */
const mobileDefault = 4;

/**
 * Factor by which Chromium slows its main thread. `CPU_SLOWDOWN` replaces it on a machine on which a page needs far more
 * time than on the one whose figures it is compared with: see "A slower machine" in the README.
 */
export const cpuSlowdown = Number(process.env['CPU_SLOWDOWN'] ?? mobileDefault);
if (!(cpuSlowdown >= 1)) throw new Error('CPU_SLOWDOWN must be a number of at least 1');
