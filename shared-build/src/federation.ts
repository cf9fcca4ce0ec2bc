import type { EventType } from 'shared-contracts/events';
import type { FragmentName, OverlayName, RemoteName } from 'shared-contracts/exposes';

/** What a remote says of itself, in its `federation.config.ts`. Sharing rules are not its to choose. */
export interface FederationConfig {
  name: RemoteName;
  team: string;
  /** `./pages/product` → the file under `src/exposes`. */
  exposes: Record<`./${'pages' | 'fragments' | 'overlays'}/${string}`, string>;
  emits: readonly EventType[];
  consumes: readonly EventType[];
  /** Fragments and overlays of other remotes that this one embeds or opens. */
  uses: readonly (FragmentName | OverlayName)[];
  /** How long the shell waits for load and server render, milliseconds. */
  timeoutMs: number;
  /** Browser budget of the whole release, kilobytes before compression. */
  budgetKb: number;
  criticality: 'page' | 'region';
}

export function defineFederation(config: FederationConfig): FederationConfig {
  return config;
}

/**
 * Provided by the shell, never bundled by a remote (`import: false`): one React, one router context, one
 * query client context. Everything else is bundled by who needs it.
 */
export const sharedModules = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  '@tanstack/react-query': '^5.0.0',
  'shared-runtime': '^1.1.0',
  'shared-runtime/router': '^1.0.0',
  'shared-contracts/events': '^1.0.0',
} as const;

export const remoteShared = Object.fromEntries(
  Object.entries(sharedModules).map(([name, requiredVersion]) => [
    name,
    { import: false as const, singleton: true, requiredVersion },
  ]),
);

/** Where a browser's remotes find the part of the federation runtime that they share. The shell puts it there. */
export const bundlerRuntimeGlobal = '_FEDERATION_BUNDLER_RUNTIME';

/** The browser's container has the remote's name in every version: an open tab knows only one. */
export function containerName(name: RemoteName): string {
  return name.replaceAll('-', '_');
}

/** Node's container has the version in its name: two versions are live in one process during a release. */
export function ssrContainerName(name: RemoteName, version: string): string {
  return `${containerName(name)}_${version.replaceAll(/[^0-9a-zA-Z]/g, '_')}`.toLowerCase();
}

/** `./pages/product` → `pages-product`. */
export function exposeChunkName(expose: string): string {
  return expose.replace('./', '').replaceAll('/', '-');
}

/** The exposes as the federation plugin takes them, with chunk names that the release can look up. */
export function namedExposes(config: FederationConfig): Record<string, { import: string[]; name: string }> {
  return Object.fromEntries(
    Object.entries(config.exposes).map(([expose, file]) => [
      expose,
      { import: [file], name: exposeChunkName(expose) },
    ]),
  );
}
