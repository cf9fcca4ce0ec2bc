import type { KnipConfig } from 'knip';

/** Entries of a remote: its exposes, which are named in its configuration, and the page for developing it alone. */
const remote = {
  entry: [
    'federation.config.ts',
    'src/exposes/*.{ts,tsx}',
    'src/standalone/main.tsx',
    'src/**/*.test.{ts,tsx}',
  ],
  project: ['*.ts', 'src/**/*.{ts,tsx,css}'],
};

/** Packages whose `exports` only this repository uses, so that an unused one is dead code. */
const library = {
  entry: ['src/**/*.test.{ts,tsx}'],
  project: ['src/**/*.{ts,tsx,css}'],
  includeEntryExports: true,
};

/** Entries are the files that no module imports: programs, exposes, and what is started or bundled by its path. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{ts,mjs}',
        'scripts/**/*.test.ts',
        'scripts/stack/stop-with-starter.mjs',
        'scripts/testing/starter.ts',
        'scripts/testing/{plain-pictures,extended}-api.ts',
        'scripts/testing/third-parties/seed.ts',
      ],
      project: ['scripts/**/*.{ts,mjs}'],
    },
    shell: {
      entry: [
        'src/boot/{start,main}.ts',
        'src/development/main.ts',
        // Bundled in the place of modules of libraries: see shared-build/src/webpack/shell.ts.
        'src/{remotes/runtime-parts,app/router-parts}/*.ts',
        'server/server.ts',
        'server/rendering/workers/render-worker.ts',
        'server/supervisor/supervise.ts',
        'contracts.config.ts',
        'server/releases/health/simulation/simulate.ts',
        'server/testing/{fake,code-running}-worker.ts',
        '{src,server}/**/*.test.{ts,tsx}',
      ],
      project: ['{src,server}/**/*.{ts,tsx,css}', '*.ts'],
    },
    'mf-*': remote,
    'shared-*': library,
    // A thread, started by its path.
    'shared-runtime': { ...library, entry: [...library.entry, 'src/testing/server/server-worker.ts'] },
    // The design system is complete also where the shop does not use it yet.
    'shared-ui': {
      ...library,
      entry: [...library.entry, 'src/icons/create-icon.tsx'],
      includeEntryExports: false,
    },
    'registry-*': library,
    'shared-build': {
      ...library,
      entry: [...library.entry, 'src/testing/build-fixture.ts', 'src/development/serve.ts'],
    },
    'storefront-api': {
      entry: ['src/mailbox/server.ts', 'src/**/*.test.ts'],
      project: ['src/**/*.ts'],
    },
    'demo-shop': {
      entry: ['src/art/sheet-scenes.ts', 'src/**/*.test.ts'],
      project: ['src/**/*.ts'],
    },
    'storefront-ports': library,
    'payment-simulator': { ...library, entry: [...library.entry, 'src/server.ts'] },
    bench: { entry: ['{run,api,dev,pictures,import,search,start-scripts}.ts'], project: ['**/*.ts'] },
    e2e: {
      entry: [
        'fixture-remote/federation.config.ts',
        'fixture-remote/{page,fragment,overlay}.tsx',
        'fixture-remote/startup.ts',
        'dev-server-remote/federation.config.ts',
        'dev-server-remote/*-{page,fragment}.tsx',
        'new-remote/federation.config.ts',
        'other-host/build.ts',
        'soak/taps/playwright.config.ts',
        'other-host/src/main.tsx',
        'new-remote/*-{page,fragment,overlay,startup}.{ts,tsx}',
      ],
      project: ['**/*.{ts,tsx,css}'],
    },
  },
  compilers: {
    /** The files and packages that a style sheet names. */
    css: (text) =>
      [...text.matchAll(/(?:@import\s+|url\(|composes:[^;]*\bfrom\s+)['"]([^'"]+)['"]/g)]
        .map(([, file]) => `import '${file}';`)
        .join('\n'),
  },
  ignoreDependencies: [
    // Started by its path, in a copy of the repository.
    'dependency-cruiser',
    // The backend reads the files of these fonts.
    /^@(fontsource|expo-google-fonts)\//,
  ],
  // No part of the workspace: it has dependencies of its own.
  ignore: ['templates/**'],
  ignoreIssues: {
    // An index names the types of its package or folder, also those that no caller writes down yet.
    '**/index.ts': ['types'],
    // One for every endpoint of the API, also where the shop does not call it yet.
    'shared-contracts/src/api/descriptors/*.ts': ['exports'],
    // `storeIdField` says what the digits are.
    'shared-contracts/src/api/endpoint/fields.ts': ['duplicates'],
    // Released remotes call these by their former names.
    'shared-runtime/src/overlay/overlay.ts': ['duplicates'],
    'shared-runtime/src/spinner/use-spinner.ts': ['duplicates'],
    'shared-ui/src/icons/icons.ts': ['exports'],
    'shared-ui/src/layout/stack.tsx': ['exports'],
  },
  // A type that only its own module uses may still be part of an exported signature.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
