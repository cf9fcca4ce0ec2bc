import type { FastifyReply, FastifyRequest } from 'fastify';
import { storedItems } from 'shared-contracts/cookies';
import { isOwnOrigin } from 'shared-contracts/own-origin';
import type { FormFields } from '../http/form-bodies.ts';

const {
  names: [cookieName],
  maxAgeSeconds: maxAge,
} = storedItems.enteredValues;

/** Fields that a rejected form shows again. A password is never one of them. */
const keptFields: Readonly<Record<string, readonly string[]>> = {
  login: ['email'],
  signup: ['firstname', 'lastname', 'email'],
};

/** Longest value that is kept: an e-mail address has up to 254 characters. */
const maxLength = 254;

export type EnteredValues = Readonly<Record<string, string>>;

/**
 * Keeps what was entered in a rejected form for the page that the redirect leads to. A cookie, because URLs are logged
 * and shared. A post of another site is not kept: it could fill the form with an address that is not the visitor's.
 */
export function keepEnteredValues(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: string,
  fields: FormFields,
): void {
  const kept = (keptFields[endpoint] ?? []).flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' && isKept(value) ? [[name, value]] : [];
  });
  if (kept.length === 0 || !isOwnOrigin(request.headers, request.host)) return;
  const text = Buffer.from(JSON.stringify(Object.fromEntries(kept))).toString('base64url');
  reply.setCookie(cookieName, text, { ...attributes(request), maxAge });
}

/**
 * Returns the values that {@link keepEnteredValues} kept, and removes them from the browser; null without any. The
 * cookie can be forged: the values are texts for form fields and nothing else.
 */
export function takeEnteredValues(request: FastifyRequest, reply: FastifyReply): EnteredValues | null {
  const text = request.cookies[cookieName];
  if (text === undefined) return null;
  reply.clearCookie(cookieName, attributes(request));
  const parsed = parseJson(Buffer.from(text, 'base64url').toString());
  if (typeof parsed !== 'object' || parsed === null) return null;
  const names = new Set(Object.values(keptFields).flat());
  const values = Object.entries(parsed).filter(
    (entry): entry is [string, string] =>
      names.has(entry[0]) && typeof entry[1] === 'string' && isKept(entry[1]),
  );
  return values.length === 0 ? null : Object.fromEntries(values);
}

const isKept = (value: string) => value !== '' && value.length <= maxLength;

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
