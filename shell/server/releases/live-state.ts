import type { KeyObject } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { liveEntriesOf } from 'registry-client/domain/registry-document';
import { shellReleaseName } from 'shared-contracts/releases';
import { storeByHost } from 'shared-contracts/stores';
import { releaseFingerprint, formatLiveState } from '../../src/remotes/release-fingerprint.ts';
import { withDevServerPorts } from '../development/development.ts';
import { versionsOf } from '../../src/remotes/snapshot.ts';
import type { Maintenance } from '../maintenance/maintenance.ts';
import { linkedDevServerPorts, previewedReleases, type PreviewOptions } from './pinned/preview.ts';
import type { Releases } from './releases.ts';
import type { ShellBuild } from '../shell-build.ts';
import { knownVisitorId } from '../visitor/visitor.ts';

export interface LiveStateOptions extends PreviewOptions {
  releases: Pick<Releases, 'preview' | 'snapshotFor' | 'document'>;
  shellBuild: Pick<ShellBuild, 'version'>;
  maintenance: Maintenance;
  visitorKey: KeyObject;
}

/**
 * Returns a function for the headers with the release fingerprints that a full page load of this visitor could have now. Any process may
 * answer the next request: a tab of a build that is live stays as it is, whichever build answers its calls.
 */
export function createLiveState(
  options: LiveStateOptions,
): (request: FastifyRequest) => Promise<Record<string, string>> {
  const { releases, shellBuild, maintenance } = options;
  return async (request) => {
    const visitorId = knownVisitorId(request, options.visitorKey);
    const isClosed = maintenance.noticeFor(storeByHost(request.headers.host).id) !== null;
    // Without a visitor id the releases cannot be determined.
    if (visitorId === null) return formatLiveState({ fingerprints: [], isClosed });
    const live = releases.snapshotFor(visitorId, await previewedReleases(request, options));
    const snapshot = withDevServerPorts(live, options.development, linkedDevServerPorts(request, options));
    const builds = new Set([shellBuild.version, ...liveShells(releases)]);
    return formatLiveState({
      fingerprints: [...builds].map((build) => releaseFingerprint(build, versionsOf(snapshot))),
      isClosed,
    });
  };
}

/** Returns the versions of the default and the canary of the shell. */
function liveShells({ document }: Pick<Releases, 'document'>): string[] {
  const known = document();
  return known ? liveEntriesOf(known, shellReleaseName).map(({ metadata }) => metadata.version) : [];
}
