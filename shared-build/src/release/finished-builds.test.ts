import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishedVersion, recordBuild } from './finished-builds.ts';

describe('finishedVersion', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'shared-build-finished-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function finish(version: string): void {
    mkdirSync(join(folder, 'dist', version), { recursive: true });
    writeFileSync(join(folder, 'dist', version, 'release.json'), '{}');
  }

  it('returns the version that was built from the sources', () => {
    finish('1.0.0-aa');
    recordBuild(folder, 'one', '1.0.0-aa');
    recordBuild(folder, 'other', '1.0.0-aa');
    expect([finishedVersion(folder, 'one'), finishedVersion(folder, 'other')]).toEqual([
      '1.0.0-aa',
      '1.0.0-aa',
    ]);
  });

  it('returns undefined for other sources', () => {
    finish('1.0.0-aa');
    recordBuild(folder, 'one', '1.0.0-aa');
    expect(finishedVersion(folder, 'other')).toBeUndefined();
  });

  it('returns undefined for a build that was not finished, or was deleted', () => {
    recordBuild(folder, 'one', '1.0.0-aa');
    expect(finishedVersion(folder, 'one')).toBeUndefined();
  });
});
