import type { KeyObject } from 'node:crypto';
import type * as z from 'zod/mini';
import { isSignedValue, signValue, type SignedKind } from './signature.ts';

/** A value that holds until it expires. */
export interface Expiring {
  /** Milliseconds since 1970. */
  expires: number;
}

/** Returns `<payload>.<signature>`, both in base64url, which is safe in a URL and in a cookie. */
export function createSignedToken(kind: SignedKind, value: Expiring, privateKey: KeyObject): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${signValue(kind, value, privateKey)}`;
}

/** Returns null for a token that this registry's key has not signed as this kind, that was changed, or that has expired. */
export function readSignedToken<Value extends Expiring>(
  { kind, schema }: { kind: SignedKind; schema: z.ZodMiniType<Value> },
  token: string,
  { publicKey, now }: { publicKey: KeyObject; now: number },
): Value | null {
  const [payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || token.length > 1000) return null;
  const parsed = schema.safeParse(parseJson(Buffer.from(payload, 'base64url').toString()));
  if (!parsed.success || parsed.data.expires <= now) return null;
  return isSignedValue(kind, parsed.data, signature, publicKey) ? parsed.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
