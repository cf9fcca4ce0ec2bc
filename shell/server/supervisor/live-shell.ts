import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { RegistryClient } from 'registry-client';
import { shellReleaseName, type RegistryDocument, type RegistryEntry } from 'shared-contracts/releases';
import type { InstalledShell } from './rollout.ts';

export interface LiveShellOptions {
  client: Pick<RegistryClient, 'read' | 'downloadRelease'>;
  /** Folder of downloaded releases. */
  folder: string;
  /** The build that the supervisor came with. */
  own: InstalledShell;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/**
 * Returns a function that reads which build the instances should run: the live release of the shell, downloaded and
 * verified; the supervisor's own build if none is live. The function resolves with undefined if the registry or the
 * release cannot be read: the running build then stays.
 */
export function createLiveShellReader({ client, folder, own, log }: LiveShellOptions) {
  return async (): Promise<InstalledShell | undefined> => {
    try {
      const reading = await client.read();
      if (reading.status !== 'read') return undefined;
      const live = liveEntry(reading.document);
      if (live === undefined) return own;
      const promotedIn = live.deployment.promotedIn ?? 0;
      const { version, integrity } = live.metadata;
      // The files of the same version are the same.
      if (version === own.version) return { ...own, promotedIn };
      const { dir, manifest } = await client.downloadRelease(
        { name: shellReleaseName, version, integrity },
        folder,
      );
      return { version, promotedIn, serverFile: join(dir, 'server', manifest.ssrEntry) };
    } catch (error) {
      log.warn({ err: error }, 'the live release of the shell cannot be read; what runs stays');
      return undefined;
    }
  };
}

function liveEntry({ microFrontends }: RegistryDocument): RegistryEntry | undefined {
  return (microFrontends[shellReleaseName] ?? []).find(({ deployment }) => deployment.default);
}
