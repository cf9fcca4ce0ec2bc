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

const ticketSchema = z.object({ token: z.string(), /** ISO 8601, UTC. */ expiresAt: z.string() });

export type PreviewTicket = z.infer<typeof ticketSchema>;

/** Requests a token with which the shop shows one published release in any browser that has the token. */
export const requestPreview = (call: Transport, { name, ...body }: PreviewRequest): Promise<PreviewTicket> =>
  requestTicket(call, `/registry/${name}/preview`, body);

/** Posts to a path of the registry that answers with a token. */
export async function requestTicket(call: Transport, path: string, body: object): Promise<PreviewTicket> {
  const answer = await call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const parsed = ticketSchema.safeParse(parseJson(answer.bytes));
  if (parsed.success) return parsed.data;
  throw new RegistryError('bad_answer', 'The release registry answered without a token.');
}
