import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { packedExports, packedManifest } from './packed-manifest.cjs';
import { packedPackages } from './packed-packages.ts';

describe('packedManifest', () => {
  it('names compiled files, and leaves other files as they are', () => {
    const manifest = {
      name: 'shared-ui',
      version: '1.0.0',
      private: true,
      scripts: {},
      devDependencies: {},
      exports: {
        '.': './src/index.ts',
        './*': './src/parts/*.tsx',
        './base.css': './src/base.css',
        './jest': './jest/preset.js',
      },
      bin: { mf: './src/mf.ts' },
    };
    expect(packedManifest(manifest)).toEqual({
      name: 'shared-ui',
      version: '1.0.0',
      exports: {
        '.': './dist/index.js',
        './*': './dist/parts/*.js',
        './base.css': './dist/base.css',
        './jest': './jest/preset.js',
      },
      bin: { mf: './dist/mf.js' },
      engines: { node: '>=24' },
    });
  });

  it('leaves out what only this repository uses', () => {
    const exports = { './release': './src/release.ts', './shell': './src/shell.ts' };
    expect(packedExports({ name: 'shared-build', version: '1.0.0', exports })).toEqual({
      './release': './src/release.ts',
    });
  });
});

describe('packedPackages', () => {
  const packageOf = (name: string) => {
    const { dir = '', entries = [] } = packedPackages().find((each) => each.name === name) ?? {};
    return { dir, entries: entries.map((file) => relative(dir, file)) };
  };

  it('finds the modules of a pattern, without the tests beside them', () => {
    const { dir, entries } = packageOf('registry-client');
    const modules = globSync('src/domain/*.ts', { cwd: dir });
    const tests = modules.filter((file) => file.endsWith('.test.ts'));
    expect(tests).not.toEqual([]);
    expect(entries.filter((file) => file.startsWith('src/domain/')).toSorted()).toEqual(
      modules.filter((file) => !tests.includes(file)).toSorted(),
    );
  });

  it('finds commands and what is started by its path, and leaves out what only this repository uses', () => {
    expect(packageOf('registry-cli').entries).toEqual(['src/mf.ts']);
    const { entries } = packageOf('shared-build');
    expect(entries).toContain('src/standalone-server.ts');
    expect(entries).toContain('src/release/release.ts');
    expect(entries).not.toContain('src/webpack/shell.ts');
  });
});
