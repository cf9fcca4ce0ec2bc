import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FederationConfig } from './federation.ts';
import { workspaceRemotes } from './workspace-remotes.ts';

/** Reads the federation config of one remote of a checkout. */
export async function readFederation(root: string, remote: string): Promise<FederationConfig> {
  const file = pathToFileURL(join(root, remote, 'federation.config.ts')).href;
  return ((await import(file)) as { default: FederationConfig }).default;
}

/** Reads the federation configs of all remotes of a checkout, in the order of {@link workspaceRemotes}. */
export function readFederations(root: string): Promise<FederationConfig[]> {
  return Promise.all(workspaceRemotes(root).map((remote) => readFederation(root, remote)));
}
