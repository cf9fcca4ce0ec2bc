import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isErrno } from 'registry-client/errno';
import { isSameHash } from '../access/same-hash.ts';
import { squadTokenSchema, type SquadToken, type SquadTokens } from '../access/squad-tokens.ts';

const fileIn = (dir: string) => join(dir, 'tokens.json');

/** In files of earlier versions a squad is called `team`. */
const earlierTokenSchema = z.pipe(
  z.strictObject({ ...z.omit(squadTokenSchema, { squad: true }).shape, team: squadTokenSchema.shape.squad }),
  z.transform(({ team, ...token }) => ({ ...token, squad: team })),
);

const fileSchema = z.array(z.union([squadTokenSchema, earlierTokenSchema]));

/** Stores tokens in `tokens.json`, a list that its owner may edit. */
export function createFileTokens(dir: string): SquadTokens {
  const file = fileIn(dir);
  return {
    find: async (hash) => (await readFileTokens(dir)).find((known) => isSameHash(known.hash, hash)) ?? null,
    add: async (token) => {
      const rows = [...(await readFileTokens(dir)), token];
      await mkdir(dir, { recursive: true });
      const draft = `${file}.${randomUUID()}.tmp`;
      await writeFile(draft, `${JSON.stringify(rows, null, 2)}\n`, { mode: 0o600 });
      await rename(draft, file);
    },
  };
}

export async function readFileTokens(dir: string): Promise<SquadToken[]> {
  const file = fileIn(dir);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    if (isErrno(cause, 'ENOENT')) return [];
    throw cause;
  }
  try {
    return fileSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`The registry's file ${file} is damaged.`, { cause });
  }
}
