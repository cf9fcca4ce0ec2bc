import type { ReleaseManifest, RemoteName } from 'shared-contracts/releases';
import { follow, former, prepareReleases, registry } from '../testing/followed-releases.ts';
import { documentOf, entryOf, manifestOf } from '../testing/release-fixture.ts';

prepareReleases();

const { contracts } = manifestOf('mf-gifts', '1.0.0');
const card = { page: 'gifts/card', entry: 'public', tracking: 'Product' } as const;
const tables: Record<string, Partial<ReleaseManifest['contracts']>> = {
  'mf-gifts@1.0.0': { pageTypes: { 'gift-card': card }, claims: { '/gifts/*': card } },
  'mf-cards@2.0.0': { pageTypes: { 'gift-card': { ...card, page: 'cards/card' } } },
  'mf-cards@3.0.0': { frame: { './fragments/mini': { slot: 'header-basket', hydrate: 'idle' } } },
  'mf-cards@4.0.0': { frame: { './fragments/mini': { slot: 'below-footer', hydrate: 'idle' } } },
};
const contractsOf = (name: RemoteName, version: string) => ({
  ...contracts,
  ...tables[`${name}@${version}`],
});

/** Returns an entry with the tables of its release. */
function liveEntry(...[name, version, parts]: Parameters<typeof entryOf>) {
  const entry = entryOf(name, version, parts);
  return { ...entry, extras: { ...entry.extras, contracts: contractsOf(name, version) } };
}

async function start(microFrontends: Parameters<typeof documentOf>[1], away: readonly string[] = []) {
  const { state, client } = registry(documentOf(1, microFrontends));
  const { releases, log } = await follow({
    ...client,
    async downloadRelease({ name, version }) {
      if (away.includes(name)) throw new Error('hash is wrong');
      return { dir: '', manifest: manifestOf(name, version, { contracts: contractsOf(name, version) }) };
    },
  });
  return { state, releases, log, snapshot: () => releases.snapshotFor('anna') };
}

describe('createReleases, page types and frame', () => {
  it.each([
    ['2.0.0', 'it renders the page type gift-card, which mf-gifts 1.0.0 renders'],
    ['3.0.0', 'it has ./fragments/mini in the slot header-basket, which mf-basket 1.0.0 fills'],
    ['4.0.0', 'it has ./fragments/mini in the slot below-footer, which the shell does not have'],
  ])('rejects mf-cards %s, although the registry has promoted it', async (version, reason) => {
    const others = {
      'mf-basket': [liveEntry('mf-basket', '1.0.0')],
      'mf-gifts': [liveEntry('mf-gifts', '1.0.0')],
    };
    const { state, releases, log, snapshot } = await start({
      ...others,
      'mf-cards': [liveEntry('mf-cards', '1.0.0')],
    });
    const next = liveEntry('mf-cards', version, { replaced: '1.0.0' });
    state.document = documentOf(2, {
      ...others,
      'mf-cards': [liveEntry('mf-cards', '1.0.0', former), next],
    });
    await releases.refresh();
    expect(snapshot().releases['mf-cards']?.version).toBe('1.0.0');
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ incompatibilities: [reason] }),
      expect.any(String),
    );
  });

  it('adds the tables of earlier releases', async () => {
    const { snapshot } = await start({ 'mf-basket': [liveEntry('mf-basket', '1.0.0')] });
    expect(snapshot().releases['mf-basket']?.contracts).toMatchObject({
      pageTypes: { basket: { page: 'basket/basket' } },
      frame: { './fragments/mini-basket': { slot: 'header-basket' } },
    });
    expect(snapshot()).not.toHaveProperty('unavailable');
  });

  it('keeps the tables of a remote of which no release can be used', async () => {
    const { snapshot } = await start(
      {
        'mf-basket': [liveEntry('mf-basket', '1.0.0', { ...former, traffic: 0 })],
        'mf-gifts': [liveEntry('mf-gifts', '1.0.0')],
        'mf-cms': [liveEntry('mf-cms', '1.0.0')],
      },
      ['mf-gifts'],
    );
    expect(Object.keys(snapshot().releases)).toEqual(['mf-cms']);
    expect(snapshot().unavailable).toMatchObject({
      'mf-basket': { pageTypes: { basket: {} }, frame: { './fragments/mini-basket': { order: 1001 } } },
      'mf-gifts': { pageTypes: { 'gift-card': card }, frame: {}, claims: { '/gifts/*': card } },
    });
  });

  it.each(['staged', 'blocked'] as const)(
    'has no page types of a %s release that was never live',
    async (status) => {
      const entry = liveEntry('mf-gifts', '1.0.0', { status, default: false, traffic: 0 });
      const { snapshot } = await start({ 'mf-gifts': [entry] });
      expect(snapshot()).not.toHaveProperty('unavailable');
    },
  );
});
