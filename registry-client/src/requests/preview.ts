import type { RemoteName } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import { RegistryError } from '../registry-error.ts';
import { parseJson, type Transport } from '../transport.ts';

export interface PreviewRequest {
  name: RemoteName;
  version: string;
  /** Validity of the token in minutes. @default 480 */
  minutes?: number | undefined;
}

const issuedTokenSchema = z.object({ token: z.string(), /** ISO 8601, UTC. */ expiresAt: z.string() });

export type IssuedToken = z.infer<typeof issuedTokenSchema>;

/** Requests a token with which the shop shows one published release in any browser that has the token. */
export const requestPreview = (call: Transport, { name, ...body }: PreviewRequest): Promise<IssuedToken> =>
  requestToken(call, `/registry/${name}/preview`, body);

/** Posts to a path of the registry that answers with a token. */
export async function requestToken(call: Transport, path: string, body: object): Promise<IssuedToken> {
  const answer = await call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const parsed = issuedTokenSchema.safeParse(parseJson(answer.bytes));
  if (parsed.success) return parsed.data;
  throw new RegistryError('bad_answer', 'The release registry answered without a token.');
}
