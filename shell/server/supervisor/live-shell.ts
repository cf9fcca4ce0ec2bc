import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { RegistryClient } from 'registry-client';
import { liveEntriesOf } from 'registry-client/domain/registry-document';
import { shellReleaseName, type RegistryDocument, type RegistryEntry } from 'shared-contracts/releases';
import { documentConflict } from '../releases/registry/document-conflict.ts';
import type { InstalledShell, ShellPlan } from './shell-plan.ts';

export interface LiveShellOptions {
  client: Pick<RegistryClient, 'read' | 'downloadRelease'>;
  /** Folder of downloaded releases. */
  folder: string;
  /** The build that the supervisor came with. */
  own: InstalledShell;
  /** The document that an instance has stored: it is used while the registry is down. */
  stored: RegistryDocument | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/**
 * Returns a function that reads which builds the instances should run: the live releases of the shell, downloaded and
 * verified; the supervisor's own build if none is live. The function resolves with undefined if no document or the default
 * cannot be read: what runs then stays. A document that contradicts the known one, such as that of a restored backup, is
 * ignored, as instances ignore it.
 */
export function createLiveShellReader({ client, folder, own, stored, log }: LiveShellOptions) {
  let known = stored;
  let etag: string | undefined;
  let plan: ShellPlan | undefined;

  /** Returns whether there is something new. */
  async function readDocument(): Promise<boolean> {
    const reading = await client.read(etag === undefined ? {} : { etag });
    if (reading.status === 'unchanged') return false;
    const { document } = reading;
    const conflict = documentConflict(known, document);
    if (conflict === null) known = document;
    else log.error({ conflict, revision: document.revision }, 'this document of the registry is ignored');
    etag = reading.etag;
    return true;
  }

  async function install({ metadata, deployment }: RegistryEntry): Promise<InstalledShell> {
    const { version, integrity } = metadata;
    const promotedIn = deployment.promotedIn ?? 0;
    // The files of the same version are the same.
    if (version === own.version) return { ...own, promotedIn };
    const release = { name: shellReleaseName, version, integrity };
    const { dir, manifest } = await client.downloadRelease(release, folder);
    return { version, promotedIn, serverFile: join(dir, 'server', manifest.ssrEntry) };
  }

  async function makePlan(document: RegistryDocument): Promise<ShellPlan> {
    const live = liveEntriesOf(document, shellReleaseName);
    const defaultEntry = live.find(({ deployment }) => deployment.default);
    if (defaultEntry === undefined) return { defaultBuild: own, canary: null };
    const canary = live.find(({ deployment }) => !deployment.default);
    return {
      defaultBuild: await install(defaultEntry),
      canary: canary ? await installCanary(canary) : null,
    };
  }

  /** A canary that cannot be downloaded must not keep the default from its instances. */
  async function installCanary(entry: RegistryEntry): Promise<ShellPlan['canary']> {
    try {
      return { build: await install(entry), traffic: entry.deployment.traffic };
    } catch (error) {
      // The next reading tries it again.
      etag = undefined;
      log.warn({ err: error }, 'the canary of the shell cannot be downloaded');
      return null;
    }
  }

  return async (): Promise<ShellPlan | undefined> => {
    try {
      if (!(await readDocument()) && plan) return plan;
    } catch (error) {
      log.warn({ err: error }, 'the registry cannot be reached; the last known release of the shell is used');
    }
    try {
      if (known) plan = await makePlan(known);
      return plan;
    } catch (error) {
      etag = undefined;
      log.warn({ err: error }, 'the live release of the shell cannot be downloaded; what runs stays');
      return undefined;
    }
  };
}
