import { existsSync } from 'node:fs';
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
  it.each(packedPackages().map((each) => [each.name, each] as const))(
    '%s has entries, and no tests',
    (_name, { entries }) => {
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) expect(existsSync(entry)).toBe(true);
      expect(entries.filter((entry) => /\.test\./.test(entry))).toEqual([]);
    },
  );
});
