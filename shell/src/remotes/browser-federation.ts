import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import federationBundler from '@module-federation/webpack-bundler-runtime';
import type { ExposeLoader } from './region-store.ts';
import { sharedScope } from './shared-scope.ts';
import type { BrowserSnapshot } from './snapshot.ts';

// Remotes use this federation runtime instead of bundling their own: see the remote configuration in shared-build.
Object.assign(globalThis, {
  _FEDERATION_BUNDLER_RUNTIME: federationBundler,
});

/** Loads exactly the snapshot's releases; each entry is checked against its hash. */
export function createBrowserLoader(snapshot: BrowserSnapshot): ExposeLoader {
  const integrityOf = new Map(
    Object.values(snapshot.releases).map((release) => [
      release.remoteEntry.url,
      release.remoteEntry.integrity,
    ]),
  );
  const verifiedEntries: ModuleFederationRuntimePlugin = {
    name: 'verified-entries',
    createScript({ url }) {
      const integrity = integrityOf.get(new URL(url, location.href).pathname);
      if (!integrity) throw new Error(`${url} is not an entry of this page's snapshot`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      return script;
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
