import * as z from 'zod/mini';
import { frameSchema, slotsSchema, type FrameTable } from './frame.ts';
import { overlayPlacesSchema } from './overlay-places.ts';
import { pageClaimsSchema, type PageClaims } from './page-claims.ts';
import { pageTypesSchema, type PageTypes } from './page-types.ts';
import { prefetchedExposesSchema } from './prefetched-exposes.ts';
import { remoteNameSchema, type RemoteName } from './remote-names.ts';
import { startupPrioritiesSchema } from './startup-priorities.ts';
import { areTablesSmall, maxTableBytes } from './table-size.ts';

export {
  contractFileLimit,
  contractFileName,
  contractFileSchema,
  sourceMapFolder,
  type ContractCall,
  type ContractFile,
  type ContractTerm,
} from './contract-file.ts';
export {
  apiContractLimit,
  apiContractPath,
  apiContractSchema,
  type ApiContract,
  type OfferedEndpoint,
} from './api-contract.ts';
export { containerName, federationManifestFile, ssrContainerName } from './container-names.ts';
export { defaultOverlayPlace } from './default-overlay-place.ts';
export { frameMismatch, type FrameTable } from './frame.ts';
export { frameSlots, type FrameSlotName, type SlotCapacity } from './frame-slots.ts';
export {
  overlayMismatch,
  overlayNamesOf,
  overlaysOf,
  type OverlayPlace,
  type OverlayPlaces,
} from './overlay-places.ts';
export { isReservedClaim, type PageClaims } from './page-claims.ts';
export { pageTypeMismatch, type PageTypes } from './page-types.ts';
export { prefetchMismatch } from './prefetched-exposes.ts';
export {
  areSimilarNames,
  isRemoteName,
  maxLiveReleases,
  maxRemotes,
  remoteNameSchema,
  shellReleaseName,
  type RemoteName,
} from './remote-names.ts';
export { discoverySchema, type DiscoveredRelease, type Discovery } from './discovery.ts';
export { shellShared } from './shell-shared.ts';
export {
  isStartupExpose,
  startupMismatch,
  type StartupPriorities,
  type StartupPriority,
} from './startup-priorities.ts';

/** `sha384-…` as in Subresource Integrity. */
export const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** A version is also a directory, a URL segment and part of a container name. */
export const versionSchema = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9a-z.]{1,40})?$/));

const filePath = z.string().check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./~-]{0,199}$/));
const assetTable = z.record(filePath, integritySchema);

/** Majors by name. Releases are compared with each other, and each page contains the events of every release. */
const majors = (max: number) =>
  z
    .record(z.string(), z.int())
    .check(z.refine((table) => Object.keys(table).length <= max, `at most ${max} names`));

/** `release.json`: what a squad's build states about itself. Written by the build, verified by every reader. */
export const releaseManifestSchema = z.object({
  schema: z.literal(1),
  name: remoteNameSchema,
  version: versionSchema,
  /** Global name of the browser container: the same for every version. */
  containerName: z.string().check(z.regex(/^[a-z0-9_]+$/)),
  /** Global name of the Node container: contains the version, so that two versions can run in one process. */
  ssrContainerName: z.string().check(z.regex(/^[a-z0-9_]+$/)),
  remoteEntry: filePath,
  ssrEntry: filePath,
  /** Browser files that each expose needs at once. */
  exposes: z.record(
    z.string().check(z.maxLength(120)),
    z.object({
      js: z.array(filePath),
      css: z.array(filePath),
      /** Chunks with the compiled messages of each locale. Missing in earlier releases, see `messageFilesOf`. */
      messages: z.optional(z.record(z.string(), z.array(filePath))),
    }),
  ),
  /** Chunk with the compiled messages of each locale, of a release whose exposes all have the same ones. */
  messages: z.record(z.string(), filePath),
  /** Hashes of the browser files. Served under `/assets/<name>/<version>/`. */
  assets: assetTable,
  /** Hashes of the Node files. */
  serverAssets: assetTable,
  contracts: z
    .object({
      /** Major of the shell's interface that the remote was built against. */
      shellApi: z.int(),
      /** Majors by event: `type`, and `type@major` for each further major. */
      emits: majors(50),
      consumes: majors(50),
      props: majors(200),
      /** Missing in earlier releases, see `withEarlierTables`. */
      pageTypes: z.optional(pageTypesSchema),
      /** Missing in earlier releases, see `withEarlierTables`. */
      frame: z.optional(frameSchema),
      /** Of a release of the shell; missing in earlier ones, which have no slots for releases. */
      slots: z.optional(slotsSchema),
      claims: z.optional(pageClaimsSchema),
      startup: z.optional(startupPrioritiesSchema),
      /** Missing in releases from before places of overlays were declared, see `withEarlierTables`. */
      overlays: z.optional(overlayPlacesSchema),
      /** Exposes whose files the tabs of guests fetch once they are idle. */
      prefetchForGuests: z.optional(prefetchedExposesSchema),
      /** Of a release of the shell: the version of each shared module that it provides to remotes. */
      provides: z.optional(
        z.record(z.string(), z.string()).check(z.refine((versions) => Object.keys(versions).length <= 50)),
      ),
      /** Whether `emits` and `consumes` are complete. Missing in releases built with shared-runtime before 1.5. */
      declaresEvents: z.optional(z.literal(true)),
    })
    .check(z.refine(areTablesSmall, `more than ${maxTableBytes} bytes of tables`)),
  ops: z.object({
    /** Missing in earlier releases, which have `team`. Their signatures include it. */
    squad: z.optional(z.string()),
    team: z.optional(z.string()),
    commit: z.nullable(z.string()),
    /** ISO 8601, UTC. */
    builtAt: z.string(),
    /** Timeout of the shell for this remote's load and server render, in milliseconds. */
    timeoutMs: z.int(),
    budgetKb: z.int(),
    /** Whether shells may roll the release back within the first hour at 100 %, for an extreme failure rate. */
    rollsBackAfterPromotion: z.optional(z.boolean()),
    /** Not read or written any more. Earlier releases have it, and their signatures include it. */
    criticality: z.optional(z.enum(['page', 'region'])),
  }),
});

export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;

/** Returns the files with the messages of an expose in one locale. */
export function messageFilesOf(
  { exposes, messages }: Pick<ReleaseManifest, 'exposes' | 'messages'>,
  expose: string,
  locale: string,
): string[] {
  const own = Object.hasOwn(exposes, expose) ? exposes[expose]?.messages : undefined;
  const files = own ? own[locale] : messages[locale];
  return files === undefined ? [] : [files].flat();
}

const releaseStatuses = ['staged', 'active', 'retired', 'blocked'] as const;

/** One release in the registry, in the outer shape of awslabs/frontend-discovery. */
export const registryEntrySchema = z.object({
  /** Root-relative URL of the release's directory of browser files. */
  url: z.string(),
  /** Not read or written any more. Earlier entries have it, and the document's signature includes it. */
  fallbackUrl: z.optional(z.nullable(z.string())),
  metadata: z.object({ version: versionSchema, /** Hash of `release.json`. */ integrity: integritySchema }),
  deployment: z.object({
    traffic: z.int().check(z.minimum(0), z.maximum(100)),
    default: z.boolean(),
    /** The default before this release, which a rollback restores. */
    replaced: z.optional(versionSchema),
    /** Revision of the release's latest promotion. Shells give one verdict for each. */
    promotedIn: z.optional(z.int()),
  }),
  status: z.enum(releaseStatuses),
  extras: z.object({
    contracts: releaseManifestSchema.shape.contracts,
    ops: releaseManifestSchema.shape.ops,
  }),
});

export type RegistryEntry = z.infer<typeof registryEntrySchema>;

/** Maximum number of releases of removed remotes in the document. */
export const maxRemovedReleases = 1_000;

/** A release of a removed remote that was live, whose files stay available to open tabs, or that is blocked. */
const removedReleaseSchema = z.object({
  remote: remoteNameSchema,
  version: versionSchema,
  /** Hash of `release.json`. */
  integrity: integritySchema,
  /** When the remote was removed, ISO 8601, UTC. */
  at: z.string(),
  /** Missing in documents of earlier registries, which list none that is blocked. */
  status: z._default(z.enum(['retired', 'blocked']), 'retired'),
});

export type RemovedRelease = z.infer<typeof removedReleaseSchema>;

export const registryDocumentSchema = z.object({
  schema: z.literal(1),
  /** Increases by one with every write; also the ETag. */
  revision: z.int().check(z.minimum(0)),
  /** ISO 8601, UTC. */
  generatedAt: z.string(),
  microFrontends: z.record(remoteNameSchema, z.array(registryEntrySchema)),
  /** Missing in documents of earlier registries. */
  removed: z.optional(z.array(removedReleaseSchema).check(z.maxLength(maxRemovedReleases))),
  /** Ed25519 signature over everything else, base64url. Without it the document was not written by a registry. */
  signature: z.optional(z.string()),
});

export type RegistryDocument = z.infer<typeof registryDocumentSchema>;

/** Major of shared-runtime's interface, which the shell provides to remotes. */
export const shellApiMajor = 1;

/** The releases of one response. It never changes. */
export interface Snapshot {
  revision: number;
  releases: Record<RemoteName, ReleaseManifest>;
  /** Of remotes whose releases cannot be used at the moment: their pages and fragments fail instead of being unknown. */
  unavailable?: Record<RemoteName, UnavailableTables>;
  /** Ports of dev servers by remote: this visitor runs these remotes from their sources. */
  devServerPorts?: Record<RemoteName, number>;
}

export interface UnavailableTables {
  pageTypes: PageTypes;
  frame: FrameTable;
  claims?: PageClaims;
}
