import { createHash, randomBytes } from 'node:crypto';
import { remoteNameSchema, type RemoteName } from 'shared-contracts/releases';
import * as z from 'zod/mini';

export const squadTokenSchema = z.strictObject({
  squad: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  remotes: z.array(remoteNameSchema).check(z.minLength(1)),
  /** SHA-256 of the token, hex: it cannot be used to publish. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});

export type SquadToken = z.infer<typeof squadTokenSchema>;

/** Store of the squads' tokens by their hashes. */
export interface SquadTokens {
  /** Called with every change of the registry, so that a revoked token is invalid at once. */
  find(hash: string): Promise<SquadToken | null>;
  add(token: SquadToken): Promise<void>;
}

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a token that may change only these remotes. Resolves with the token; only its hash is stored. */
export async function addSquadToken(
  tokens: SquadTokens,
  owner: { squad: string; remotes: readonly RemoteName[] },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('hex');
  const row = { ...owner, hash: hashOfToken(token), createdAt: now.toISOString() };
  await tokens.add(squadTokenSchema.parse(row));
  return token;
}
