import { sign, verify, type KeyObject } from 'node:crypto';
import canonicalize from 'canonicalize';

/** What a signature covers. The kind is signed too, so that a signed preview is never valid as a signed document. */
export type SignedKind = 'registry' | 'preview' | 'development';

/** Signs the kind and the canonical form of the value (RFC 8785) with Ed25519. Returns base64url. */
export function signValue(kind: SignedKind, value: object, privateKey: KeyObject): string {
  return sign(null, bytesOf(kind, value), privateKey).toString('base64url');
}

export function isSignedValue(
  kind: SignedKind,
  value: object,
  signature: string,
  publicKey: KeyObject,
): boolean {
  return verify(null, bytesOf(kind, value), publicKey, Buffer.from(signature, 'base64url'));
}

function bytesOf(kind: SignedKind, value: object): Buffer {
  return Buffer.from(`${kind}\n${canonicalize(value)}`);
}
