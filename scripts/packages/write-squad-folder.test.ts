import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSquadFolder } from './write-squad-folder.ts';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'squad-folder-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('writeSquadFolder', () => {
  it('writes the template and its document, whose links to files that a squad does not have are plain text', async () => {
    await writeSquadFolder(folder, []);
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining(['federation.config.ts', 'pipeline.mjs', 'docs']),
    );
    expect(readFileSync(join(folder, 'docs/squads.md'), 'utf8')).not.toMatch(/\]\((?!#|https?:)/);
  });

  it('leaves a folder as it is that has the work of a squad', async () => {
    writeFileSync(join(folder, 'federation.config.ts'), 'ours');
    await expect(writeSquadFolder(folder, [])).rejects.toThrow(`${folder} is not empty`);
    expect(readdirSync(folder)).toEqual(['federation.config.ts']);
  });
});
