import type { EventDefinition } from 'shared-contracts/events';
import type { ExposeName } from 'shared-contracts/exposes';
import { jsonSchemaOf } from 'shared-contracts/json-schema';
import {
  isStartupExpose,
  type ContractCall,
  type ContractTerm,
  type FrameSlotName,
  type FrameTable,
  type OverlayPlaces,
  type PageClaims,
  type PageTypes,
  type RemoteName,
  type StartupPriorities,
} from 'shared-contracts/releases';

/**
 * Content of a remote's `federation.config.ts`. Sharing rules are the same for all remotes. What the remote emits,
 * consumes, uses and calls is derived from its code; only schemas that are not in shared-contracts are written here.
 */
export interface FederationConfig {
  name: RemoteName;
  squad: string;
  /** `./pages/product` → the file under `src/exposes`. */
  exposes: Record<`./${'pages' | 'fragments' | 'overlays' | 'startups'}/${string}`, string>;
  /**
   * Chunk of each expose whose code is loaded together with that of others: exposes of one name are one file. Each file costs a
   * hash in the entry, which every page loads, and a request.
   *
   * @default a chunk for each expose
   */
  chunkNames?: Record<`./${'pages' | 'fragments' | 'overlays'}/${string}`, string>;
  /** Events of this remote that others may emit on its behalf, although its own code does not read them. */
  accepts?: readonly `${string}:${string}`[];
  /** Events that are not in shared-contracts, by type, of an earlier major by `type@major`; see `describeEvent`. */
  events?: Record<`${string}:${string}`, ContractTerm>;
  /** Fragments and overlays of other remotes that are not in shared-contracts: the props that this remote sends. */
  uses?: Record<ExposeName, ContractTerm>;
  /** Endpoints that are not in shared-contracts: what this remote sends and reads, as JSON Schemas. */
  calls?: Record<string, Pick<ContractCall, 'request' | 'response'>>;
  /**
   * Fragments and overlays that are in no table of shared-contracts: the props that they take, as a JSON Schema with examples.
   * Others embed and open them by name.
   */
  offers?: Record<ExposeName, ContractTerm>;
  /** Pages by the types of `page-route` that they render, such as `product`. */
  pageTypes?: PageTypes;
  /** Fragments in slots of the shell's frame, by expose. */
  frame?: Record<`./fragments/${string}`, FrameTable[string] & { slot: FrameSlotName }>;
  /** Pages at paths that `page-route` does not know, by paths such as `/gift-cards/*`. */
  claims?: PageClaims;
  /** Priority of each exposed startup. */
  startup?: StartupPriorities;
  /**
   * Place of each overlay, and further names that open it with preset props.
   *
   * @default a modal of 495 px that can be closed
   */
  overlays?: OverlayPlaces;
  /** Exposes that guests often use first by a click: their tabs fetch the files once they are idle. At most four. */
  prefetchForGuests?: `./${'fragments' | 'overlays'}/${string}`[];
  /** Time limit of the shell for load and server rendering. */
  timeoutMs: number;
  /** Budget of all browser files, kilobytes before compression. */
  budgetKb: number;
  /** Lets the shop roll a release back in its first hour at 100 %, for an extreme failure rate. @default false */
  rollsBackAfterPromotion?: boolean;
}

/** Describes an event for `events`, with the payloads that the remote really publishes. */
export function describeEvent(
  { major, payload }: EventDefinition,
  examples: readonly unknown[],
): ContractTerm {
  return { major, schema: jsonSchemaOf(payload), examples: [...examples] };
}

export function defineFederation(config: FederationConfig): FederationConfig {
  return config;
}

/**
 * Modules that the shell provides and no remote bundles (`import: false`): one React, one router context, one query
 * client context. Each remote bundles everything else itself.
 */
export const sharedModules = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  '@tanstack/react-query': '^5.0.0',
  'shared-runtime': '^1.6.0',
  'shared-runtime/router': '^1.0.0',
  'shared-contracts/schema': '^1.0.0',
} as const;

export const remoteShared = Object.fromEntries(
  Object.entries(sharedModules).map(([name, requiredVersion]) => [
    name,
    { import: false as const, singleton: true, requiredVersion },
  ]),
);

/** Global variable in which the shell provides the part of the federation runtime that remotes share. */
export const bundlerRuntimeGlobal = '_FEDERATION_BUNDLER_RUNTIME';

/** Returns the chunk of an expose: `./pages/product` → `pages-product`, unless `chunkNames` has another. */
export function exposeChunkName(
  { chunkNames = {} }: Pick<FederationConfig, 'chunkNames'>,
  expose: string,
): string {
  const names: Record<string, string> = chunkNames;
  return names[expose] ?? expose.replace('./', '').replaceAll('/', '-');
}

/** Exposes for the federation plugin, with chunk names that the release can look up. */
type NamedExposes = Record<string, { import: string[]; name: string }>;

export function browserExposes(config: FederationConfig): NamedExposes {
  return namedExposes(config, Object.entries(config.exposes));
}

/** Startups run in browsers only, so the server's build has no code of them. */
export function serverExposes(config: FederationConfig): NamedExposes {
  return namedExposes(
    config,
    Object.entries(config.exposes).filter(([expose]) => !isStartupExpose(expose)),
  );
}

function namedExposes(config: FederationConfig, exposes: [string, string][]): NamedExposes {
  return Object.fromEntries(
    exposes.map(([expose, file]) => [expose, { import: [file], name: exposeChunkName(config, expose) }]),
  );
}
