import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceHash } from './source-hash.ts';
import { writeFixtureRemote } from './testing/fixture-remote.ts';

describe('sourceHash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shared-build-sources-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const hashWith = (changes: Record<string, string>) => {
    writeFixtureRemote(folder, changes);
    return sourceHash(folder);
  };
  const first = hashWith({});

  it('is the same for the same sources', () => {
    expect(hashWith({})).toBe(first);
  });

  it.each([
    'src/exposes/page.test.tsx',
    'README.md',
    'src/testing/fixture.ts',
    'src/standalone/main.tsx',
    'dist/a.js',
  ])('ignores %s, which no release contains', (file) => {
    expect(hashWith({ [file]: 'changed' })).toBe(first);
  });

  it('changes with any other file, and with its name', () => {
    const changed = hashWith({ 'src/messages/en_GB.json': '{}' });
    expect(changed).not.toBe(first);
    expect(hashWith({ 'src/messages/en_GB.json': '{}', 'src/extra.ts': '' })).not.toBe(changed);
  });
});
