import type { FastifyReply, FastifyRequest } from 'fastify';
import { createApiClient } from 'shared-runtime/host';
import { storeByHost } from 'shared-contracts/stores';
import { hasSession } from '../visitor/visitor.ts';

/** An API that takes longer than this to name the visitor has not named a member of staff. */
const sessionTimeoutMs = 3_000;

export interface FindStaffOptions {
  apiUrl: string;
  staffEmails: readonly string[];
  forwardedHeaders: (request: FastifyRequest) => Record<string, string>;
}

/** The e-mail of the member of staff who asks; null for everybody else, whom nothing may tell that there was a question. */
export async function findStaff(
  request: FastifyRequest,
  reply: FastifyReply,
  { apiUrl, staffEmails, forwardedHeaders }: FindStaffOptions,
): Promise<string | null> {
  if (!hasSession(request)) return null;
  const renewed: string[] = [];
  const api = createApiClient({
    baseUrl: apiUrl,
    headers: forwardedHeaders(request),
    fetch: async (input, init) => {
      const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(sessionTimeoutMs) });
      renewed.push(...answer.headers.getSetCookie());
      return answer;
    },
  });
  const session = await api.call('session-data', { store_id: storeByHost(request.headers.host).id });
  if (!session.ok || session.data.id === null || !session.data.is_confirmed) return null;
  const email = lowerCase(session.data.email ?? '');
  if (!staffEmails.includes(email)) return null;
  for (const cookie of renewed) reply.header('set-cookie', cookie);
  return email;
}

/** Of ASCII only: other letters have small forms that are somebody else's letter, as the Kelvin sign has k. */
function lowerCase(email: string): string {
  return email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
