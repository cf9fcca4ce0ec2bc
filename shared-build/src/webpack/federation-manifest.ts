import type { moduleFederationPlugin } from '@module-federation/enhanced';
import { shellShared } from 'shared-contracts/releases';
import webpack, { type Compiler } from 'webpack';
import { sharedModules } from '../federation.ts';

type ManifestOptions = moduleFederationPlugin.PluginManifestOptions;
type Stats = Parameters<NonNullable<ManifestOptions['additionalData']>>[0]['stats'];

/**
 * Returns the options of `mf-manifest.json`, by which hosts other than the shell load a release. It has the version of the
 * release, where the plugin would write that of the package, and all modules that a host must share: the plugin lists
 * only those that the remote could bundle itself.
 */
export function federationManifest(version: string): ManifestOptions {
  return {
    additionalData({ stats }) {
      stats.metaData.buildInfo.buildVersion = version;
      stats.shared = Object.keys(sharedModules).map((name) => describeShared(stats.name, name));
      return stats;
    },
  };
}

function describeShared(container: string, name: string): Stats['shared'][number] {
  return {
    id: `${container}:${name}`,
    name,
    // With which the release was built.
    version: shellShared[name] ?? '',
    requiredVersion: (sharedModules as Record<string, string>)[name] ?? '',
    singleton: true,
    // The remote has no copy of its own.
    assets: { js: { async: [], sync: [] }, css: { async: [], sync: [] } },
    fallback: '',
    fallbackName: '',
    fallbackType: 'global',
    hash: '',
    deps: [],
    usedIn: [],
    usedExports: [],
  };
}

/** Written by the plugin beside the manifest: every module of the build, for tools that analyse builds. */
const statsFile = 'mf-stats.json';

/** Keeps the plugin's statistics out of the release, whose files are served for ever. */
export class WithoutFederationStats {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('WithoutFederationStats', (compilation) => {
      const last = {
        name: 'WithoutFederationStats',
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
      };
      compilation.hooks.processAssets.tap(last, () => compilation.deleteAsset(statsFile));
    });
  }
}
