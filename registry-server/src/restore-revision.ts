import { registryDocumentSchema, type RegistryDocument } from 'shared-contracts/releases';
import type { SigningKeys } from './signing/keys.ts';
import { isSignedDocument, signDocument } from 'registry-client/signing/signed-document';
import type { RegistryStorage, RevisionHistory } from './store/registry-store.ts';

/**
 * Returns the newest revision before the latest that is intact and signed with this registry's key; undefined without
 * one. Restoring it is not automatic: it undoes the last change, which may be a block or a rollback of a harmful
 * release.
 */
export async function findIntactRevision(
  history: RevisionHistory,
  keys: Pick<SigningKeys, 'publicKey'>,
): Promise<RegistryDocument | undefined> {
  for (let revision = (await history.latest()) - 1; revision > 0; revision--) {
    // oxlint-disable-next-line no-await-in-loop -- the first intact one is returned
    const document = await readSignedRevision(history, keys, revision);
    if (document) return document;
  }
  return undefined;
}

export interface RestoredRevision {
  revision: number;
  /** New place of the damaged revision; null when it could stay. */
  damagedCopy: string | null;
}

/**
 * Writes the content of an earlier revision as the next one: shells would not accept other content under a number
 * they know. Returns null when that revision is not stored, damaged or not signed with this registry's key.
 */
export async function restoreRevision(
  { store, history }: Pick<RegistryStorage, 'store' | 'history'>,
  keys: Pick<SigningKeys, 'privateKey' | 'publicKey'>,
  { revision, now }: { revision: number; now: Date },
): Promise<RestoredRevision | null> {
  const document = await readSignedRevision(history, keys, revision);
  if (!document) return null;
  const latest = await history.latest();
  const next = { ...document, revision: latest + 1, generatedAt: now.toISOString() };
  const damagedCopy = await history.moveDamaged(latest);
  const written = await store.write(signDocument(next, keys.privateKey), latest, null);
  if (written === 'conflict') throw new Error('Another registry wrote in the same moment. Start again.');
  return { revision: next.revision, damagedCopy };
}

/**
 * Returns a stored revision; undefined when it is not stored, damaged or not signed with this registry's key.
 */
export async function readSignedRevision(
  history: RevisionHistory,
  { publicKey }: Pick<SigningKeys, 'publicKey'>,
  revision: number,
): Promise<RegistryDocument | undefined> {
  const raw = await history.read(revision);
  if (!isSignedDocument(raw, publicKey)) return undefined;
  const parsed = registryDocumentSchema.safeParse(raw);
  return parsed.success && parsed.data.revision === revision ? parsed.data : undefined;
}
