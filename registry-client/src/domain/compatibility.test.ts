import { shellApiMajor, shellReleaseName, type RemoteName } from 'shared-contracts/releases';
import { accepted, documentWith, type ReleaseSpec } from '../testing/release-fixture.ts';
import { promote } from './promote.ts';
import { emptyDocument } from './registry-document.ts';
import { rollback } from './rollback.ts';

/** Search consumes `basket:changed` major 1 and offers a slider with props major 1. */
const searchIsLive = accepted(
  promote(
    documentWith(emptyDocument, {
      name: 'mf-search',
      version: '3.0.0',
      contracts: { consumes: { 'basket:changed': 1 }, props: { 'catalogue/product-slider': 1 } },
    }),
    { name: 'mf-search', version: '3.0.0', traffic: 100 },
  ),
);

function promoted(contracts: ReleaseSpec['contracts'], document = searchIsLive) {
  const withBasket = documentWith(document, { name: 'mf-basket', contracts });
  return promote(withBasket, { name: 'mf-basket', version: '1.0.0', traffic: 100 });
}

describe('promote, contracts', () => {
  it('accepts majors that agree, or that no other release names', () => {
    const outcome = promoted({ emits: { 'basket:changed': 1 }, props: { 'basket/mini-basket': 7 } });
    expect(outcome.ok).toBe(true);
  });

  it.each([
    [{ emits: { 'basket:changed': 2 } }, 'it emits basket:changed major 2, mf-search 3.0.0 consumes major 1'],
    [{ props: { 'catalogue/product-slider': 2 } }, 'mf-search 3.0.0 has major 1'],
    [{ shellApi: 99 }, 'built against shell API 99'],
  ])('rejects %j with a message that names the other release', (contracts, message) => {
    const outcome = promoted(contracts);
    expect(outcome).toMatchObject({ ok: false, rejection: { code: 'contract_mismatch' } });
    expect(JSON.stringify(outcome)).toContain(message);
  });

  it('accepts two majors of an event beside a release that reads the earlier one', () => {
    expect(promoted({ emits: { 'basket:changed': 2, 'basket:changed@1': 1 } }).ok).toBe(true);
    expect(JSON.stringify(promoted({ emits: { 'basket:changed': 3, 'basket:changed@2': 2 } }))).toContain(
      'it emits basket:changed major 3 and 2, mf-search 3.0.0 consumes major 1',
    );
  });

  it('rejects a claim on the paths of another live remote, and accepts other paths', () => {
    const claim = { page: 'gifts/card', entry: 'public', tracking: 'Info' } as const;
    const live = accepted(
      promote(
        documentWith(emptyDocument, { name: 'mf-gifts', contracts: { claims: { '/gifts/*': claim } } }),
        {
          name: 'mf-gifts',
          version: '1.0.0',
          traffic: 100,
        },
      ),
    );
    const other = { ...claim, page: 'basket/gifts' };
    expect(JSON.stringify(promoted({ claims: { '/gifts/*': other } }, live))).toContain(
      'it claims /gifts/*, which mf-gifts 1.0.0 claims',
    );
    expect(promoted({ claims: { '/gift/*': other } }, live).ok).toBe(true);
  });

  describe('names of overlays', () => {
    const giving = (...names: string[]) => ({
      overlays: {
        './overlays/redeem': {
          kind: 'modal' as const,
          width: 495,
          names: Object.fromEntries(names.map((name) => [name, {}])),
        },
      },
    });
    const live = (name: RemoteName, contracts: ReleaseSpec['contracts']) =>
      accepted(
        promote(documentWith(emptyDocument, { name, contracts }), { name, version: '1.0.0', traffic: 100 }),
      );

    it('are rejected if another live remote gives them', () => {
      const gifts = live('mf-gifts', giving('redeem', 'gift'));
      expect(JSON.stringify(promoted(giving('gift'), gifts))).toContain(
        'it gives the overlay name gift, which mf-gifts 1.0.0 gives',
      );
      expect(promoted(giving('card'), gifts).ok).toBe(true);
    });

    it('are those of the former table for a live release that declares none', () => {
      const account = live('mf-account', {});
      expect(JSON.stringify(promoted(giving('login'), account))).toContain(
        'it gives the overlay name login, which mf-account 1.0.0 gives',
      );
      expect(promoted(giving('login'), live('mf-account', { overlays: {} })).ok).toBe(true);
    });
  });

  it('ignores releases without traffic', () => {
    const staged = documentWith(emptyDocument, {
      name: 'mf-search',
      contracts: { consumes: { 'basket:changed': 1 } },
    });
    expect(promoted({ emits: { 'basket:changed': 2 } }, staged).ok).toBe(true);
  });

  it('applies to a rollback as well', () => {
    const both = documentWith(
      emptyDocument,
      { version: '1.0.0', contracts: { emits: { 'basket:changed': 2 } } },
      { version: '1.1.0' },
      { name: 'mf-search', version: '3.0.0', contracts: { consumes: { 'basket:changed': 1 } } },
    );
    const order = [
      ['mf-basket', '1.0.0'],
      ['mf-basket', '1.1.0'],
      ['mf-search', '3.0.0'],
    ] as const;
    const document = order.reduce(
      (before, [name, version]) => accepted(promote(before, { name, version, traffic: 100 })),
      both,
    );
    expect(rollback(document, 'mf-basket')).toMatchObject({ rejection: { code: 'contract_mismatch' } });
  });
});

/** A shell of another interface that embeds the search box in major 2. */
const newShell = {
  name: shellReleaseName,
  version: '9.0.0',
  contracts: { shellApi: shellApiMajor + 1, props: { 'search/box': 2 }, provides: {} },
} satisfies ReleaseSpec;

function promotedShell(contracts: NonNullable<ReleaseSpec['contracts']>, document = searchIsLive) {
  const published = documentWith(document, {
    ...newShell,
    contracts: { ...newShell.contracts, ...contracts },
  });
  return promote(published, { name: shellReleaseName, version: newShell.version, traffic: 100 });
}

describe('promote, releases of the shell', () => {
  it('rejects a shell whose interface a live remote was not built against', () => {
    expect(JSON.stringify(promotedShell({ props: {} }))).toContain(
      `mf-search 3.0.0 was built against shell API ${shellApiMajor}, it offers ${shellApiMajor + 1}`,
    );
  });

  it('rejects a shell that embeds a fragment in another major than its remote offers', () => {
    const search = accepted(
      promote(
        documentWith(searchIsLive, {
          name: 'mf-search',
          version: '4.0.0',
          contracts: { props: { 'search/box': 1 } },
        }),
        {
          name: 'mf-search',
          version: '4.0.0',
          traffic: 100,
        },
      ),
    );
    const outcome = promotedShell({ shellApi: shellApiMajor }, search);
    expect(JSON.stringify(outcome)).toContain(
      'it has the props of search/box major 2, mf-search 4.0.0 has major 1',
    );
    expect(promotedShell({ shellApi: shellApiMajor, props: { 'search/box': 1 } }, search).ok).toBe(true);
  });

  it('compares remotes with the live shell instead of the one of this source', () => {
    const live = accepted(promotedShell({}, emptyDocument));
    const remote = (contracts: ReleaseSpec['contracts']) => promoted(contracts, live);
    expect(JSON.stringify(remote({}))).toContain(
      `built against shell API ${shellApiMajor}, mf-shell 9.0.0 offers ${shellApiMajor + 1}`,
    );
    expect(remote({ shellApi: shellApiMajor + 1 }).ok).toBe(true);
    expect(JSON.stringify(remote({ shellApi: shellApiMajor + 1, props: { 'search/box': 1 } }))).toContain(
      'mf-shell 9.0.0 has major 2',
    );
  });
});
