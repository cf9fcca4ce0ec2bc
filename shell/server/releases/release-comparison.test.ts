import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractOf, termOf } from 'registry-client/testing/contract-fixture';
import type { ContractFile, RemoteName } from 'shared-contracts/releases';
import { follow, former, prepareReleases, registry } from '../testing/followed-releases.ts';
import { documentOf, entryOf, integrity, manifestOf } from '../testing/release-fixture.ts';

prepareReleases();

const offering = contractOf({ offers: { 'basket/added': termOf() } });
const using = contractOf({ uses: { 'basket/added': termOf() } });
const contracts: Record<string, ContractFile> = {
  'mf-basket@1.0.0': contractOf(),
  'mf-basket@2.0.0': offering,
  'mf-cms@1.0.0': contractOf(),
  'mf-cms@2.0.0': using,
};

describe('createReleases, providers', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shell-comparison-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const live = (version: string) => [
    entryOf('mf-basket', '1.0.0', version === '1.0.0' ? {} : former),
    entryOf('mf-basket', '2.0.0', version === '2.0.0' ? { replaced: '1.0.0' } : former),
  ];
  const cms = { first: [entryOf('mf-cms', '1.0.0')], second: [entryOf('mf-cms', '1.0.0', former)] };
  cms.second.push(entryOf('mf-cms', '2.0.0', { replaced: '1.0.0' }));

  async function start(basket: string) {
    const { state, client } = registry(documentOf(1, { 'mf-basket': live(basket), 'mf-cms': cms.first }));
    async function downloadRelease({ name, version }: { name: RemoteName; version: string }) {
      const dir = join(folder, name, version);
      await mkdir(join(dir, 'server'), { recursive: true });
      await writeFile(join(dir, 'server/contract.json'), JSON.stringify(contracts[`${name}@${version}`]));
      return { dir, manifest: manifestOf(name, version, { serverAssets: { 'contract.json': integrity } }) };
    }
    const { releases, log } = await follow({ ...client, downloadRelease });
    const versions = () =>
      Object.values(releases.snapshotFor('anna').releases).map(({ name, version }) => `${name} ${version}`);
    return { state, releases, log, versions };
  }

  it('keeps the former release of a remote while the live provider lacks what the new one uses', async () => {
    const { state, releases, log, versions } = await start('1.0.0');
    state.document = documentOf(2, { 'mf-basket': live('1.0.0'), 'mf-cms': cms.second });
    await releases.refresh();
    expect(versions()).toEqual(['mf-basket 1.0.0', 'mf-cms 1.0.0']);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({
        incompatibilities: [
          expect.stringContaining('it uses basket/added, which mf-basket 1.0.0 does not offer'),
        ],
      }),
      expect.any(String),
    );
    state.document = documentOf(3, { 'mf-basket': live('2.0.0'), 'mf-cms': cms.second });
    await releases.refresh();
    await releases.refresh();
    expect(versions()).toEqual(['mf-basket 2.0.0', 'mf-cms 2.0.0']);
  });

  it('uses the former release of a provider after a rollback, although a live release needs more', async () => {
    const { state, releases, versions } = await start('2.0.0');
    state.document = documentOf(2, { 'mf-basket': live('2.0.0'), 'mf-cms': cms.second });
    await releases.refresh();
    expect(versions()).toEqual(['mf-basket 2.0.0', 'mf-cms 2.0.0']);
    state.document = documentOf(3, { 'mf-basket': live('1.0.0'), 'mf-cms': cms.second });
    await releases.refresh();
    expect(versions()).toEqual(['mf-basket 1.0.0', 'mf-cms 2.0.0']);
  });

  it('does not use a release whose contract file cannot be read', async () => {
    contracts['mf-cms@3.0.0'] = { ...offering, schema: 2 as 1 };
    const { state, releases, versions } = await start('2.0.0');
    const third = entryOf('mf-cms', '3.0.0', { replaced: '1.0.0' });
    state.document = documentOf(2, {
      'mf-basket': live('2.0.0'),
      'mf-cms': [entryOf('mf-cms', '1.0.0', former), third],
    });
    await releases.refresh();
    expect(versions()).toEqual(['mf-basket 2.0.0', 'mf-cms 1.0.0']);
  });
});
