import { maxRemovedReleases, type RegistryDocument } from 'shared-contracts/releases';
import { contractOf, termOf } from '../testing/contract-fixture.ts';
import { accepted, documentWith, manifestOf, type ReleaseSpec } from '../testing/release-fixture.ts';
import { addRelease } from './add-release.ts';
import { block } from './block.ts';
import { promote } from './promote.ts';
import { emptyDocument, remoteNamesOf } from './registry-document.ts';
import { sideOf } from './release-side.ts';
import { ownPageTypes, remove, type Removal } from './remove.ts';

const name = 'mf-gifts';
const now = new Date('2026-11-21T09:00:00Z');
const promoted = (document: RegistryDocument, version: string) =>
  accepted(promote(document, { name, version, traffic: 100 }));
const published = documentWith(
  emptyDocument,
  ...['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((version) => ({ name, version }) as const),
  { name: 'mf-basket' },
);
/** 1.0.0 was live, 1.1.0 is, 1.2.0 is staged and 1.3.0 blocked. */
const document = accepted(block(promoted(promoted(published, '1.0.0'), '1.1.0'), name, '1.3.0'));
const without = (start: RegistryDocument, parts: Partial<Removal> = {}) =>
  remove(start, { name, others: [], own: [], now, ...parts });

const offering = {
  ...sideOf(manifestOf({ name, version: '1.1.0' })),
  contract: contractOf({ offers: { 'gifts/balance': termOf(), 'gifts/box': termOf() } }),
};
const using = (expose: string) => ({
  ...sideOf(manifestOf({ name: 'mf-basket' })),
  contract: contractOf({ uses: { [expose]: termOf() } }),
});

describe('remove', () => {
  it('removes a remote and lists its releases that were live, for their files, and blocked ones', () => {
    const result = accepted(without(document));
    expect(remoteNamesOf(result)).toEqual(['mf-basket']);
    expect(
      result.removed?.map(({ remote, version, at, status }) => `${remote} ${version} ${at} ${status}`),
    ).toEqual([
      'mf-gifts 1.0.0 2026-11-21T09:00:00.000Z retired',
      'mf-gifts 1.1.0 2026-11-21T09:00:00.000Z retired',
      'mf-gifts 1.3.0 2026-11-21T09:00:00.000Z blocked',
    ]);
  });

  it('is rejected while a live release uses what the remote offers', () => {
    expect(without(document, { others: [using('gifts/balance')], own: [offering] })).toEqual({
      ok: false,
      rejection: {
        code: 'contract_mismatch',
        message:
          'mf-gifts cannot be removed: mf-basket 1.0.0 uses gifts/balance: promote a release of mf-basket without it first.',
      },
    });
  });

  it('ignores what others use that no live release of the remote offers, or another remote offers', () => {
    const others = [using('gifts/never-offered'), using('cms/banner')];
    expect(without(document, { others, own: [offering] }).ok).toBe(true);
  });

  describe('of a remote that fills a slot with one place', () => {
    const bar = { frame: { './fragments/bar': { slot: 'consent', hydrate: 'idle' } } } as const;
    const withBar = accepted(
      promote(documentWith(emptyDocument, { name, contracts: bar }), {
        name,
        version: '1.0.0',
        traffic: 100,
      }),
    );
    const withSuccessor = (contracts: ReleaseSpec['contracts']) =>
      without(documentWith(withBar, { name: 'mf-privacy', contracts })).ok;

    it('is rejected, because the slot would be empty', () => {
      expect(without(withBar)).toMatchObject({
        ok: false,
        rejection: {
          message: expect.stringContaining('mf-gifts cannot be removed: it leaves the slot consent empty'),
        },
      });
      expect(without(documentWith(emptyDocument, { name, contracts: bar })).ok).toBe(true);
    });

    it('is accepted if another remote has a release for the slot that can go live', () => {
      expect(withSuccessor(bar)).toBe(true);
      expect(withSuccessor({ ...bar, shellApi: 99 })).toBe(false);
    });
  });

  it.each([
    ['unknown_remote', 'mf-unknown', document],
    ['live_version', 'mf-shell', documentWith(document, { name: 'mf-shell' })],
  ] as const)('is rejected with %s for %s', (code, wanted, start) => {
    expect(without(start, { name: wanted })).toMatchObject({ ok: false, rejection: { code } });
  });

  it('lets a new remote have the name', () => {
    const again = accepted(
      addRelease(accepted(without(document)), manifestOf({ name, version: '2.0.0' }), 'sha384-a'),
    );
    expect(remoteNamesOf(again)).toEqual(['mf-basket', 'mf-gifts']);
    expect(again.microFrontends[name]).toHaveLength(1);
  });

  it('lists a blocked version, which cannot be published again, whatever its content', () => {
    const again = addRelease(accepted(without(document)), manifestOf({ name, version: '1.3.0' }), 'sha384-b');
    expect(again).toMatchObject({ ok: false, rejection: { code: 'blocked_version' } });
  });

  it('lists a release once when its remote is removed a second time', () => {
    const first = accepted(without(document));
    const second = accepted(without(promoted(documentWith(first, { name, version: '1.0.0' }), '1.0.0')));
    expect(second.removed?.map(({ version }) => version).toSorted()).toEqual(['1.0.0', '1.1.0', '1.3.0']);
  });

  it('forgets removed releases that are not blocked after 30 days, and the oldest of them beyond the limit', () => {
    const old = { remote: 'mf-old', version: '1.0.0', integrity: 'sha384-a', status: 'retired' } as const;
    const at = (day: string) => ({ ...old, at: `2026-${day}T08:00:00.000Z` });
    const blocked = { ...at('01-01'), version: '0.9.0', status: 'blocked' } as const;
    const labelsOf = (start: RegistryDocument) =>
      accepted(without(start)).removed?.map(({ remote, version }) => `${remote} ${version}`) ?? [];
    expect(labelsOf({ ...document, removed: [blocked, at('10-21'), at('11-20')] })).toEqual([
      'mf-old 1.0.0',
      'mf-gifts 1.0.0',
      'mf-gifts 1.1.0',
      'mf-old 0.9.0',
      'mf-gifts 1.3.0',
    ]);
    const many = Array.from({ length: maxRemovedReleases - 1 }, () => at('11-20'));
    const labels = labelsOf({ ...document, removed: [blocked, ...many] });
    expect(labels).toHaveLength(maxRemovedReleases);
    expect(labels.slice(-4)).toEqual(['mf-gifts 1.0.0', 'mf-gifts 1.1.0', 'mf-old 0.9.0', 'mf-gifts 1.3.0']);
  });
});

describe('block', () => {
  const removed = accepted(without(document));

  it('blocks a release of a removed remote, once', () => {
    const result = accepted(block(removed, name, '1.0.0'));
    expect(result.removed?.find(({ version }) => version === '1.0.0')?.status).toBe('blocked');
    expect(accepted(block(result, name, '1.0.0'))).toBe(result);
    expect(addRelease(result, manifestOf({ name, version: '1.0.0' }), 'sha384-a').ok).toBe(false);
  });

  it('is rejected for a version that the removed remote did not list', () => {
    expect(block(removed, name, '1.2.0')).toMatchObject({ ok: false, rejection: { code: 'unknown_remote' } });
  });
});

describe('ownPageTypes', () => {
  it('returns the page types of the live releases, also of earlier ones, that no other remote renders', () => {
    const row = { page: 'gifts/card', entry: 'public', tracking: 'Product' } as const;
    const start = documentWith(
      document,
      { name, version: '2.0.0', contracts: { pageTypes: { 'gift-card': row, card: row } } },
      { name, version: '3.0.0', contracts: { pageTypes: { later: row } } },
    );
    expect(ownPageTypes(promoted(start, '2.0.0'), name)).toEqual(['card', 'gift-card']);
    expect(ownPageTypes(start, 'mf-basket')).toEqual([]);
    const basket = accepted(promote(start, { name: 'mf-basket', version: '1.0.0', traffic: 100 }));
    expect(ownPageTypes(basket, 'mf-basket')).toEqual(['basket']);
  });
});
