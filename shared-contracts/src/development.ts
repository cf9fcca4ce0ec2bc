/** Version under which a page runs a remote from its sources. No release has it, so its failures count against none. */
export const developmentVersion = '0.0.0-development';

/** Entry of a remote on a dev server. */
export const developmentEntry = 'remoteEntry.js';

/**
 * Global function of the shell's development build. Returns the runtime of Fast Refresh, with a prefix for the components of
 * one remote.
 */
export const refreshRuntimeGlobal = '__REFRESH_RUNTIME__';

/** Returns the origin of a dev server on the developer's machine. Browsers treat it as secure, also for pages with https. */
export const developmentOrigin = (port: number): string => `http://localhost:${port}`;

/** Name of the shell's Trusted Types policy for the entries of remotes on dev servers. */
export const entryTrustedTypesPolicyName = 'development';

/** Returns the name of the Trusted Types policy with which a remote on a dev server loads its chunks and updates. */
export const scriptTrustedTypesPolicyName = (remote: string): string => `development-${remote}`;

/** Returns the name of the Trusted Types policy of the error overlay of a remote's dev server. */
export const overlayTrustedTypesPolicyName = (remote: string): string => `development-overlay-${remote}`;

/** Path of the files of the shell's development build. */
export const shellDevelopmentPath = '/__dev/shell/';
