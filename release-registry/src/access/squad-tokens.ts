import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName } from 'shared-contracts/exposes';
import { remoteNameSchema } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import { isErrno } from '../errno.ts';

const fileSchema = z.array(
  z.strictObject({
    team: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
    remotes: z.array(remoteNameSchema).check(z.minLength(1)),
    /** SHA-256 of the token, hex: whoever reads the file cannot publish with it. */
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** ISO 8601, UTC. */
    createdAt: z.string(),
  }),
);

export type SquadToken = z.infer<typeof fileSchema>[number];

const tokensFile = (dir: string) => join(dir, 'tokens.json');

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Read with every change of the registry: a token that was taken away counts no more from that moment. */
export async function readSquadTokens(dir: string): Promise<SquadToken[]> {
  const file = tokensFile(dir);
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

/** Makes a token that may change these remotes and no other. It is shown once: the file keeps its hash. */
export async function addSquadToken(
  dir: string,
  squad: { team: string; remotes: readonly RemoteName[] },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('hex');
  const row = { ...squad, hash: hashOfToken(token), createdAt: now.toISOString() };
  const rows = fileSchema.parse([...(await readSquadTokens(dir)), row]);
  await mkdir(dir, { recursive: true });
  const draft = `${tokensFile(dir)}.${process.pid}.tmp`;
  await writeFile(draft, `${JSON.stringify(rows, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, tokensFile(dir));
  return token;
}
