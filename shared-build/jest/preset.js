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
  // A form with many fields takes five seconds on a busy machine.
  testTimeout: 30_000,
};

const fileOf = (name) => new URL(name, import.meta.url).pathname;

const styles = {
  '\\.module\\.css$': fileOf('./css-module-proxy.js'),
  '\\.css$': fileOf('./css-module-proxy.js'),
};

export const nodePreset = { ...common, testEnvironment: fileOf('./node-environment.js') };

/** For code that renders components on a server, where there is no window. */
export const serverPreset = {
  ...nodePreset,
  setupFilesAfterEnv: [fileOf('./setup-console.js')],
  moduleNameMapper: styles,
};

export const browserPreset = {
  ...common,
  testEnvironment: fileOf('./dom-environment.js'),
  setupFilesAfterEnv: [fileOf('./setup-console.js'), fileOf('./setup-dom.js')],
  moduleNameMapper: styles,
};
