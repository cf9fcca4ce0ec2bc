import type { StartupHost } from './host/startup-host.ts';
import type { MessageLoaders } from './modules.ts';

/**
 * What a remote exposes to run once per tab, in browsers only: `export const startup: StartupModule = …`. Its priority is
 * under `startup` in `federation.config.ts`.
 */
export interface StartupModule {
  /**
   * Called once per tab, when the page is interactive and the startups of lower priorities have been started. If it throws,
   * rejects or does not end within the remote's timeout (15 seconds at least), it is reported as a failed region of the
   * remote; nothing else is affected. Subscribe to events and return: what listeners do later is not timed.
   */
  start: (host: StartupHost) => Promise<void> | void;
  /** Needed if the startup has texts. */
  messages?: MessageLoaders;
}
