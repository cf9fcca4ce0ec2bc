import { sign, verify, type KeyObject } from 'node:crypto';
import canonicalize from 'canonicalize';

/**
 * What a signature is of. It is part of what is signed, so that a signed preview can never pass for a signed
 * document.
 */
export type SignedKind = 'registry' | 'preview';

/** Ed25519 over the kind and the canonical form of the value (RFC 8785), in base64url. */
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
