import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRegistryClient, type RegistryClient } from 'registry-client';
import { contractOf, termOf } from 'registry-client/testing/contract-fixture';
import { writeRelease, type ReleaseSpec } from 'registry-client/testing/release-fixture';
import { tempDir } from 'registry-client/testing/temp-dir';
import { publishingWith } from '../testing/go-live.ts';
import { runRegistry, stopRegistries, testGuardToken, testToken } from '../testing/running-registry.ts';

const using = contractOf({ uses: { 'basket/added': termOf() } });
const offering = contractOf({ offers: { 'basket/added': termOf() } });
const without = contractOf();
const page: ReleaseSpec = { name: 'mf-catalogue', version: '2.0.0', contract: using };

describe('providerMismatches', () => {
  let client: RegistryClient;
  let baseUrl: string;

  beforeEach(async () => {
    ({ baseUrl } = await runRegistry());
    client = createRegistryClient({ baseUrl, token: testToken });
  });
  afterEach(stopRegistries);

  const { publish, goLive } = publishingWith(() => client);

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

  it('lets shells roll a provider back to a release without what is used, and not its squad', async () => {
    await goLive({ version: '1.0.0', contract: without });
    const dir = await tempDir();
    const manifest = await writeRelease(dir, { version: '1.1.0', contract: offering });
    const ops = { ...manifest.ops, rollsBackAfterPromotion: true };
    await writeFile(join(dir, 'release.json'), JSON.stringify({ ...manifest, ops }));
    await client.publish(dir);
    await client.promote({ name: 'mf-basket', version: '1.1.0' });
    await goLive(page);
    await expect(client.rollback({ name: 'mf-basket' })).rejects.toMatchObject({ code: 'contract_mismatch' });
    const guard = createRegistryClient({ baseUrl, token: testGuardToken });
    const { microFrontends } = await guard.rollback({ name: 'mf-basket', reason: 'it fails' });
    expect(microFrontends['mf-basket']).toMatchObject([
      { metadata: { version: '1.0.0' }, status: 'active' },
      { metadata: { version: '1.1.0' }, status: 'retired' },
    ]);
    // The former release stays replaceable although it lacks what is used.
    await expect(goLive({ version: '1.0.1', contract: without })).resolves.toMatchObject({});
  });
});
