interface Remote {
  name: string;
  entry: string;
  type?: string;
  entryGlobalName?: string;
  shareScope?: string | string[];
}

type RemoteInfo = Required<Remote>;

interface EntryRequest {
  origin: {
    remoteHandler: { hooks: { lifecycle: { loadEntry: { emit(args: object): Promise<unknown> } } } };
  };
  remoteInfo: RemoteInfo;
  /** Present if the entry is loaded already. */
  remoteEntryExports?: unknown;
}

const loading = new Map<string, Promise<unknown>>();

/**
 * Replaces the part of the federation runtime that loads entries as modules, scripts or with SystemJS, in browsers and in
 * Node: here the shell's `loadEntry` hook loads all of them. One that failed is loaded again by the next request.
 */
export function getRemoteEntry({ origin, remoteInfo, remoteEntryExports }: EntryRequest): Promise<unknown> {
  if (remoteEntryExports !== undefined) return Promise.resolve(remoteEntryExports);
  const key = getRemoteEntryUniqueKey(remoteInfo);
  const running = loading.get(key);
  if (running) return running;
  const started = origin.remoteHandler.hooks.lifecycle.loadEntry.emit({ origin, remoteInfo });
  loading.set(key, started);
  started.catch(() => loading.delete(key));
  return started;
}

export function getRemoteEntryUniqueKey({ name, entry }: Pick<Remote, 'name' | 'entry'>): string {
  return `${name}:${entry}`;
}

export function getRemoteInfo(remote: Remote): RemoteInfo {
  const { name, type = 'global', entryGlobalName = name, shareScope = 'default' } = remote;
  return { ...remote, type, entryGlobalName, shareScope };
}

export const isEsmRemoteType = () => false;
