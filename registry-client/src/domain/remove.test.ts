import { maxRemovedReleases, type RegistryDocument } from 'shared-contracts/releases';
import { contractOf, termOf } from '../testing/contract-fixture.ts';
import { accepted, documentWith, manifestOf } from '../testing/release-fixture.ts';
import { addRelease } from './add-release.ts';
import { block } from './block.ts';
import { promote } from './promote.ts';
import { emptyDocument, remoteNamesOf } from './registry-document.ts';
import { sideOf } from './release-side.ts';
import { remove, type Removal } from './remove.ts';

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
  it('removes a remote and lists its releases that were live, for their files', () => {
    const result = accepted(without(document));
    expect(remoteNamesOf(result)).toEqual(['mf-basket']);
    expect(result.removed?.map(({ remote, version, at }) => `${remote} ${version} ${at}`)).toEqual([
      'mf-gifts 1.0.0 2026-11-21T09:00:00.000Z',
      'mf-gifts 1.1.0 2026-11-21T09:00:00.000Z',
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

  it('forgets removed releases after 30 days, and the oldest ones beyond the limit', () => {
    const old = { remote: 'mf-old', version: '1.0.0', integrity: 'sha384-a' } as const;
    const at = (day: string) => ({ ...old, at: `2026-${day}T08:00:00.000Z` });
    const start = { ...document, removed: [at('10-21'), at('11-20')] };
    expect(accepted(without(start)).removed?.map(({ remote }) => remote)).toEqual([
      'mf-old',
      'mf-gifts',
      'mf-gifts',
    ]);
    const full = { ...document, removed: Array.from({ length: maxRemovedReleases }, () => at('11-20')) };
    const { removed } = accepted(without(full));
    expect([removed?.length, removed?.at(-1)?.version]).toEqual([maxRemovedReleases, '1.1.0']);
  });
});
