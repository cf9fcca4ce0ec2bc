import type { RegistryStore } from '../store/registry-store.ts';
import type { SigningKeys } from './keys.ts';
import { isSignedDocument, signDocument } from 'registry-client/signing/signed-document';

/** A document that somebody else wrote into the store is never read, and with that never signed. */
export class ForeignDocumentError extends Error {}

/** Signs whatever is written, and reads only what this key has signed. */
export function createSignedStore(
  store: RegistryStore,
  { privateKey, publicKey }: SigningKeys,
): RegistryStore {
  return {
    async read() {
      const document = await store.read();
      if (document.revision === 0) return signDocument(document, privateKey);
      if (isSignedDocument(document, publicKey)) return document;
      throw new ForeignDocumentError(
        `Revision ${document.revision} of the registry is not signed with its key: it was changed from outside, or the key is another one.`,
      );
    },
    write: (next, expectedRevision, entry) =>
      store.write(signDocument(next, privateKey), expectedRevision, entry),
  };
}

/**
 * Signs what was written before there was a key, or with another one, as the next revision. For an operator who
 * knows that the document is good.
 */
export async function adoptDocument(
  store: RegistryStore,
  { privateKey }: SigningKeys,
  now: Date,
): Promise<void> {
  const document = await store.read();
  const next = { ...document, revision: document.revision + 1, generatedAt: now.toISOString() };
  const written = await store.write(signDocument(next, privateKey), document.revision, null);
  if (written === 'conflict') throw new Error('Another registry wrote in the same moment. Start again.');
}
