import type { ContractFile, RemoteName } from 'shared-contracts/releases';
import { contractOf, termOf } from '../testing/contract-fixture.ts';
import { manifestOf } from '../testing/release-fixture.ts';
import { absentProviders, offerMismatches } from './providers.ts';
import { sideOf, type SideWithContract } from './release-side.ts';

const terms = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, termOf()]));

interface Names {
  uses?: readonly string[];
  offers?: readonly string[];
}

function release(name: RemoteName, names: Names | null, version = '1.0.0'): SideWithContract {
  const contract: ContractFile | null =
    names && contractOf({ uses: terms(names.uses ?? []), offers: terms(names.offers ?? []) });
  return { ...sideOf(manifestOf({ name, version })), contract };
}

describe('offerMismatches', () => {
  const page = release('mf-catalogue', { uses: ['basket/added'] });
  const offering = release('mf-basket', { offers: ['basket/added'] });
  const empty = release('mf-basket', {}, '2.0.0');

  it('returns nothing while every live provider offers what is used', () => {
    expect(offerMismatches(page, [offering], [])).toEqual([]);
    expect(offerMismatches(offering, [page], [offering])).toEqual([]);
  });

  it('names what a live provider does not offer, a canary too', () => {
    expect(offerMismatches(page, [offering, empty], [])).toEqual([
      'it uses basket/added, which mf-basket 2.0.0 does not offer: promote a release of mf-basket with it first',
    ]);
  });

  it('names what a provider would not offer any more', () => {
    expect(offerMismatches(empty, [page], [offering])).toEqual([
      'mf-catalogue 1.0.0 uses basket/added, which it does not offer: promote a release of mf-catalogue without it first',
    ]);
  });

  it('ignores what the live provider does not offer either', () => {
    expect(offerMismatches(empty, [page], [empty])).toEqual([]);
    expect(offerMismatches(empty, [page], [])).toEqual([]);
  });

  it('ignores releases without a contract file', () => {
    const old = release('mf-basket', null, '0.9.0');
    expect(offerMismatches(page, [old], [])).toEqual([]);
    expect(offerMismatches(old, [page], [offering])).toEqual([]);
    expect(offerMismatches(release('mf-catalogue', null), [empty], [])).toEqual([]);
  });

  it('compares own fragments of a remote, which shared-contracts does not know', () => {
    const wraps = release('mf-gift-wraps', { offers: ['gift-wraps/choice'] });
    const gifts = release('mf-gifts', { uses: ['gift-wraps/choice', 'gift-wraps/toString'] });
    expect(offerMismatches(gifts, [wraps], [])).toEqual([
      expect.stringContaining('it uses gift-wraps/toString, which mf-gift-wraps 1.0.0 does not offer'),
    ]);
  });
});

describe('absentProviders', () => {
  const cms = release('mf-cms', { uses: ['consent/preferences'] });
  const consent = release('mf-consent', { offers: ['consent/preferences'] });

  it('returns nothing for a live provider', () => {
    expect(absentProviders(cms, [consent], [])).toEqual([]);
  });

  it('names the release to promote first', () => {
    expect(absentProviders(cms, [], [consent])).toEqual([
      'it uses consent/preferences, and mf-consent has no live release: promote mf-consent 1.0.0 first',
    ]);
  });

  it.each([
    ['no release was published', []],
    ['the newest one does not offer it', [release('mf-consent', {})]],
  ])('asks for a release that offers it if %s', (_why, waiting) => {
    expect(absentProviders(cms, [], waiting)).toEqual([
      'it uses consent/preferences, and mf-consent has no live release: publish and promote a release of mf-consent that offers it first',
    ]);
  });

  it('accepts the first of two remotes that use each other, directly and through a third', () => {
    const back = release('mf-consent', { offers: ['consent/preferences'], uses: ['cms/teaser'] });
    expect(absentProviders(cms, [], [back])).toEqual([]);
    const around = release('mf-consent', { offers: ['consent/preferences'], uses: ['search/box'] });
    const search = release('mf-search', { offers: ['search/box'], uses: ['cms/teaser'] });
    expect(absentProviders(cms, [], [around, search])).toEqual([]);
  });

  it('does not accept a cycle of others, nor one that a live release has ended', () => {
    const around = release('mf-consent', { offers: ['consent/preferences'], uses: ['search/box'] });
    const search = release('mf-search', { offers: ['search/box'], uses: ['consent/preferences'] });
    expect(absentProviders(cms, [], [around, search])).toHaveLength(1);
    const toCms = release('mf-search', { offers: ['search/box'], uses: ['cms/teaser'] });
    expect(absentProviders(cms, [toCms], [around])).toHaveLength(1);
  });
});
