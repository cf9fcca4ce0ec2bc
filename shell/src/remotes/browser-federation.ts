import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import federationBundler from '@module-federation/webpack-bundler-runtime';
import { loadScript, type ExposeLoader } from 'shared-runtime/host';
import { sharedScope } from './shared-scope.ts';
import type { BrowserSnapshot } from './snapshot.ts';

// Remotes use this federation runtime instead of bundling their own: see the remote configuration in shared-build.
Object.assign(globalThis, {
  _FEDERATION_BUNDLER_RUNTIME: federationBundler,
});

type RemoteEntry = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;

/**
 * Loads exactly the snapshot's releases; each entry is checked against its hash.
 *
 * @param loadOther loads an entry without a hash, in development only; by default such an entry is an error
 */
export function createBrowserLoader(
  snapshot: BrowserSnapshot,
  loadOther?: (entry: string) => Promise<void>,
): ExposeLoader {
  const integrityOf = new Map(
    Object.values(snapshot.releases).map((release) => [
      release.remoteEntry.url,
      release.remoteEntry.integrity,
    ]),
  );
  const verifiedEntries: ModuleFederationRuntimePlugin = {
    name: 'verified-entries',
    async loadEntry({ remoteInfo: { entry, entryGlobalName } }) {
      const integrity = integrityOf.get(new URL(entry, location.href).pathname);
      if (integrity) await loadScript(entry, integrity);
      else if (loadOther) await loadOther(entry);
      else throw new Error(`${entry} is not an entry of this page's snapshot`);
      const container = Reflect.get(globalThis, entryGlobalName) as RemoteEntry;
      if (container === undefined) throw new Error(`${entry} does not define ${entryGlobalName}`);
      return container;
    },
  };
  const instance = createInstance({
    name: 'shell',
    shareStrategy: 'loaded-first',
    shared: sharedScope,
    plugins: [verifiedEntries],
    remotes: Object.entries(snapshot.releases).map(([alias, release]) => ({
      alias,
      name: release.containerName,
      entry: release.remoteEntry.url,
    })),
  });
  return {
    async load(remote, expose) {
      const release = snapshot.releases[remote];
      if (!release) throw new Error(`${remote} has no active release`);
      const module = await instance.loadRemote(`${release.containerName}/${expose.replace('./', '')}`);
      if (!module) throw new Error(`${remote} ${release.version} does not expose ${expose}`);
      return module;
    },
  };
}
