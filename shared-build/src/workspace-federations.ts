import { join } from 'node:path';
import type { FederationConfig } from './federation.ts';
import { readFederation } from './read-federation.ts';
import { workspaceRemotes } from './workspace-remotes.ts';

/** Reads the federation configs of all remotes of a checkout, in the order of {@link workspaceRemotes}. */
export function readFederations(root: string): Promise<FederationConfig[]> {
  return Promise.all(workspaceRemotes(root).map((remote) => readFederation(join(root, remote))));
}
