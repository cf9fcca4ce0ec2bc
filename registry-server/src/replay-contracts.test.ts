import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractTerm, RegistryDocument } from 'shared-contracts/releases';
import { createRegistryClient, type RegistryClient } from 'registry-client';
import { promote } from 'registry-client/domain/promote';
import { emptyDocument } from 'registry-client/domain/registry-document';
import { rollback } from 'registry-client/domain/rollback';
import { createContractChecker } from './contract-checks/contract-checker.ts';
import { replayingContracts } from './replay-contracts.ts';
import { contractOf, termOf } from 'registry-client/testing/contract-fixture';
import { accepted, documentWith, type ReleaseSpec } from 'registry-client/testing/release-fixture';
import { publishingWith } from './testing/go-live.ts';
import { runRegistry, stopRegistries, testToken, type RunningRegistry } from './testing/running-registry.ts';

afterEach(stopRegistries);

let running: RunningRegistry;
let client: RegistryClient;

beforeEach(async () => {
  running = await runRegistry();
  client = createRegistryClient({ baseUrl: running.baseUrl, token: testToken });
});

const { publish, goLive } = publishingWith(() => client);

const counting = { type: 'object', properties: { total: { type: 'object' } }, required: ['total'] };
const emitting = (term: Partial<ContractTerm>) =>
  contractOf({ emits: { 'basket:changed': termOf({ schema: {}, ...term }) } });
const withTotal = emitting({ examples: [{ basketCount: 2, total: {} }] });
const withoutTotal = emitting({ examples: [{ basketCount: 2 }] });
const search: ReleaseSpec = {
  name: 'mf-search',
  version: '3.0.0',
  contract: contractOf({
    consumes: { 'basket:changed': termOf({ schema: counting, examples: [{ total: {} }] }) },
  }),
};

const rejection = {
  code: 'contract_mismatch',
  message:
    "mf-basket 1.1.0 does not fit what is live: mf-search 3.0.0 cannot read what mf-basket 1.1.0 emits as basket:changed: must have required property 'total'.",
};

describe('a release goes live', () => {
  it('when every receiver accepts its examples', async () => {
    await goLive(search);
    expect((await goLive({ version: '1.0.0', contract: withTotal })).revision).toBe(4);
  });

  it('not when a live receiver needs a field that its examples no longer have', async () => {
    await goLive(search);
    await goLive({ version: '1.0.0', contract: withTotal });
    await expect(goLive({ version: '1.1.0', contract: withoutTotal })).rejects.toMatchObject(rejection);
    await expect(client.promote({ name: 'mf-basket', version: '1.1.0', traffic: 5 })).rejects.toMatchObject(
      rejection,
    );
  });

  it('not when it rejects what a live release or canary sends', async () => {
    await goLive({ version: '1.0.0', contract: withTotal });
    await goLive({ version: '1.1.0', contract: withoutTotal }, 10);
    await expect(goLive(search)).rejects.toMatchObject({
      code: 'contract_mismatch',
      message: expect.stringContaining('mf-search 3.0.0 cannot read what mf-basket 1.1.0 emits'),
    });
    await client.rollback({ name: 'mf-basket' });
    await expect(client.promote({ name: 'mf-search', version: '3.0.0' })).resolves.toMatchObject({});
  });

  it('not when other releases need more than when it was live', async () => {
    await goLive({ version: '1.1.0', contract: withoutTotal });
    await goLive({ version: '1.2.0', contract: withTotal });
    await goLive(search);
    await expect(client.rollback({ name: 'mf-basket' })).rejects.toMatchObject(rejection);
  });

  it('not when it sends or receives props that do not match', async () => {
    const opening = contractOf({
      uses: { 'basket/added': termOf({ schema: {}, examples: [{ id: 1 }] }) },
    });
    const offering = contractOf({ offers: { 'basket/added': termOf() } });
    await goLive({ version: '1.0.0', contract: offering });
    await expect(goLive({ name: 'mf-catalogue', version: '2.0.0', contract: opening })).rejects.toMatchObject(
      {
        message: expect.stringContaining(
          'mf-basket 1.0.0 cannot take what mf-catalogue 2.0.0 hands to basket/added',
        ),
      },
    );
  });

  it('not when the shell provides another React than it requires', async () => {
    const contract = contractOf({ shared: { react: '^20.0.0', 'react-dom': '^20.0.0' } });
    await expect(goLive({ version: '1.0.0', contract })).rejects.toMatchObject({
      message: expect.stringContaining('it needs react ^20.0.0, the shell provides'),
    });
  });

  it('by its majors only, when one of two releases has no contract file', async () => {
    await goLive(search);
    const contracts = { emits: { 'basket:changed': 1 } };
    expect((await goLive({ version: '1.0.0', contracts })).revision).toBe(4);
  });
});

it('and a canary ends even if the default would be rejected today', async () => {
  const outdated = contractOf({ shared: { react: '^18.0.0', 'react-dom': '^18.0.0' } });
  const checker = createContractChecker();
  const ports = { contracts: { read: async () => outdated }, checker };
  const promotion = (version: string, traffic: number) => (document: RegistryDocument) =>
    promote(document, { name: 'mf-basket', version, traffic });
  const published = documentWith(emptyDocument, { version: '1.0.0' }, { version: '1.1.0' });
  const live = accepted(promotion('1.0.0', 100)(published));
  const rejected = await replayingContracts('mf-basket', promotion('1.1.0', 10), ports)(live);
  expect(rejected).toMatchObject({ ok: false, rejection: { code: 'contract_mismatch' } });
  const withCanary = accepted(promotion('1.1.0', 10)(live));
  for (const rule of [
    promotion('1.0.0', 100),
    (document: RegistryDocument) => rollback(document, 'mf-basket'),
  ]) {
    expect(await replayingContracts('mf-basket', rule, ports)(withCanary)).toMatchObject({ ok: true });
  }
  await checker.stop();
});

it('a contract file that was replaced on disk is rejected', async () => {
  const { dataDir } = running;
  await publish({ version: '1.0.0', contract: withTotal });
  await writeFile(join(dataDir, 'assets/mf-basket/1.0.0/server/contract.json'), '{}');
  await expect(client.promote({ name: 'mf-basket', version: '1.0.0' })).rejects.toMatchObject({
    code: 'internal',
  });
});
