import type { StartupModule } from 'shared-runtime';

/** Does nothing: a copy that replaces a remote with a startup must have one. */
export const startup: StartupModule = { start: () => undefined };
