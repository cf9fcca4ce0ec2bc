import type { Configuration, ExternalItem } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import {
  developmentVersion,
  refreshRuntimeGlobal,
  scriptTrustedTypesPolicyName,
} from 'shared-contracts/development';
import type { FederationConfig } from '../federation.ts';
import { EntryRelativePathPlugin } from '../webpack/entry-relative-path.ts';
import { FederationEntryIdsPlugin } from '../webpack/federation-entry-ids.ts';
import { browserConfig } from '../webpack/remote.ts';
import { refreshConfig, refreshPlugin } from './fast-refresh.ts';

export interface RemoteDevelopment {
  remoteDir: string;
  federation: FederationConfig;
  /** Where the files are served from, with a slash at the end. */
  publicPath: string;
}

/**
 * Returns the browser configuration of a remote that the shop loads from a dev server: development React of the shell, readable
 * code, Fast Refresh. Everything that decides how the remote is shared with the shell is that of a release.
 */
export function remoteDevelopmentConfig({
  remoteDir,
  federation,
  publicPath,
}: RemoteDevelopment): Configuration {
  const release = browserConfig({
    remoteDir,
    // Nothing is written to disk.
    outDir: remoteDir,
    version: developmentVersion,
    mode: 'development',
    federation,
    hasFastRefresh: true,
  });
  const externals = [release.externals ?? []].flat() as ExternalItem[];
  return {
    ...release,
    ...refreshConfig,
    externals: [...externals, refreshRuntimeOfTheShell(federation.name)],
    optimization: {
      ...release.optimization,
      // Numbers would be the same for modules of several remotes.
      moduleIds: 'named',
      chunkIds: 'named',
    },
    output: {
      ...release.output,
      publicPath,
      clean: false,
      // The page allows exactly these policies, see `developmentDirectives` of the shell.
      trustedTypes: { policyName: scriptTrustedTypesPolicyName(federation.name) },
    },
    plugins: [...(release.plugins ?? []).filter((plugin) => !isForReleases(plugin)), refreshPlugin()],
  };
}

/** A dev server has one address, its files change, and its modules have names as ids. */
const isForReleases = (plugin: unknown) =>
  plugin instanceof SubresourceIntegrityPlugin ||
  plugin instanceof EntryRelativePathPlugin ||
  plugin instanceof FederationEntryIdsPlugin;

/**
 * Takes the runtime of Fast Refresh from the shell: it must be in the page before react-dom, and there must be one only.
 * Components are registered by module id, which is the same in two remotes for a shared module, so each remote has its prefix.
 */
function refreshRuntimeOfTheShell(name: string): ExternalItem {
  return ({ request }, done) => {
    const isRuntime = request !== undefined && /[\\/]react-refresh[\\/]runtime(\.js)?$/.test(`/${request}`);
    return isRuntime ? done(undefined, `var ${refreshRuntimeGlobal}(${JSON.stringify(name)})`) : done();
  };
}
