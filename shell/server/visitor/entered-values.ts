import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFieldOf, isKeepableField } from 'shared-contracts/api/form';
import { storedItems } from 'shared-contracts/cookies';
import { isOwnOrigin } from 'shared-contracts/own-origin';

const {
  names: [cookieName],
  maxAgeSeconds: maxAge,
} = storedItems.enteredValues;

/** Longest value that is kept: an e-mail address has up to 254 characters. */
const maxLength = 254;

/** Longest text of the cookie: browsers drop cookies of more than 4096 bytes, attributes included. */
const maxCookieLength = 3500;

export type EnteredValues = Readonly<Record<string, string>>;

/**
 * Keeps what was entered in a rejected form for the page that the redirect leads to. A cookie, because URLs are logged
 * and shared. A post of another site is not kept: it could fill the form with an address that is not the visitor's.
 *
 * @param names fields that the API allows to keep; secrets are left out nevertheless
 */
export function keepEnteredValues(
  request: FastifyRequest,
  reply: FastifyReply,
  fields: URLSearchParams,
  names: readonly string[],
): void {
  const kept = [...fields].filter(([name]) => names.some((each) => isFieldOf(name, each))).filter(isKept);
  if (kept.length === 0 || !isOwnOrigin(request)) return;
  const text = Buffer.from(JSON.stringify(Object.fromEntries(kept))).toString('base64url');
  if (text.length > maxCookieLength) return;
  reply.setCookie(cookieName, text, { ...attributes(request), maxAge });
}

/**
 * Returns the values that {@link keepEnteredValues} kept; null without any. The cookie can be forged: the values are
 * texts for form fields and nothing else.
 */
export function readEnteredValues(request: FastifyRequest): EnteredValues | null {
  const text = request.cookies[cookieName];
  if (text === undefined || text.length > maxCookieLength) return null;
  const parsed = parseJson(Buffer.from(text, 'base64url').toString());
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null;
  const values = Object.entries(parsed).filter(isKept);
  return values.length === 0 ? null : Object.fromEntries(values);
}

/** Removes the values from the browser, once a page has them. */
export function clearEnteredValues(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[cookieName] !== undefined) reply.clearCookie(cookieName, attributes(request));
}

function isKept(entry: [string, unknown]): entry is [string, string] {
  const [name, value] = entry;
  return isKeepableField(name) && typeof value === 'string' && value !== '' && value.length <= maxLength;
}

function attributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
