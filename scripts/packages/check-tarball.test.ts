import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkTarball } from './check-tarball.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'made-up-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const sound = {
  name: 'made-up',
  version: '1.0.0',
  exports: { '.': './dist/index.js', './testing': './dist/testing.js' },
  dependencies: { zod: '4.6.7' },
  peerDependencies: { msw: '^3.0.0' },
  peerDependenciesMeta: { msw: { optional: true } },
};

const files = {
  'dist/index.js':
    "import * as z from 'zod/mini';\nexport * from './part.js';\nexport const schema = z.string();\n",
  'dist/index.d.ts': 'export {};\n',
  'dist/part.js': 'export const part = 1;\n',
  'dist/testing.js': "export { http } from 'msw';\n",
};

/** Packs a package and returns what is wrong with it. */
async function failuresOf(manifest: object = {}, changed: Record<string, string> = {}): Promise<string[]> {
  const all = { ...files, ...changed, 'package.json': JSON.stringify({ ...sound, ...manifest }) };
  for (const [file, text] of Object.entries(all)) {
    const path = join(folder, 'package', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const tarball = join(folder, 'made-up-1.0.0.tgz');
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package']);
  return checkTarball(tarball);
}

describe('checkTarball', () => {
  it('accepts a package whose entry for tests imports a test library, as an optional peer', async () => {
    expect(await failuresOf()).toEqual([]);
  });

  it.each(['msw', 'fast-check', 'jest', 'jest-environment-jsdom', '@jest/globals', '@testing-library/react'])(
    'rejects a package that installs %s',
    async (name) => {
      const failure = `made-up: it installs ${name}, a test library`;
      expect(await failuresOf({ dependencies: { ...sound.dependencies, [name]: '1.0.0' } })).toEqual([
        failure,
      ]);
      const peers = {
        peerDependencies: { ...sound.peerDependencies, [name]: '1.0.0' },
        peerDependenciesMeta: {},
      };
      expect(await failuresOf(peers)).toContain(failure);
    },
  );

  it('rejects a package whose code for the shop reaches a test library', async () => {
    expect(
      await failuresOf({}, { 'dist/part.js': "import { http } from 'msw';\nexport const part = http;\n" }),
    ).toEqual(['made-up: dist/part.js imports msw, a test library, and . reaches it']);
  });

  it('rejects a package that imports what it does not depend on', async () => {
    const part = "export const part = () => import('./deep.js');\n";
    const deep = "export { useQuery } from '@tanstack/react-query';\n";
    expect(await failuresOf({}, { 'dist/part.js': part, 'dist/deep.js': deep })).toEqual([
      'made-up: dist/deep.js imports @tanstack/react-query, which its package.json does not name',
    ]);
  });

  it('rejects what exists in this repository only', async () => {
    const manifest = {
      private: true,
      scripts: {},
      dependencies: { zod: 'catalog:', 'shared-ui': 'workspace:*' },
    };
    expect(await failuresOf(manifest)).toEqual([
      'made-up: it depends on zod catalog:, which exists in this repository only',
      'made-up: it depends on shared-ui workspace:*, which exists in this repository only',
      'made-up: its package.json has private',
      'made-up: its package.json has scripts',
    ]);
  });

  it('rejects tests, sources, and entries without a file', async () => {
    const exports = { ...sound.exports, './absent': './dist/absent.js' };
    const extra = { 'dist/part.test.js': '', 'dist/part.ts': '' };
    expect(await failuresOf({ exports }, extra)).toEqual([
      'made-up: it contains dist/part.test.js',
      'made-up: it contains dist/part.ts',
      'made-up: it has no ./dist/absent.js, which its package.json names',
    ]);
  });
});
