import { readFile, rename, writeFile } from 'node:fs/promises';
import { registryDocumentSchema, type RegistryDocument } from 'shared-contracts/releases';

/** So that a shell starts, with what it knew last, while the registry is away. */
export async function readKeptDocument(file: string): Promise<RegistryDocument | undefined> {
  try {
    return registryDocumentSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined; // first start, or written by an older schema: the registry is asked anyway
  }
}

export async function keepDocument(file: string, document: RegistryDocument): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, JSON.stringify(document));
  await rename(draft, file);
}
