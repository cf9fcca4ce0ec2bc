import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionData } from 'shared-contracts/descriptors/session';
import { createApiClient } from 'shared-runtime/host';
import { storeByHost } from 'shared-contracts/stores';
import { hasSession } from '../visitor/visitor.ts';

/** If the API takes longer to name the visitor, the visitor does not count as staff. */
const sessionTimeoutMs = 3_000;

export interface FindStaffOptions {
  apiUrl: string;
  staffEmails: readonly string[];
  forwardedHeaders: (request: FastifyRequest) => Record<string, string>;
}

/**
 * Returns the confirmed e-mail address of a signed-in member of staff; null for every other visitor. Cookies that the
 * API renews are passed on for staff only, so that other visitors cannot tell that the console exists.
 */
export async function findStaff(
  request: FastifyRequest,
  reply: FastifyReply,
  { apiUrl, staffEmails, forwardedHeaders }: FindStaffOptions,
): Promise<string | null> {
  if (!hasSession(request)) return null;
  const renewedCookies: string[] = [];
  const api = createApiClient({
    baseUrl: apiUrl,
    headers: forwardedHeaders(request),
    fetch: async (input, init) => {
      const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(sessionTimeoutMs) });
      renewedCookies.push(...answer.headers.getSetCookie());
      return answer;
    },
  });
  const session = await api.call(sessionData, { store_id: storeByHost(request.headers.host).id });
  if (!session.ok || session.data.id === null || !session.data.is_confirmed) return null;
  const email = lowerCase(session.data.email ?? '');
  if (!staffEmails.includes(email)) return null;
  for (const cookie of renewedCookies) reply.header('set-cookie', cookie);
  return email;
}

/** Lower-cases ASCII only: `toLowerCase` maps other letters to ASCII ones, such as the Kelvin sign to k. */
function lowerCase(email: string): string {
  return email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
