/**
 * Replaces the federation runtime's snapshot handler, which would fetch remote manifests: the page contains the
 * registry's data.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined };
  readonly manifestCache = new Map<string, never>();
}

export const getGlobalRemoteInfo = () => ({});
