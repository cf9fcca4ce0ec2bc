import type { RemoteName } from './remote-names.ts';

/** Returns the name of the browser's container, without the version: a tab runs one version only. */
export function containerName(name: RemoteName): string {
  return name.replaceAll('-', '_');
}

/** Returns the name of Node's container, with the version: two versions run in one process during a rollout. */
export function ssrContainerName(name: RemoteName, version: string): string {
  return `${containerName(name)}_${version.replaceAll(/[^0-9a-zA-Z]/g, '_')}`.toLowerCase();
}

/** Name of a release's file for hosts other than the shell: Module Federation's manifest. Earlier releases have none. */
export const federationManifestFile = 'mf-manifest.json';
