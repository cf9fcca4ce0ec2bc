import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Arguments } from '../arguments.ts';
import { connect, registryUrl } from '../connect.ts';
import { resolveTarget } from '../target.ts';
import type { Terminal } from '../terminal.ts';
import { readLiveContracts } from '../types/live-contracts.ts';
import { renderTypes } from '../types/render-types.ts';

const typesFile = 'src/live-contracts.d.ts';

/** Writes the types of what the other live releases send, offer and call into the sources of the remote. */
export async function types({ remote, registry }: Arguments, terminal: Terminal): Promise<string> {
  const { name, dir } = resolveTarget(remote, terminal);
  const client = await connect(registry, terminal);
  const reading = await client.read();
  if (reading.status !== 'read') return '';
  const live = await readLiveContracts(client, reading.document, name);
  const file = join(dir, typesFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await renderTypes(live, registryUrl(registry, terminal.env).origin));
  return `${file} has the types of ${live.releases.join(', ') || 'no release: nothing else is live'}.`;
}
