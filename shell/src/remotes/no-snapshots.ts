/**
 * Stands in the browser for the federation runtime's own way of asking a server what a remote consists of. The shop's
 * registry says that, in the page, so nothing here is ever asked; the build puts it in the runtime's place.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined };
  readonly manifestCache = new Map<string, never>();
}

export const getGlobalRemoteInfo = () => ({});
