import type { KeyObject } from 'node:crypto';
import type { ContractFile, RegistryDocument } from 'shared-contracts/releases';
import type { AuditEntry } from './domain/audit-entry.ts';
import { changeLive, type BlockRequest, type PromoteRequest, type RollbackRequest } from './change-live.ts';
import { checkRelease, type Checked, type CheckRequest } from './check-release.ts';
import { downloadRelease, type DownloadedRelease, type WantedRelease } from './download-release.ts';
import { publishRelease, type Published } from './publish-release.ts';
import { requestPreview, type PreviewRequest, type PreviewTicket } from './preview.ts';
import { readAudit, type AuditQuestion } from './read-audit.ts';
import { readContract, type ContractQuestion } from './read-contract.ts';
import { readRegistry, type RegistryReading } from './read-registry.ts';
import { createTransport, type TransportOptions } from './transport.ts';
import { watchRevisions } from './watch-revisions.ts';

/** Every method rejects with a `RegistryError`, whose `code` says why. */
export interface RegistryClient {
  read(options?: { etag?: string }): Promise<RegistryReading>;
  /** The latest changes first. */
  audit(question?: AuditQuestion): Promise<AuditEntry[]>;
  preview(request: PreviewRequest): Promise<PreviewTicket>;
  /** Could this release go live now? */
  check(request: CheckRequest): Promise<Checked>;
  /** The contract file of a published release; `null` for one that has none. */
  contract(question: ContractQuestion): Promise<ContractFile | null>;
  /** Calls back for every revision that the registry announces, until it is stopped. */
  watch(onRevision: (revision: number) => void): () => void;
  publish(releaseDir: string): Promise<Published>;
  promote(request: PromoteRequest): Promise<RegistryDocument>;
  rollback(request: RollbackRequest): Promise<RegistryDocument>;
  block(request: BlockRequest): Promise<RegistryDocument>;
  downloadRelease(wanted: WantedRelease, toDir: string): Promise<DownloadedRelease>;
}

export interface RegistryClientOptions extends TransportOptions {
  /** Ed25519: documents that it has not signed are not taken. Without it every document is. */
  publicKey?: KeyObject;
}

export function createRegistryClient(options: RegistryClientOptions): RegistryClient {
  const { baseUrl, publicKey } = options;
  const call = createTransport(options);
  return {
    read: ({ etag } = {}) => readRegistry(call, { etag, publicKey }),
    audit: (question = {}) => readAudit(call, question),
    preview: (request) => requestPreview(call, request),
    check: (request) => checkRelease(call, request),
    contract: (question) => readContract(call, question),
    watch: (onRevision) => watchRevisions({ baseUrl, onRevision, fetch: options.fetch }),
    publish: (releaseDir) => publishRelease(call, releaseDir),
    promote: (request) => changeLive(call, 'promote', request),
    rollback: (request) => changeLive(call, 'rollback', request),
    block: (request) => changeLive(call, 'block', request),
    downloadRelease: (wanted, toDir) => downloadRelease(call, wanted, toDir),
  };
}
