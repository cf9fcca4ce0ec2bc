export { createRegistryClient, type RegistryClient } from './registry-client.ts';
export { RegistryError, type RegistryErrorCode } from './registry-error.ts';
export type { BlockRequest, PromoteRequest, RollbackRequest } from './change-live.ts';
export type { DownloadedRelease, WantedRelease } from './download-release.ts';
export type { Published } from './publish-release.ts';
export type { RegistryReading } from './read-registry.ts';
export type { TransportOptions } from './transport.ts';
export { bucketFor, pickReleases, type PickedReleases } from '../domain/pick-releases.ts';
