import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryStorage } from 'registry-server/storage';
import type { Arguments } from '../arguments.ts';
import { shopRepository } from '../shop-repository.ts';
import { resolveTarget } from '../target.ts';
import { RejectedError, UsageError, type Terminal } from '../terminal.ts';

/** Makes a token for one remote. Needs write access to the registry's storage, and the registry, which squads do not install. */
export async function token({ remote, squad }: Arguments, terminal: Terminal): Promise<string> {
  const { name } = resolveTarget(remote, terminal);
  if (squad === undefined || !/^[a-z0-9-]{1,40}$/.test(squad)) {
    throw new UsageError('Say with --squad who gets the token, in small letters, as in --squad checkout.');
  }
  if (shopRepository === undefined)
    throw new UsageError('Tokens are made in the repository of the shop, on the machine of its registry.');
  const { addSquadToken } = await import('registry-server/squad-tokens');
  const storage = await open(terminal);
  try {
    const made = await addSquadToken(storage.tokens, { squad, remotes: [name] }, new Date());
    return `${made}\nThis is shown once. ${squad} sets it as REGISTRY_TOKEN; it may change ${name} and nothing else.`;
  } finally {
    await storage.close();
  }
}

async function open({ env }: Terminal): Promise<RegistryStorage> {
  const { databaseUrlSchema, defaultDir } = await import('registry-server/config');
  const { openStorage, StorageUnusableError } = await import('registry-server/storage');
  const parsed = databaseUrlSchema.safeParse(env['REGISTRY_DATABASE_URL'] || undefined);
  if (!parsed.success) throw new UsageError('REGISTRY_DATABASE_URL must be the address of a database.');
  const ofShop = env['SHOP_DATA_DIR'] && join(env['SHOP_DATA_DIR'], 'registry');
  const location = { dir: env['REGISTRY_DIR'] || ofShop || defaultDir, databaseUrl: parsed.data };
  // A registry that is made only now would not be the one that runs: its tokens would be worth nothing.
  if (location.databaseUrl === null && !existsSync(location.dir)) {
    throw new UsageError(
      `There is no registry in ${location.dir}. Set SHOP_DATA_DIR, REGISTRY_DIR or REGISTRY_DATABASE_URL to that of the running shop.`,
    );
  }
  return openStorage(location).catch((cause: unknown) => {
    throw cause instanceof StorageUnusableError ? new RejectedError(cause.message) : cause;
  });
}
