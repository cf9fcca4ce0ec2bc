import type { KeyObject } from 'node:crypto';
import type { ContractFile, RegistryDocument } from 'shared-contracts/releases';
import type { AuditEntry } from './domain/audit-entry.ts';
import { changeLive, type BlockRequest, type PromoteRequest, type RollbackRequest } from './change-live.ts';
import { checkRelease, type CompatibilityReport, type CheckRequest } from './check-release.ts';
import { downloadRelease, type DownloadedRelease, type RequestedRelease } from './download-release.ts';
import { publishRelease, type PublishedRelease } from './publish-release.ts';
import { requestPreview, type PreviewRequest, type PreviewTicket } from './preview.ts';
import { readAudit, type AuditQuery } from './read-audit.ts';
import { readContract, type ContractQuery } from './read-contract.ts';
import { readRegistry, type RegistryReadResult } from './read-registry.ts';
import { createTransport, type TransportOptions } from './transport.ts';
import { watchRevisions } from './watch-revisions.ts';

/** Every method rejects with a `RegistryError`, whose `code` says why. */
export interface RegistryClient {
  read(options?: { etag?: string }): Promise<RegistryReadResult>;
  /** Returns audit entries, the latest first. */
  audit(question?: AuditQuery): Promise<AuditEntry[]>;
  preview(request: PreviewRequest): Promise<PreviewTicket>;
  /** Checks whether a release could go live now. */
  check(request: CheckRequest): Promise<CompatibilityReport>;
  /** Returns the contract file of a published release; `null` for a release without one. */
  contract(question: ContractQuery): Promise<ContractFile | null>;
  /** Calls back for every revision that the registry announces. Returns a function that stops it. */
  watch(onRevision: (revision: number) => void): () => void;
  publish(releaseDir: string): Promise<PublishedRelease>;
  promote(request: PromoteRequest): Promise<RegistryDocument>;
  rollback(request: RollbackRequest): Promise<RegistryDocument>;
  block(request: BlockRequest): Promise<RegistryDocument>;
  downloadRelease(wanted: RequestedRelease, toDir: string): Promise<DownloadedRelease>;
}

export interface RegistryClientOptions extends TransportOptions {
  /** Ed25519. Documents without a valid signature are rejected. Without a key every document is accepted. */
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
