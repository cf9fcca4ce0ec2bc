// CommonJS: pnpm reads this file's functions through a pnpmfile, which must be CommonJS.

/** Packages that squads in other repositories install, in the order of their dependencies. */
const packedNames = [
  'shared-contracts',
  'shared-ui',
  'shared-runtime',
  'shared-build',
  'registry-client',
  'registry-cli',
];

/** Exports that only this repository uses: the build of the shell, and helpers of the packages' own tests. */
const ownExports = {
  'registry-client': ['./testing/*'],
  'shared-runtime': ['./testing/regions'],
  'shared-build': ['./shell', './shell-contracts', './shell-development', './workspace-federations'],
};

/** Returns the exports of a package that are packed. The targets are sources. */
function packedExports({ name, exports = {} }) {
  const own = ownExports[name] ?? [];
  return Object.fromEntries(Object.entries(exports).filter(([entry]) => !own.includes(entry)));
}

/** Returns the packed file of a source: `./src/money/index.ts` → `./dist/money/index.js`. Others are packed as they are. */
function packedFile(source) {
  return source.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '.js');
}

const mapValues = (table, change) =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value)]));

/** Returns the package.json of the packed package: compiled files instead of sources, and nothing that only this repository needs. */
function packedManifest(manifest) {
  const { private: _private, scripts: _scripts, devDependencies: _devDependencies, ...rest } = manifest;
  return {
    ...rest,
    ...(manifest.exports && { exports: mapValues(packedExports(manifest), packedFile) }),
    ...(manifest.bin && { bin: mapValues(manifest.bin, packedFile) }),
    engines: { node: '>=24' },
  };
}

module.exports = { packedExports, packedFile, packedManifest, packedNames };
