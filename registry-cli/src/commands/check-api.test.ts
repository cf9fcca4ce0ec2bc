import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRegistryClient } from 'registry-client';
import { contractOf } from 'registry-client/testing/contract-fixture';
import { apiOffering, giftCall, startFakeApi, type FakeApi } from 'registry-client/testing/fake-api';
import { writeRelease, type ReleaseSpec } from 'registry-client/testing/release-fixture';
import { tempDir } from 'registry-client/testing/temp-dir';
import { runRegistry, stopRegistries, testToken } from 'registry-server/testing/running-registry';
import { squadFolder } from '../testing/squad-folder.ts';

let api: FakeApi;
let baseUrl: string;
let squad: Awaited<ReturnType<typeof squadFolder>>;

beforeEach(async () => {
  api = await startFakeApi(apiOffering({}));
  ({ baseUrl } = await runRegistry());
  squad = await squadFolder(baseUrl);
});
afterEach(async () => {
  await api.stop();
  await stopRegistries();
});

async function goLive(spec: ReleaseSpec) {
  const dir = await tempDir();
  const { name, version } = await writeRelease(dir, spec);
  const client = createRegistryClient({ baseUrl, token: testToken });
  await client.publish(dir);
  await client.promote({ name, version });
}

const calling = contractOf({ calls: { gift: giftCall } });
const checkApi = (source: string) => squad.mf(`check --api ${source}`, { REGISTRY_TOKEN: '' });

describe('mf check --api', () => {
  it('reports that an API fits all live releases, and those without a list of calls', async () => {
    await goLive({ name: 'mf-search', version: '3.0.0', contract: calling });
    await goLive({ version: '1.0.0' });
    expect(await checkApi(api.url.href)).toEqual({
      code: 0,
      out: 'The API fits 1 live releases. Without a list of calls: mf-basket 1.0.0.',
      err: '',
    });
  });

  it('prints a line for every mismatch of every live release, also of the shell, with exit code 1', async () => {
    const required = { type: 'object', properties: { store: {} }, required: ['store'] };
    await goLive({ name: 'mf-search', version: '3.0.0', contract: calling });
    await goLive({ version: '1.0.0', contract: calling });
    await goLive({ name: 'mf-shell', version: '2.0.0', contract: calling });
    const file = join(squad.folder, 'contract-of-api.json');
    await writeFile(file, JSON.stringify(apiOffering({ request: required, method: 'GET' })));
    const { code, err } = await checkApi('contract-of-api.json');
    const sentence = 'gift: the API requires the request field store, which it may not send';
    expect([code, ...err.split('\n')]).toEqual([
      1,
      'The API does not fit what is live:',
      `mf-basket 1.0.0: ${sentence}`,
      `mf-search 3.0.0: ${sentence}`,
      `mf-shell 2.0.0: ${sentence}`,
    ]);
  });

  it('ends with wrong usage for an API that does not answer, and for a file that is missing or damaged', async () => {
    await writeFile(join(squad.folder, 'damaged.json'), '{');
    await api.stop();
    for (const [source, message] of [
      [api.url.href, 'does not answer'],
      ['http://[', 'is no address'],
      ['missing.json', 'there is no such file'],
      ['damaged.json', 'is not JSON'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one command after another
      const { code, err } = await checkApi(source);
      expect([code, err]).toEqual([2, expect.stringContaining(message)]);
    }
  });
});
