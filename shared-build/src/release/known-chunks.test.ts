import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileHashes } from './file-hashes.ts';
import { requireHashesOfFiles, requireKnownChunks } from './known-chunks.ts';

const assets = { 'remoteEntry.js': 'sha384-own', 'page.1.js': 'sha384-one', 'page.2.css': 'sha384-style' };

it('requireKnownChunks accepts an entry with the hashes of its chunks', () => {
  expect(() => requireKnownChunks('{"118":"sha384-one"}', assets)).not.toThrow();
});

it('requireKnownChunks throws for an entry with another hash', () => {
  expect(() => requireKnownChunks('{"118":"sha384-old"}', assets)).toThrow(
    /page\.1\.js: browsers would reject/,
  );
});

describe('requireHashesOfFiles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shared-build-chunks-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('accepts scripts that hold hashes of files, and rejects one with the hash of an earlier content', () => {
    writeFileSync(join(folder, 'dialog.js'), 'one');
    const { 'dialog.js': hash = '' } = fileHashes(folder);
    writeFileSync(join(folder, 'main.js'), `{"118":"${hash}"}`);
    expect(() => requireHashesOfFiles(folder, fileHashes(folder))).not.toThrow();
    writeFileSync(join(folder, 'dialog.js'), 'other');
    expect(() => requireHashesOfFiles(folder, fileHashes(folder))).toThrow(`main.js holds ${hash}`);
  });
});
