import type { moduleFederationPlugin } from '@module-federation/enhanced';
import { shellShared } from 'shared-contracts/releases';
import webpack, { type Compiler } from 'webpack';

type ManifestOptions = moduleFederationPlugin.PluginManifestOptions;
type Stats = Parameters<NonNullable<ManifestOptions['additionalData']>>[0]['stats'];

/**
 * Returns the options of `mf-manifest.json`, by which hosts other than the shell load a release. It has the version of the
 * release, where the plugin would write that of the package, and all modules that a host must share: the plugin lists
 * only those that the remote could bundle itself.
 *
 * @param required range of each shared module that the remote needs
 */
export function federationManifest(version: string, required: Record<string, string>): ManifestOptions {
  return {
    additionalData({ stats }) {
      stats.metaData.buildInfo.buildVersion = version;
      stats.shared = Object.entries(required).map(([name, range]) => describeShared(stats.name, name, range));
      return stats;
    },
  };
}

function describeShared(container: string, name: string, requiredVersion: string): Stats['shared'][number] {
  return {
    id: `${container}:${name}`,
    name,
    // What the shell provided when shared-contracts was published.
    version: shellShared[name] ?? '',
    requiredVersion,
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
export class RemoveFederationStatsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RemoveFederationStatsPlugin', (compilation) => {
      const last = {
        name: 'RemoveFederationStatsPlugin',
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
      };
      compilation.hooks.processAssets.tap(last, () => compilation.deleteAsset(statsFile));
    });
  }
}
