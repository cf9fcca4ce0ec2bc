import * as z from 'zod/mini';
import { remoteNames } from './exposes/index.ts';

export {
  contractFileLimit,
  contractFileName,
  contractFileSchema,
  type ContractFile,
  type ContractTerm,
} from './releases/contract-file.ts';
export { shellShared } from './releases/shell-shared.ts';

/** `sha384-…` as in Subresource Integrity. */
export const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** A version is also a directory, a URL segment and part of a container name. */
export const versionSchema = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9a-z.]{1,40})?$/));

export const remoteNameSchema = z.enum(remoteNames);

const filePath = z.string().check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./~-]{0,199}$/));
const assetTable = z.record(filePath, integritySchema);

/** `release.json`: what a squad's build says of itself. Written by the build, verified by everybody after it. */
export const releaseManifestSchema = z.object({
  schema: z.literal(1),
  name: remoteNameSchema,
  version: versionSchema,
  /** Global name of the browser container: the same for every version. */
  containerName: z.string().check(z.regex(/^[a-z0-9_]+$/)),
  /** Global name of the Node container: carries the version, so that two can be live in one process. */
  ssrContainerName: z.string().check(z.regex(/^[a-z0-9_]+$/)),
  remoteEntry: filePath,
  ssrEntry: filePath,
  /** Expose → the browser files that it needs at once. */
  exposes: z.record(z.string(), z.object({ js: z.array(filePath), css: z.array(filePath) })),
  /** Locale → the chunk with its compiled messages. */
  messages: z.record(z.string(), filePath),
  /** Browser files → hash. Served under `/assets/<name>/<version>/`. */
  assets: assetTable,
  /** Node files → hash. */
  serverAssets: assetTable,
  contracts: z.object({
    /** Major of the shell's interface that the remote was built against. */
    shellApi: z.int(),
    emits: z.record(z.string(), z.int()),
    consumes: z.record(z.string(), z.int()),
    props: z.record(z.string(), z.int()),
  }),
  ops: z.object({
    team: z.string(),
    commit: z.nullable(z.string()),
    /** ISO 8601, UTC. */
    builtAt: z.string(),
    /** How long the shell waits for this remote's load and server render, milliseconds. */
    timeoutMs: z.int(),
    budgetKb: z.int(),
    criticality: z.enum(['page', 'region']),
  }),
});

export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;

export const releaseStatuses = ['staged', 'active', 'retired', 'blocked'] as const;

/** One release in the registry, in the outer shape of awslabs/frontend-discovery. */
export const registryEntrySchema = z.object({
  /** Root-relative URL of the release's directory of browser files. */
  url: z.string(),
  fallbackUrl: z.nullable(z.string()),
  metadata: z.object({ version: versionSchema, /** Hash of `release.json`. */ integrity: integritySchema }),
  deployment: z.object({
    traffic: z.int().check(z.minimum(0), z.maximum(100)),
    default: z.boolean(),
    /** The default before this release became it: where a rollback returns to. */
    replaced: z.optional(versionSchema),
  }),
  status: z.enum(releaseStatuses),
  extras: z.object({
    contracts: releaseManifestSchema.shape.contracts,
    ops: releaseManifestSchema.shape.ops,
  }),
});

export type RegistryEntry = z.infer<typeof registryEntrySchema>;

export const registryDocumentSchema = z.object({
  schema: z.literal(1),
  /** Goes up by one with every write; also the ETag. */
  revision: z.int().check(z.minimum(0)),
  /** ISO 8601, UTC. */
  generatedAt: z.string(),
  microFrontends: z.partialRecord(remoteNameSchema, z.array(registryEntrySchema)),
  /** Ed25519 over everything else, base64url. What has none was never written by a registry. */
  signature: z.optional(z.string()),
});

export type RegistryDocument = z.infer<typeof registryDocumentSchema>;

/** Major of what the shell offers to remotes (shared-runtime's interface). */
export const shellApiMajor = 1;

/** The releases that one response is made of, frozen for its whole life. */
export interface Snapshot {
  revision: number;
  releases: Partial<Record<(typeof remoteNames)[number], ReleaseManifest>>;
}
