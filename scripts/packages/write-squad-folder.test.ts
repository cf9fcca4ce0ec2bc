import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSquadFolder } from './write-squad-folder.ts';

describe('writeSquadFolder', () => {
  let parent: string;
  let folder: string;

  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'squad-folder-'));
    folder = join(parent, 'gift-cards');
    const tarball = join(parent, 'shared-ui-1.0.0.tgz');
    await writeFile(tarball, 'packed');
    await writeSquadFolder(folder, [tarball]);
  });

  afterAll(() => rm(parent, { recursive: true, force: true }));

  it('writes the template and the packages without their versions', async () => {
    expect(await readdir(folder)).toEqual(
      expect.arrayContaining(['README.md', 'federation.config.ts', 'package.json', 'pipeline.mjs', 'src']),
    );
    expect(await readdir(join(folder, 'packages'))).toEqual(['shared-ui.tgz']);
  });

  it('writes the documents without links to files that the squad lacks', async () => {
    for (const name of ['squads.md', 'api.md'])
      expect(await readFile(join(folder, 'docs', name), 'utf8')).not.toMatch(/\]\((?!#|https?:)/);
  });

  it('writes the sources of the example and nothing else of its folder', async () => {
    const files = await readdir(join(folder, 'docs/example'));
    expect(files).toEqual(
      expect.arrayContaining(['federation.config.ts', 'notes-page.tsx', 'notes-query.ts']),
    );
    expect(files.filter((file) => !/\.tsx?$/.test(file))).toEqual([]);
  });

  it('leaves a folder as it is that has the work of a squad', async () => {
    const own = join(parent, 'own');
    await mkdir(own);
    await writeFile(join(own, 'federation.config.ts'), 'ours');
    await expect(writeSquadFolder(own, [])).rejects.toThrow(`${own} is not empty`);
    expect(await readdir(own)).toEqual(['federation.config.ts']);
  });
});
