import { fileURLToPath } from 'node:url';
import type { moduleFederationPlugin } from '@module-federation/enhanced';
import { sharedModules } from '../federation.ts';

type HostOptions = Omit<moduleFederationPlugin.ModuleFederationPluginOptions, 'name'>;

/**
 * Returns the options of `ModuleFederationPlugin` for a host other than the shell, but for its name. The host bundles one
 * copy of each shared module, and provides the federation runtime that remotes use instead of their own.
 */
export function hostFederation(): HostOptions {
  return {
    shared: Object.fromEntries(
      Object.entries(sharedModules).map(([name, requiredVersion]) => [
        name,
        { singleton: true, requiredVersion },
      ]),
    ),
    shareStrategy: 'loaded-first',
    runtimePlugins: [fileURLToPath(import.meta.resolve('shared-build/other-host/runtime'))],
    manifest: false,
    dts: false,
    // The host's own entry may import shared modules directly.
    experiments: { provideExternalRuntime: true, asyncStartup: true },
  };
}
