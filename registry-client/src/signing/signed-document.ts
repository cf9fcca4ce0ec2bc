import type { KeyObject } from 'node:crypto';
import type { RegistryDocument } from 'shared-contracts/releases';
import { isSignedValue, signValue } from './signature.ts';

export function signDocument(document: RegistryDocument, privateKey: KeyObject): RegistryDocument {
  const { signature: _former, ...content } = document;
  return { ...content, signature: signValue('registry', content, privateKey) };
}

/** Verifies a document's signature. `raw` is the unparsed document: fields that a schema drops were signed too. */
export function isSignedDocument(raw: unknown, publicKey: KeyObject): boolean {
  if (typeof raw !== 'object' || raw === null) return false;
  const { signature, ...content } = raw as { signature?: unknown };
  return typeof signature === 'string' && isSignedValue('registry', content, signature, publicKey);
}
