import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storedItems } from 'shared-contracts/cookies';

/** Begins the name of every run of the demo shop's seed in `seed_runs`. */
export const demoShopName = 'demo-shop';

let known: Promise<string> | undefined;

/**
 * Returns `demo-shop@<hash>`. The hash covers the seed's sources and the contract tables that its texts are made from, so
 * that a changed seed differs from an old one.
 */
export function demoShopVersion(): Promise<string> {
  known ??= hashSources(import.meta.dirname);
  return known;
}

async function hashSources(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).toSorted();
  const hash = createHash('sha256');
  // The cookie policy is made from this table.
  hash.update(JSON.stringify(storedItems));
  for (const name of sources) {
    // oxlint-disable-next-line no-await-in-loop -- the order of the files is part of the hash
    hash.update(name).update(await readFile(join(folder, name)));
  }
  return `${demoShopName}@${hash.digest('hex').slice(0, 16)}`;
}
