import * as z from 'zod/mini';
import { RegistryError } from '../registry-error.ts';
import { parseJson, type Transport } from '../transport.ts';

const tokenSchema = z.object({
  squad: z.string(),
  scope: z.enum(['all', 'end-canary', 'report']),
});

/** Owner and rights of a token. */
export type TokenAccess = z.infer<typeof tokenSchema>;

/** Returns what the client's token may do. Rejects with `unknown_token` for a wrong one. */
export async function readToken(call: Transport): Promise<TokenAccess> {
  const parsed = tokenSchema.safeParse(parseJson((await call('/registry/token')).bytes));
  if (parsed.success) return parsed.data;
  throw new RegistryError('bad_answer', 'The release registry answered without the rights of the token.');
}
