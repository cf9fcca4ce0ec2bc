import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionSchema } from 'shared-contracts/releases';
import { sourceVersion } from './source-version.ts';
import { writeFixtureRemote } from './testing/fixture-remote.ts';

describe('sourceVersion', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shared-build-version-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const versionWith = (changes: Record<string, string>) => {
    writeFixtureRemote(folder, changes);
    return sourceVersion(folder);
  };
  const first = versionWith({});

  it('is a valid release version, and begins with the package’s version', () => {
    expect(versionSchema.safeParse(first).success).toBe(true);
    expect(first).toMatch(/^1\.2\.3-[0-9a-f]{12}$/);
  });

  it('is the same for the same sources', () => {
    expect(versionWith({})).toBe(first);
  });

  it.each([
    'src/exposes/page.test.tsx',
    'README.md',
    'src/testing/fixture.ts',
    'src/standalone/main.tsx',
    'dist/a.js',
  ])('ignores %s, which no release contains', (file) => {
    expect(versionWith({ [file]: 'changed' })).toBe(first);
  });

  it('changes with any other file, and with its name', () => {
    const changed = versionWith({ 'src/messages/en_GB.json': '{}' });
    expect(changed).not.toBe(first);
    expect(versionWith({ 'src/messages/en_GB.json': '{}', 'src/extra.ts': '' })).not.toBe(changed);
  });
});
