/** Jest for ESM: react-router and others ship ESM only, so nothing is turned into CommonJS. */
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2024',
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ],
};

const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

export const nodePreset = {
  ...common,
  testEnvironment: new URL('./node-environment.js', import.meta.url).pathname,
};

export const browserPreset = {
  ...common,
  testEnvironment: new URL('./dom-environment.js', import.meta.url).pathname,
  setupFilesAfterEnv: [new URL('./setup-dom.js', import.meta.url).pathname],
  moduleNameMapper: {
    '\\.module\\.css$': new URL('./css-module-proxy.js', import.meta.url).pathname,
    '\\.css$': new URL('./css-module-proxy.js', import.meta.url).pathname,
  },
};
