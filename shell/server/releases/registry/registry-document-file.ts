import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isSignedDocument } from 'registry-client';
import { registryDocumentSchema, type RegistryDocument } from 'shared-contracts/releases';
import writeFileAtomic from 'write-file-atomic';

/** Reads the last document that was followed, so that a shell can start while the registry is down. */
export async function readDocumentFile(
  file: string,
  publicKey: KeyObject,
): Promise<RegistryDocument | undefined> {
  try {
    const raw: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isSignedDocument(raw, publicKey) ? registryDocumentSchema.parse(raw) : undefined;
  } catch {
    return undefined; // first start, or an older schema: the registry is read next
  }
}

/**
 * Replaces the file in one step: a shell that ends meanwhile leaves the old document or the new one.
 *
 * @param source the document as received: a newer registry has signed fields that this shell's schema drops
 */
export async function writeDocumentFile(file: string, source: string): Promise<void> {
  await writeFileAtomic(file, source);
}
