import type { KeyObject } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { isSignedDocument } from 'registry-client';
import { registryDocumentSchema, type RegistryDocument } from 'shared-contracts/releases';

/** So that a shell starts, with what it knew last, while the registry is away. */
export async function readKeptDocument(
  file: string,
  publicKey: KeyObject,
): Promise<RegistryDocument | undefined> {
  try {
    const raw: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isSignedDocument(raw, publicKey) ? registryDocumentSchema.parse(raw) : undefined;
  } catch {
    return undefined; // first start, or written by an older schema: the registry is asked anyway
  }
}

export async function keepDocument(file: string, document: RegistryDocument): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, JSON.stringify(document));
  await rename(draft, file);
}
