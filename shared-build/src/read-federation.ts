import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FederationConfig } from './federation.ts';

/** Reads `federation.config.ts` of a remote. */
export async function readFederation(remoteDir: string): Promise<FederationConfig> {
  const file = pathToFileURL(join(remoteDir, 'federation.config.ts')).href;
  return ((await import(file)) as { default: FederationConfig }).default;
}
