import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyDocument } from 'registry-client/domain/registry-document';
import { createFileStore } from '../store/file-store.ts';
import { documentWith } from 'registry-client/testing/release-fixture';
import { removeTempDirs, tempDir } from 'registry-client/testing/temp-dir';
import { isSignedDocument } from 'registry-client/signing/signed-document';
import { adoptDocument, createSignedStore, ForeignDocumentError } from './signed-store.ts';

const keys = { ...generateKeyPairSync('ed25519'), isNew: true };
const first = { ...documentWith(emptyDocument, {}), revision: 1 };

afterAll(removeTempDirs);

it('createSignedStore signs what it writes, and the initial empty document', async () => {
  const store = createSignedStore(createFileStore(await tempDir()), keys);
  expect(isSignedDocument(await store.read(), keys.publicKey)).toBe(true);
  expect(isSignedDocument(await store.write(first, 0, null), keys.publicKey)).toBe(true);
  expect(await store.read()).toMatchObject({ revision: 1, microFrontends: first.microFrontends });
});

it('createSignedStore rejects a document that was changed on disk', async () => {
  const dir = await tempDir();
  const store = createSignedStore(createFileStore(dir), keys);
  await store.write(first, 0, null);
  const file = join(dir, 'revisions/000000001.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"staged"', '"active"'));
  await expect(store.read()).rejects.toThrow(ForeignDocumentError);
});

it('adoptDocument signs a document of another key', async () => {
  const files = createFileStore(await tempDir());
  await createSignedStore(files, { ...generateKeyPairSync('ed25519'), isNew: true }).write(first, 0, null);
  const store = createSignedStore(files, keys);
  await expect(store.read()).rejects.toThrow('not signed with its key');
  await adoptDocument(files, keys, new Date('2026-11-21T09:00:00Z'));
  expect(await store.read()).toMatchObject({ revision: 2, microFrontends: first.microFrontends });
});
