import { shellReleaseName, type RegistryDocument, type RemoteName } from 'shared-contracts/releases';
import { accepted, documentWith, type ReleaseSpec } from '../testing/release-fixture.ts';
import { promote } from './promote.ts';
import { emptyDocument } from './registry-document.ts';
import { rollback } from './rollback.ts';

type Contracts = NonNullable<ReleaseSpec['contracts']>;

const row = { page: 'gifts/card', entry: 'public', tracking: 'Product' } as const;
const inSlot = (slot: string, expose = './fragments/part') =>
  ({ frame: { [expose]: { slot, hydrate: 'idle' } } }) satisfies Contracts;

function publish(document: RegistryDocument, name: RemoteName, contracts: Contracts, version = '1.0.0') {
  return documentWith(document, { name, version, contracts });
}

function promoteNew(document: RegistryDocument, name: RemoteName, contracts: Contracts, version = '1.0.0') {
  return promote(publish(document, name, contracts, version), { name, version, traffic: 100 });
}

const live = (document: RegistryDocument, name: RemoteName, contracts: Contracts, version?: string) =>
  accepted(promoteNew(document, name, contracts, version));

const messageOf = (outcome: ReturnType<typeof promote>) => (outcome.ok ? '' : outcome.rejection.message);

describe('promote, page types', () => {
  const gifts = live(emptyDocument, 'mf-gifts', { pageTypes: { 'gift-card': row } });

  it('rejects a type that another live remote renders, and accepts others', () => {
    const cards = { page: 'cards/card', entry: 'public', tracking: 'Product' } as const;
    expect(messageOf(promoteNew(gifts, 'mf-cards', { pageTypes: { 'gift-card': cards } }))).toContain(
      'it renders the page type gift-card, which mf-gifts 1.0.0 renders',
    );
    expect(promoteNew(gifts, 'mf-cards', { pageTypes: { card: cards, constructor: cards } }).ok).toBe(true);
    expect(promoteNew(gifts, 'mf-gifts', { pageTypes: { 'gift-card': row } }, '1.1.0').ok).toBe(true);
  });

  it('rejects a type that an earlier release renders without saying so', () => {
    const catalogue = live(emptyDocument, 'mf-catalogue', {});
    expect(messageOf(promoteNew(catalogue, 'mf-gifts', { pageTypes: { product: row } }))).toContain(
      'it renders the page type product, which mf-catalogue 1.0.0 renders',
    );
  });

  it('uses an empty table of a release as it is', () => {
    const catalogue = live(emptyDocument, 'mf-catalogue', { pageTypes: {} });
    expect(promoteNew(catalogue, 'mf-gifts', { pageTypes: { product: row } }).ok).toBe(true);
  });
});

describe('promote, slots of the frame', () => {
  it('rejects a slot that the shell does not have', () => {
    expect(messageOf(promoteNew(emptyDocument, 'mf-gifts', inSlot('below-footer')))).toContain(
      'it has ./fragments/part in the slot below-footer, which the shell does not have',
    );
    expect(promoteNew(emptyDocument, 'mf-gifts', inSlot('constructor')).ok).toBe(false);
  });

  it('rejects a second remote in a slot with one place, also beside an earlier release', () => {
    const basket = live(emptyDocument, 'mf-basket', {});
    expect(messageOf(promoteNew(basket, 'mf-gifts', inSlot('header-basket')))).toContain(
      'it has ./fragments/part in the slot header-basket, which mf-basket 1.0.0 fills',
    );
    const two = { ...inSlot('consent', './fragments/a').frame, ...inSlot('consent', './fragments/b').frame };
    expect(messageOf(promoteNew(emptyDocument, 'mf-gifts', { frame: two }))).toContain('two fragments');
  });

  it('accepts any number of remotes in a slot with several places', () => {
    const gifts = live(emptyDocument, 'mf-gifts', inSlot('header-actions'));
    expect(promoteNew(gifts, 'mf-cards', inSlot('header-actions')).ok).toBe(true);
  });

  it('rejects a release that leaves a slot with one place empty, and accepts it as a rollback', () => {
    const first = live(emptyDocument, 'mf-gifts', {});
    const second = live(first, 'mf-gifts', inSlot('header-search'), '1.1.0');
    expect(messageOf(promoteNew(second, 'mf-gifts', {}, '1.2.0'))).toContain(
      'it leaves the slot header-search empty',
    );
    expect(rollback(second, 'mf-gifts').ok).toBe(true);
  });

  it('accepts a release that leaves a slot with several places empty', () => {
    const gifts = live(emptyDocument, 'mf-gifts', inSlot('header-actions'));
    expect(promoteNew(gifts, 'mf-gifts', {}, '1.1.0').ok).toBe(true);
  });

  it('lets another remote take a slot over that has published a release for it', () => {
    const gifts = live(emptyDocument, 'mf-gifts', inSlot('header-search'));
    const both = publish(gifts, 'mf-finder', inSlot('header-search'));
    const emptied = live(both, 'mf-gifts', {}, '1.1.0');
    expect(promote(emptied, { name: 'mf-finder', version: '1.0.0', traffic: 100 }).ok).toBe(true);
  });

  it.each([
    ['another shell API', { shellApi: 99 }],
    ['a page type of a third remote', { pageTypes: { search: row } }],
    ['a page type of the release that leaves the slot', { pageTypes: { 'gift-card': row } }],
  ])('rejects leaving a slot to a release that could not go live, because of %s', (_what, contracts) => {
    const third = live(emptyDocument, 'mf-results', { pageTypes: { search: row } });
    const gifts = live(third, 'mf-gifts', inSlot('header-search'));
    const both = publish(gifts, 'mf-finder', { ...inSlot('header-search'), ...contracts });
    const leaving = promoteNew(both, 'mf-gifts', { pageTypes: { 'gift-card': row } }, '1.1.0');
    expect(messageOf(leaving)).toContain('no other remote has a release that fills it and can go live');
  });
});

describe('promote, slots of a release of the shell', () => {
  const shell = (slots: Contracts['slots'] | null) => ({ provides: {}, ...(slots && { slots }) });
  const promoteShell = (document: RegistryDocument, slots: Contracts['slots'] | null) =>
    promoteNew(document, shellReleaseName, shell(slots), '9.0.0');

  it('rejects a shell without the slot of a live remote', () => {
    const gifts = live(emptyDocument, 'mf-gifts', inSlot('header-actions'));
    expect(messageOf(promoteShell(gifts, { consent: 'one' }))).toContain(
      'mf-gifts 1.0.0 has ./fragments/part in the slot header-actions, which it does not have',
    );
    expect(promoteShell(gifts, { 'header-actions': 'one' }).ok).toBe(true);
  });

  it('rejects a shell with one place for two live remotes', () => {
    const gifts = live(emptyDocument, 'mf-gifts', inSlot('header-actions'));
    const both = live(gifts, 'mf-cards', inSlot('header-actions'));
    expect(messageOf(promoteShell(both, { 'header-actions': 'one' }))).toContain(
      'which mf-cards 1.0.0 fills',
    );
  });

  it('compares remotes with the slots of the live shell', () => {
    const newer = accepted(promoteShell(emptyDocument, { 'below-footer': 'one' }));
    expect(promoteNew(newer, 'mf-gifts', inSlot('below-footer')).ok).toBe(true);
    expect(promoteNew(newer, 'mf-gifts', inSlot('header-actions')).ok).toBe(false);
  });

  it('accepts beside a shell from before slots only what that shell knew', () => {
    const earlier = accepted(promoteShell(emptyDocument, null));
    expect(promoteNew(earlier, 'mf-basket', {}).ok).toBe(true);
    const mini = inSlot('header-basket', './fragments/mini-basket');
    expect(promoteNew(earlier, 'mf-basket', { ...mini, pageTypes: {} }).ok).toBe(true);
    expect(messageOf(promoteNew(earlier, 'mf-gifts', { pageTypes: { 'gift-card': row } }))).toContain(
      'it has the page type gift-card, and mf-shell 9.0.0 does not take it from releases',
    );
    expect(promoteNew(earlier, 'mf-gifts', inSlot('header-actions')).ok).toBe(false);
  });
});
