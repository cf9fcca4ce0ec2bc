import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { defineFederation } from '../federation.ts';
import { remoteDevelopmentConfig } from './remote-config.ts';

const federation = defineFederation({
  name: 'mf-gift-cards',
  squad: 'gifts',
  exposes: { './pages/card': './src/card.tsx' },
  timeoutMs: 3000,
  budgetKb: 100,
});
const config = remoteDevelopmentConfig({
  remoteDir: '/shop/mf-gift-cards',
  federation,
  publicPath: 'http://localhost:3007/',
});

/** Returns what a request is replaced with, or undefined if it is bundled. */
function externalOf(request: string): string | undefined {
  const found = [config.externals ?? []].flat().flatMap((external) => {
    const answers: unknown[] = [];
    if (typeof external !== 'function') return [];
    (external as (data: { request: string }, done: (error?: null, result?: string) => void) => void)(
      { request },
      (_error, result) => answers.push(result),
    );
    return answers.filter((answer) => answer !== undefined);
  });
  return found[0] as string | undefined;
}

describe('remoteDevelopmentConfig', () => {
  it('has source maps without eval, which the policy of the page blocks', () => {
    expect(config.devtool).toMatch(/source-map$/);
    expect(config.devtool).not.toContain('eval');
  });

  it('loads its files from the dev server, under a Trusted Types policy of the remote, without hashes', () => {
    expect(config.output).toMatchObject({
      publicPath: 'http://localhost:3007/',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'development-mf-gift-cards' },
    });
    expect(config.plugins?.filter((plugin) => plugin instanceof SubresourceIntegrityPlugin)).toEqual([]);
  });

  it('takes the runtime of Fast Refresh from the shell, and bundles other modules', () => {
    const runtime = 'var __REFRESH_RUNTIME__("mf-gift-cards")';
    expect(externalOf('react-refresh/runtime')).toBe(runtime);
    expect(externalOf('/shop/node_modules/react-refresh/runtime.js')).toBe(runtime);
    expect(externalOf('./runtime.js')).toBeUndefined();
    expect(externalOf('react-dom')).toBeUndefined();
  });
});
