/** For files whose URL contains their version. */
export const cacheForever = 'public, max-age=31536000, immutable';
/** The file at a URL with an outdated version may change with the next release. */
export const cacheForMinute = 'public, max-age=60';
