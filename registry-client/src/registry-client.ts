import type { KeyObject } from 'node:crypto';
import type { ContractFile, RegistryDocument, ReleaseManifest, RemoteName } from 'shared-contracts/releases';
import type { AuditEntry } from './domain/audit-entry.ts';
import type { ErrorGroup } from './domain/error-group.ts';
import type { ErrorReport } from './domain/error-report.ts';
import {
  changeLive,
  type BlockRequest,
  type PromoteRequest,
  type RemoveRequest,
  type RollbackRequest,
} from './requests/change-live.ts';
import { checkRelease, type CompatibilityReport, type CheckRequest } from './requests/check-release.ts';
import {
  downloadRelease,
  type DownloadedRelease,
  type RequestedRelease,
} from './requests/download-release.ts';
import { requestDevelopment, type DevelopmentRequest } from './requests/development.ts';
import { readErrors, sendErrors } from './requests/errors.ts';
import { publishRelease, type PublishedRelease } from './requests/publish-release.ts';
import { requestPreview, type PreviewRequest, type IssuedToken } from './requests/preview.ts';
import { readAudit, type AuditQuery } from './requests/read-audit.ts';
import { readContract, type ContractQuery } from './requests/read-contract.ts';
import { readManifest } from './requests/read-manifest.ts';
import { readRegistry, type RegistryReadResult } from './requests/read-registry.ts';
import { readToken, type TokenAccess } from './requests/read-token.ts';
import { readReports, sendReport, type ShellReports } from './requests/report.ts';
import type { ShellReport, StoredReport } from './domain/shell-report.ts';
import { createTransport, type TransportOptions } from './transport.ts';
import { watchRevisions } from './requests/watch-revisions.ts';

/** Every method rejects with a `RegistryError`, whose `code` says why. */
export interface RegistryClient {
  read(options?: { etag?: string }): Promise<RegistryReadResult>;
  /** Returns audit entries, the latest first. */
  audit(question?: AuditQuery): Promise<AuditEntry[]>;
  preview(request: PreviewRequest): Promise<IssuedToken>;
  /** Requests a token for a remote that runs from a dev server. */
  developmentToken(request: DevelopmentRequest): Promise<IssuedToken>;
  /** Checks whether a release could go live now. */
  check(request: CheckRequest): Promise<CompatibilityReport>;
  /** Returns the contract file of a published release; `null` for a release without one. */
  contract(question: ContractQuery): Promise<ContractFile | null>;
  /** Returns the `release.json` of a published release. */
  manifest(question: ContractQuery): Promise<ReleaseManifest>;
  /** Calls back for every revision that the registry announces. Returns a function that stops it. */
  watch(onRevision: (revision: number) => void): () => void;
  publish(releaseDir: string): Promise<PublishedRelease>;
  promote(request: PromoteRequest): Promise<RegistryDocument>;
  rollback(request: RollbackRequest): Promise<RegistryDocument>;
  block(request: BlockRequest): Promise<RegistryDocument>;
  /** Removes a remote with all of its releases. Needs the operators' token. */
  remove(request: RemoveRequest): Promise<RegistryDocument>;
  /** Stores a shell's report and returns those of all shells. */
  report(report: ShellReport): Promise<StoredReport[]>;
  /** Returns the latest report of each shell. */
  reports(): Promise<ShellReports>;
  /** Adds errors of a shell and of its tabs. */
  reportErrors(report: ErrorReport): Promise<void>;
  /** Returns the errors of one remote, or of all that the token may change, grouped; the latest first. */
  errors(remote?: RemoteName): Promise<ErrorGroup[]>;
  /** Returns what the client's token may do. */
  token(): Promise<TokenAccess>;
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
    developmentToken: (request) => requestDevelopment(call, request),
    check: (request) => checkRelease(call, request),
    contract: (question) => readContract(call, question),
    manifest: (question) => readManifest(call, question),
    watch: (onRevision) => watchRevisions({ baseUrl, onRevision, fetch: options.fetch }),
    publish: (releaseDir) => publishRelease(call, releaseDir),
    promote: (request) => changeLive(call, 'promote', request),
    rollback: (request) => changeLive(call, 'rollback', request),
    block: (request) => changeLive(call, 'block', request),
    remove: (request) => changeLive(call, 'remove', request),
    report: (report) => sendReport(call, report),
    reports: () => readReports(call),
    reportErrors: (report) => sendErrors(call, report),
    errors: (remote) => readErrors(call, remote),
    token: () => readToken(call),
    downloadRelease: (wanted, toDir) => downloadRelease(call, wanted, toDir),
  };
}
