import { createRegistryClient, type RegistryClient } from 'registry-client';
import { contractOf, termOf } from 'registry-client/testing/contract-fixture';
import type { ReleaseSpec } from 'registry-client/testing/release-fixture';
import { tempDir } from 'registry-client/testing/temp-dir';
import { addSquadToken } from '../../access/squad-tokens.ts';
import { openStorage } from '../../store/open-storage.ts';
import { publishingWith } from '../../testing/go-live.ts';
import {
  runRegistry,
  stopRegistries,
  testGuardToken,
  testToken,
  type RunningRegistry,
} from '../../testing/running-registry.ts';

const offering = contractOf({ offers: { 'gifts/balance': termOf() } });
const using = contractOf({ uses: { 'gifts/balance': termOf() } });
const gifts: ReleaseSpec = { name: 'mf-gifts', version: '1.0.0', contract: offering };

describe('POST /registry/:name/remove', () => {
  let registry: RunningRegistry;
  let client: RegistryClient;
  beforeEach(async () => {
    registry = await runRegistry();
    client = createRegistryClient({ baseUrl: registry.baseUrl, token: testToken });
  });
  afterEach(stopRegistries);

  const { goLive } = publishingWith(() => client);

  it('removes a remote, writes it to the audit, and leaves its files', async () => {
    await goLive(gifts);
    const document = await client.remove({ name: 'mf-gifts', reason: 'the pilot is over' });
    expect(document.microFrontends).toEqual({});
    expect(document.removed).toMatchObject([{ remote: 'mf-gifts', version: '1.0.0' }]);
    expect((await client.audit({ remote: 'mf-gifts' }))[0]).toMatchObject({
      what: { action: 'remove', remote: 'mf-gifts' },
      why: 'the pilot is over',
      revision: 3,
    });
    const integrity = document.removed?.[0]?.integrity ?? '';
    const wanted = { name: 'mf-gifts', version: '1.0.0', integrity } as const;
    expect((await client.downloadRelease(wanted, await tempDir())).manifest.version).toBe('1.0.0');
  });

  it('is rejected while a live release uses what the remote offers', async () => {
    await goLive(gifts);
    await goLive({ name: 'mf-basket', contract: using });
    await expect(client.remove({ name: 'mf-gifts' })).rejects.toMatchObject({ code: 'contract_mismatch' });
    await goLive({ name: 'mf-basket', version: '1.1.0', contract: contractOf() });
    expect((await client.remove({ name: 'mf-gifts' })).microFrontends).not.toHaveProperty('mf-gifts');
  });

  it('keeps the files of a version when the name is created again', async () => {
    await goLive(gifts);
    await client.remove({ name: 'mf-gifts' });
    await expect(goLive({ ...gifts, browser: { 'remoteEntry.js': 'other' } })).rejects.toMatchObject({
      code: 'already_published',
    });
    await goLive({ ...gifts, version: '2.0.0' });
    await goLive(gifts);
  });

  it('needs the token of the operators', async () => {
    await goLive(gifts);
    const storage = await openStorage(registry.location);
    const squad = { squad: 'gifts', remotes: ['mf-gifts' as const] };
    const token = await addSquadToken(storage.tokens, squad, new Date('2026-11-21T09:00:00Z'));
    await storage.close();
    for (const given of [token, testGuardToken]) {
      const other = createRegistryClient({ baseUrl: registry.baseUrl, token: given });
      // oxlint-disable-next-line no-await-in-loop -- one change after another
      await expect(other.remove({ name: 'mf-gifts' })).rejects.toMatchObject({ code: 'forbidden' });
    }
  });
});
