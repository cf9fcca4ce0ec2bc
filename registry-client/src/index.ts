export { createRegistryClient, type RegistryClient, type RegistryClientOptions } from './registry-client.ts';
export type { CompatibilityReport, CheckRequest } from './requests/check-release.ts';
export type { TokenAccess } from './requests/read-token.ts';
export type { ContractQuery } from './requests/read-contract.ts';
export type { PreviewRequest, IssuedToken } from './requests/preview.ts';
export { parseApiContract, readApiContract, type ApiReading } from './requests/read-api-contract.ts';
export { contentTypeOf } from './content-type.ts';
export { isSignedDocument } from './signing/signed-document.ts';
export { readDevelopmentToken, type DevelopmentPreview } from './signing/development-token.ts';
export { readPreviewToken, type Preview } from './signing/preview-token.ts';
export { RegistryError, type RegistryErrorCode } from './registry-error.ts';
export type { BlockRequest, PromoteRequest, RollbackRequest } from './requests/change-live.ts';
export type { DownloadedRelease, RequestedRelease } from './requests/download-release.ts';
export type { PublishedRelease } from './requests/publish-release.ts';
export type { RegistryReadResult } from './requests/read-registry.ts';
export type { TransportOptions } from './transport.ts';
export { bucketFor, pickReleases, type PickedReleases } from './domain/pick-releases.ts';
export { releaseNamesOf, remoteNamesOf } from './domain/registry-document.ts';
export { apiMismatches } from './domain/api-contract/api-mismatches.ts';
export { mismatchesWith } from './domain/compatibility.ts';
export { sideOf, type ReleaseSide } from './domain/release-side.ts';
export { simulateChange, type LiveChange } from './domain/live-change.ts';
export type { Outcome } from './domain/rejection.ts';
export type { AuditEntry } from './domain/audit-entry.ts';
export type { ErrorGroup, SourceFrame } from './domain/error-group.ts';
export {
  countInstances,
  runningShells,
  verdictOf,
  type DocumentConflict,
  type ReleaseVerdict,
  type ShellReport,
  type StoredReport,
} from './domain/shell-report.ts';
