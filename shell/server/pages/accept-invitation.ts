import type { FastifyRequest } from 'fastify';
import { invitation } from 'shared-contracts/descriptors/session';
import type { SessionData } from 'shared-contracts/session';
import type { Store } from 'shared-contracts/stores';
import type { ApiClient } from 'shared-runtime';

const invitationPath = /^\/join\/([A-Za-z0-9_-]{1,64})\/?$/;

/**
 * Returns the referral code of an invitation that a visitor opens; null for any other request. A picture, frame or prefetch
 * of another site's page does not open it: the visitor would get a code without knowing it.
 */
export function openedInvitation({ method, headers }: FastifyRequest, path: string): string | null {
  const [, code] = invitationPath.exec(path) ?? [];
  if (code === undefined || method !== 'GET') return null;
  const destination = headers['sec-fetch-dest'];
  const isOpened = destination === undefined || destination === 'document';
  return isOpened && !isPrefetch(headers) ? code : null;
}

/**
 * Returns whether a browser loads an invitation before the visitor opens it. It would show the answer without another
 * request, so that the code were never kept: such a request must fail, and then the browser loads the page when it is opened.
 */
export function isPrefetchedInvitation({ headers }: FastifyRequest, path: string): boolean {
  return invitationPath.test(path) && isPrefetch(headers);
}

function isPrefetch(headers: FastifyRequest['headers']): boolean {
  return [headers['sec-purpose'], headers['purpose']].flat().some((text) => text?.includes('prefetch'));
}

/**
 * Headers of the call for an invitation: the shell decides to make it, wherever the link was, so it is not a call of the site
 * that the visitor comes from.
 */
export const ownCallHeaders = { 'sec-fetch-site': 'same-origin' } as const;

/** Keeps the code in the session. Returns the session; null if the API cannot be reached or the visitor opens too many. */
export async function acceptInvitation(
  api: ApiClient,
  store: Store,
  code: string,
): Promise<SessionData | null> {
  const result = await api.call(invitation, { store_id: store.id, code });
  return result.ok ? result.data : null;
}
