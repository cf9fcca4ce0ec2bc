import { createRegistryClient, type RegistryClient } from 'registry-client';
import { promote } from 'registry-client/domain/promote';
import { emptyDocument } from 'registry-client/domain/registry-document';
import { guardRollback, rollback } from 'registry-client/domain/rollback';
import { contractOf, termOf } from 'registry-client/testing/contract-fixture';
import {
  accepted,
  documentWith,
  writeRelease,
  type ReleaseSpec,
} from 'registry-client/testing/release-fixture';
import { tempDir } from 'registry-client/testing/temp-dir';
import type { RegistryDocument } from 'shared-contracts/releases';
import { replayingContracts } from '../replay-contracts.ts';
import { runRegistry, stopRegistries, testToken } from '../testing/running-registry.ts';
import { createContractChecker } from './contract-checker.ts';

const using = contractOf({ uses: { 'basket/added': termOf() } });
const offering = contractOf({ offers: { 'basket/added': termOf() } });
const without = contractOf();
const page: ReleaseSpec = { name: 'mf-catalogue', version: '2.0.0', contract: using };

describe('providerMismatches', () => {
  let client: RegistryClient;

  beforeEach(async () => {
    const { baseUrl } = await runRegistry();
    client = createRegistryClient({ baseUrl, token: testToken });
  });
  afterEach(stopRegistries);

  async function publish(spec: ReleaseSpec) {
    const dir = await tempDir();
    const { name, version } = await writeRelease(dir, spec);
    await client.publish(dir);
    return { name, version };
  }
  const goLive = async (spec: ReleaseSpec, traffic = 100) =>
    client.promote({ ...(await publish(spec)), traffic });

  const absent = (remedy: string) => ({
    code: 'contract_mismatch',
    message: `mf-catalogue 2.0.0 does not fit what is live: it uses basket/added, and mf-basket has no live release: ${remedy}.`,
  });

  it('rejects a release before its provider is live, and says what to promote first', async () => {
    await expect(goLive(page)).rejects.toMatchObject(
      absent('publish and promote a release of mf-basket that offers it first'),
    );
    await publish({ version: '1.0.0', contract: offering });
    await expect(goLive(page)).rejects.toMatchObject(absent('promote mf-basket 1.0.0 first'));
    await client.promote({ name: 'mf-basket', version: '1.0.0' });
    await expect(goLive(page)).resolves.toMatchObject({});
  });

  it('accepts two remotes that use each other in either order', async () => {
    const back = contractOf({
      offers: { 'basket/added': termOf() },
      uses: { 'catalogue/teaser': termOf() },
    });
    const forth = contractOf({
      offers: { 'catalogue/teaser': termOf() },
      uses: { 'basket/added': termOf() },
    });
    await publish({ version: '1.0.0', contract: back });
    await goLive({ ...page, contract: forth });
    await expect(client.promote({ name: 'mf-basket', version: '1.0.0' })).resolves.toMatchObject({});
  });

  it('rejects a promotion and a rollback of a provider without what a live release uses', async () => {
    await goLive({ version: '0.9.0', contract: without });
    await goLive({ version: '1.0.0', contract: offering });
    await goLive(page);
    const dropped = {
      code: 'contract_mismatch',
      message: expect.stringContaining('mf-catalogue 2.0.0 uses basket/added, which it does not offer'),
    };
    await expect(goLive({ version: '1.1.0', contract: without }, 5)).rejects.toMatchObject(dropped);
    await expect(client.rollback({ name: 'mf-basket' })).rejects.toMatchObject(dropped);
    await goLive({ ...page, version: '2.1.0', contract: without });
    await expect(client.rollback({ name: 'mf-basket' })).resolves.toMatchObject({});
  });

  it('compares what is used with every live release of the provider', async () => {
    await goLive({ version: '1.0.0', contract: without });
    await goLive({ version: '1.1.0', contract: offering }, 10);
    await expect(goLive(page)).rejects.toMatchObject({
      message: expect.stringContaining('which mf-basket 1.0.0 does not offer'),
    });
  });

  it('reports a missing provider in a check', async () => {
    await publish(page);
    const report = await client.check({ name: 'mf-catalogue', version: '2.0.0' });
    expect(report).toMatchObject({
      fits: false,
      failures: [expect.stringContaining('mf-basket has no live release')],
    });
  });

  it('accepts releases without a contract file', async () => {
    await goLive({ version: '1.0.0' });
    await expect(goLive(page)).resolves.toMatchObject({});
    await expect(goLive({ version: '1.0.1' })).resolves.toMatchObject({});
  });

  it('compares own fragments of a remote', async () => {
    const schema = { type: 'object', required: ['code'] };
    const offers = { 'gifts/balance': termOf({ schema, examples: [{ code: 'A1' }] }) };
    await goLive({ name: 'mf-gifts', contract: contractOf({ offers }) });
    const embedding = (example: object) =>
      contractOf({ uses: { 'gifts/balance': termOf({ schema: {}, examples: [example] }) } });
    await expect(goLive({ ...page, contract: embedding({ id: 1 }) })).rejects.toMatchObject({
      message: expect.stringContaining('mf-gifts 1.0.0 cannot take what mf-catalogue 2.0.0 hands'),
    });
    await goLive({ ...page, version: '2.0.1', contract: embedding({ code: 'B2' }) });
  });
});

describe('replayingContracts without providers', () => {
  it('lets shells roll a provider back to a release without what is used', async () => {
    const contracts: Record<string, typeof using> = { '1.0.0': without, '1.1.0': offering, '2.0.0': using };
    const checker = createContractChecker();
    const ports = {
      contracts: { read: async (_name: string, version: string) => contracts[version] ?? null },
      checker,
    };
    const promoted = (document: RegistryDocument, name: 'mf-basket' | 'mf-catalogue', version: string) =>
      accepted(promote(document, { name, version, traffic: 100 }));
    const published = documentWith(emptyDocument, { version: '1.0.0' }, { version: '1.1.0' }, page);
    const live = promoted(
      promoted(promoted(published, 'mf-basket', '1.0.0'), 'mf-basket', '1.1.0'),
      'mf-catalogue',
      '2.0.0',
    );
    for (const entry of live.microFrontends['mf-basket'] ?? [])
      entry.extras.ops.rollsBackAfterPromotion = true;
    const byShell = (document: RegistryDocument) => guardRollback(document, 'mf-basket', () => true);
    const bySquad = (document: RegistryDocument) => rollback(document, 'mf-basket');
    expect(
      await replayingContracts('mf-basket', byShell, ports, { requiresProviders: false })(live),
    ).toMatchObject({ ok: true });
    expect(await replayingContracts('mf-basket', bySquad, ports)(live)).toMatchObject({
      ok: false,
      rejection: { code: 'contract_mismatch' },
    });
    await checker.stop();
  });
});
