import { replacementOf } from './unused-parts.ts';

const router = '/shop/node_modules/.pnpm/react-router@8/node_modules/react-router/dist/lib';
const federation = '/shop/node_modules/@module-federation/runtime-core/dist';

describe('replacementOf', () => {
  it.each([
    [federation, './plugins/snapshot/SnapshotHandler.js', 'remotes/runtime-parts/no-snapshots.ts'],
    [`${federation}/remote`, '../utils/preload.js', 'remotes/runtime-parts/no-preloads.ts'],
    [federation, './remotes.js', 'remotes/runtime-parts/no-nested-remotes.ts'],
    [`${federation}/module`, '../utils/load.js', 'remotes/runtime-parts/entry-loading.ts'],
    [`${federation}/utils`, './semver/index.js', 'remotes/runtime-parts/version-ranges.ts'],
    [federation, './utils/semver/index.js', 'remotes/runtime-parts/version-ranges.ts'],
    [
      '/shop/node_modules/@module-federation/error-codes/dist',
      './desc.mjs',
      'remotes/runtime-parts/short-errors.ts',
    ],
    ['/shop/node_modules/@module-federation/sdk/dist', './dom.js', 'remotes/runtime-parts/no-scripts.ts'],
    [
      '/shop/node_modules/@module-federation/sdk/dist',
      './logger.js',
      'remotes/runtime-parts/console-logger.ts',
    ],
    [`${router}/router`, './instrumentation.js', 'app/router-parts/no-instrumentation.ts'],
  ])('replaces what a library in %s imports as %s', (context, request, replacement) => {
    expect(replacementOf({ context, request })).toBe(replacement);
  });

  it.each([
    ['/shop/shell/src/remotes', './remotes.js'],
    ['/shop/node_modules/react-router-tools/dist', './instrumentation.js'],
    ['/shop/node_modules/@tanstack/react-query/build', './utils/preload.js'],
    [federation, './instrumentation.js'],
    [`${federation}/utils`, './logger.js'],
    [router, './routes.js'],
  ])('leaves what a module in %s imports as %s', (context, request) => {
    expect(replacementOf({ context, request })).toBeUndefined();
  });
});
