import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signDocument } from 'registry-client/signing';
import { documentOf, entryOf } from '../../testing/release-fixture.ts';
import { readDocumentFile, writeDocumentFile } from './registry-document-file.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const signed = (revision: number) =>
  signDocument(documentOf(revision, { 'mf-cms': [entryOf('mf-cms', '1.0.0')] }), privateKey);

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'document-file-'));
  file = join(folder, 'registry.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('writeDocumentFile', () => {
  it('replaces the document and leaves no other file', async () => {
    await writeDocumentFile(file, JSON.stringify(signed(1)));
    await writeDocumentFile(file, JSON.stringify(signed(2)));
    expect(await readDocumentFile(file, publicKey)).toEqual(signed(2));
    expect(await readdir(folder)).toEqual(['registry.json']);
  });

  it('rejects if the folder does not exist', async () => {
    await expect(writeDocumentFile(join(folder, 'missing/registry.json'), '{}')).rejects.toThrow('ENOENT');
  });
});

describe('readDocumentFile', () => {
  it.each([
    ['half a file', JSON.stringify(signed(1)).slice(0, 100)],
    ['a document without signature', JSON.stringify(documentOf(1, {}))],
  ])('returns undefined for %s', async (_what, text) => {
    await writeFile(file, text);
    expect(await readDocumentFile(file, publicKey)).toBeUndefined();
  });

  it('returns undefined if there is no file', async () => {
    expect(await readDocumentFile(file, publicKey)).toBeUndefined();
  });
});
