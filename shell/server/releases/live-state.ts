import type { KeyObject } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { storeByHost } from 'shared-contracts/stores';
import { releaseFingerprint, formatLiveState } from '../../src/remotes/release-fingerprint.ts';
import type { Maintenance } from '../maintenance/maintenance.ts';
import { previewedReleases, type PreviewOptions } from './preview.ts';
import type { Releases } from './releases.ts';
import type { ShellBuild } from '../shell-build.ts';
import { knownVisitorId } from '../visitor/visitor.ts';

export interface LiveStateOptions extends PreviewOptions {
  releases: Pick<Releases, 'preview' | 'snapshotFor'>;
  shellBuild: Pick<ShellBuild, 'version'>;
  maintenance: Maintenance;
  visitorKey: KeyObject;
}

/** Returns a function for the release fingerprint that a full page load of this visitor would have now. */
export function createLiveState(options: LiveStateOptions): (request: FastifyRequest) => Promise<string> {
  const { releases, shellBuild, maintenance } = options;
  return async (request) => {
    const visitorId = knownVisitorId(request, options.visitorKey);
    const isClosed = maintenance.noticeFor(storeByHost(request.headers.host).id) !== null;
    // Without a visitor id the releases cannot be determined.
    if (visitorId === null) return formatLiveState({ fingerprint: null, isClosed });
    const snapshot = releases.snapshotFor(visitorId, await previewedReleases(request, options));
    return formatLiveState({
      fingerprint: releaseFingerprint(shellBuild.version, snapshot.releases),
      isClosed,
    });
  };
}
