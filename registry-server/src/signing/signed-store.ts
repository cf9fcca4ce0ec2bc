import type { RegistryStore } from '../store/registry-store.ts';
import type { SigningKeys } from './keys.ts';
import { isSignedDocument, signDocument } from 'registry-client/signing/signed-document';

/** The stored document is not signed with this key. It is not returned, so that it is never signed either. */
export class ForeignDocumentError extends Error {}

/** Signs every document that is written, and rejects documents on reading that this key has not signed. */
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
 * Signs a document without a signature, or of another key, as the next revision. For operators who have checked it.
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
