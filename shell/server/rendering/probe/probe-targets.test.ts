import type { PageTypes } from 'shared-contracts/releases';
import { manifestOf } from '../../testing/release-fixture.ts';
import { probePaths } from './probe-paths.ts';
import { findTargets } from './probe-targets.ts';

const row = { page: 'gifts/card', entry: 'members', tracking: 'Account' } as const;

function targetsOf(pageTypes: PageTypes, exposes: readonly string[] = ['./pages/card']) {
  const { contracts } = manifestOf('mf-gifts', '1.0.0');
  const manifest = manifestOf('mf-gifts', '1.0.0', {
    exposes: Object.fromEntries(exposes.map((expose) => [expose, { js: [], css: [] }])),
    contracts: { ...contracts, pageTypes },
  });
  return findTargets(manifest, null);
}

describe('findTargets', () => {
  it('returns the page of each page type of the release, at the example that it gives', () => {
    const target = { kind: 'page', name: 'gifts/card', entry: 'members' };
    expect(targetsOf({ 'gift-card': { ...row, example: '/gifts/7' }, product: row })).toEqual([
      { ...target, source: '/gifts/7' },
      { ...target, source: probePaths['product'] },
    ]);
  });

  it.each(['gift-card', 'constructor'])('leaves out %s without a known path', (type) => {
    expect(targetsOf({ [type]: row })).toEqual([]);
  });

  it('leaves out pages that the release does not expose, and those of other remotes', () => {
    expect(targetsOf({ product: row }, [])).toEqual([]);
    expect(targetsOf({ product: { ...row, page: 'catalogue/card' } })).toEqual([]);
  });
});
