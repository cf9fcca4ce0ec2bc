import { contractFileLimit } from 'shared-contracts/releases';
import { sha384 } from 'registry-client/release-dir/sha384';
import { contractOf, majorsOf, termOf } from 'registry-client/testing/contract-fixture';
import { entryFile, injectedRegistry, spec } from '../../testing/injected-registry.ts';
import { manifestOf } from 'registry-client/testing/release-fixture';
import { stopRegistries } from '../../testing/running-registry.ts';
import { tempDir } from 'registry-client/testing/temp-dir';

let registry: Awaited<ReturnType<typeof injectedRegistry>>;

beforeEach(async () => {
  registry = await injectedRegistry(await tempDir());
});

afterEach(async () => {
  await registry.app.close();
  await stopRegistries();
});

const contract = contractOf({ emits: { 'basket:changed': termOf() } });
const good = JSON.stringify(contract);

async function publishWith(text: string) {
  const server = { 'remoteEntry.cjs': 'exports.a = 1;', 'contract.json': text };
  await registry.put('browser/remoteEntry.js', entryFile);
  for (const [file, content] of Object.entries(server)) await registry.put(`server/${file}`, content);
  const manifest = manifestOf({ ...spec, server, contracts: majorsOf(contract) });
  expect(manifest.serverAssets['contract.json']).toBe(sha384(text));
  return registry.register(manifest);
}

describe('the contract file of a release', () => {
  it('is published with it', async () => {
    expect((await publishWith(good)).statusCode).toBe(201);
    const file = await registry.app.inject('/releases/mf-basket/1.0.0/server/contract.json');
    expect(file.json()).toEqual(contract);
  });

  it.each([
    ['is no JSON', '{"schema":', 'is not JSON'],
    ['nests without end', '['.repeat(100_000), 'is not JSON'],
    ['is huge', `${good}${' '.repeat(contractFileLimit)}`, 'is larger than 256 kB'],
    ['is of another kind', '{"schema":1}', 'contract.json: shellApi'],
    ['changes all objects', good.replace('"emits":{', '"emits":{"__proto__":{},'), '__proto__'],
    ['does so deep inside', good.replace('"basketCount":2', '"__proto__":{"a":1}'), '__proto__'],
    ['says other than release.json', JSON.stringify(contractOf()), 'what it emits is not what'],
    [
      'makes a promise of its checks',
      JSON.stringify(contractOf({ emits: { 'basket:changed': termOf({ schema: { $async: true } }) } })),
      'its schema is asynchronous',
    ],
  ])('is rejected when it %s', async (_what, text, message) => {
    const answer = await publishWith(text);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid_release']);
    expect(answer.json().message).toContain(message);
    expect((await registry.app.inject('/registry')).json().revision).toBe(0);
  });

  it('can be sent again after a correction', async () => {
    expect((await publishWith('{}')).statusCode).toBe(422);
    expect((await publishWith(good)).statusCode).toBe(201);
  });
});
