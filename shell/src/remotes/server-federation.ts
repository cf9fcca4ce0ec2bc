import { createRequire } from 'node:module';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { Snapshot, RemoteName } from 'shared-contracts/releases';
import type { ExposeLoader } from 'shared-runtime/host';
import { sharedScope } from './shared-scope.ts';

Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

export interface ServerFederation {
  /** Returns a loader for one response, with the releases of its snapshot only. */
  loaderFor(snapshot: Snapshot): ExposeLoader;
}

/**
 * Loads remotes on the server. Containers are evaluated from the verified copy on disk, never from the network; their
 * names contain the version, so that two releases can be loaded side by side.
 */
export function createServerFederation(
  entryFile: (remote: RemoteName, version: string) => string,
): ServerFederation {
  const requireFromDisk = createRequire(__filename);
  const registered = new Set<string>();
  const entriesFromDisk: ModuleFederationRuntimePlugin = {
    name: 'entries-from-disk',
    async loadEntry({ remoteInfo }) {
      return requireFromDisk(remoteInfo.entry);
    },
  };
  const instance = createInstance({
    name: 'shell',
    shareStrategy: 'loaded-first',
    shared: sharedScope,
    remotes: [],
    plugins: [entriesFromDisk],
  });

  return {
    loaderFor: (snapshot) => ({
      async load(remote, expose) {
        const release = snapshot.releases[remote];
        if (!release) throw new Error(`${remote} has no active release`);
        if (!registered.has(release.ssrContainerName)) {
          registered.add(release.ssrContainerName);
          instance.registerRemotes([
            {
              name: release.ssrContainerName,
              entry: entryFile(remote, release.version),
              type: 'commonjs-module',
            },
          ]);
        }
        const module = await instance.loadRemote(`${release.ssrContainerName}/${expose.replace('./', '')}`);
        if (!module) throw new Error(`${remote} ${release.version} does not expose ${expose}`);
        return module;
      },
    }),
  };
}
