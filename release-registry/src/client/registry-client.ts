import type { RegistryDocument } from 'shared-contracts/releases';
import { changeLive, type BlockRequest, type PromoteRequest, type RollbackRequest } from './change-live.ts';
import { downloadRelease, type DownloadedRelease, type WantedRelease } from './download-release.ts';
import { publishRelease, type Published } from './publish-release.ts';
import { readRegistry, type RegistryReading } from './read-registry.ts';
import { createTransport, type TransportOptions } from './transport.ts';

/** Every method rejects with a `RegistryError`, whose `code` says why. */
export interface RegistryClient {
  read(options?: { etag?: string }): Promise<RegistryReading>;
  publish(releaseDir: string): Promise<Published>;
  promote(request: PromoteRequest): Promise<RegistryDocument>;
  rollback(request: RollbackRequest): Promise<RegistryDocument>;
  block(request: BlockRequest): Promise<RegistryDocument>;
  downloadRelease(wanted: WantedRelease, toDir: string): Promise<DownloadedRelease>;
}

export function createRegistryClient(options: TransportOptions): RegistryClient {
  const call = createTransport(options);
  return {
    read: ({ etag } = {}) => readRegistry(call, etag),
    publish: (releaseDir) => publishRelease(call, releaseDir),
    promote: (request) => changeLive(call, 'promote', request),
    rollback: (request) => changeLive(call, 'rollback', request),
    block: (request) => changeLive(call, 'block', request),
    downloadRelease: (wanted, toDir) => downloadRelease(call, wanted, toDir),
  };
}
