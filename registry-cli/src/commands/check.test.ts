import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shellShared } from 'shared-contracts/releases';
import { createRegistryClient } from 'registry-client';
import { contractOf, termOf } from 'registry-client/testing/contract-fixture';
import { writeRelease, type ReleaseSpec } from 'registry-client/testing/release-fixture';
import { runRegistry, stopRegistries, testToken } from 'registry-server/testing/running-registry';
import { squadFolder } from '../testing/squad-folder.ts';
import { tempDir } from 'registry-client/testing/temp-dir';

afterEach(stopRegistries);

let baseUrl: string;
let squad: Awaited<ReturnType<typeof squadFolder>>;

beforeEach(async () => {
  ({ baseUrl } = await runRegistry());
  squad = await squadFolder(baseUrl);
});

/** Publishes and promotes a release of another squad. */
async function goLive(spec: ReleaseSpec) {
  const dir = await tempDir();
  const { name, version } = await writeRelease(dir, spec);
  const client = createRegistryClient({ baseUrl, token: testToken });
  await client.publish(dir);
  await client.promote({ name, version });
}

const emitting = (example: object) =>
  contractOf({ emits: { 'basket:changed': termOf({ schema: {}, examples: [example] }) } });
const good = { contract: emitting({ basketCount: 2 }) };
const bad = { contract: emitting({ basketCount: 'two' }) };
const search: ReleaseSpec = {
  name: 'mf-search',
  version: '3.0.0',
  contract: contractOf({ consumes: { 'basket:changed': termOf() } }),
};

const noToken = { REGISTRY_TOKEN: '' };
const day = (number: number) => `2026-11-${number}T08:00:00.000Z`;

describe('mf check', () => {
  it('reports that the newest build is compatible, before it is published and without a token', async () => {
    await goLive(search);
    await squad.build('1.0.0', day(20), good);
    expect(await squad.mf('check', noToken)).toEqual({
      code: 0,
      out: 'mf-basket 1.0.0, as built, fits what is live.',
      err: '',
    });
  });

  it('prints one failure per line, with exit code 1', async () => {
    await goLive(search);
    await squad.build('1.0.0', day(20), { contract: { ...bad.contract, shared: { react: '^19.0.0' } } });
    const { code, err } = await squad.mf('check', noToken);
    expect(code).toBe(1);
    expect(err.split('\n')).toEqual([
      'mf-basket 1.0.0, as built, does not fit what is live:',
      'it does not share react-dom: it would bring a second React',
      'mf-search 3.0.0 cannot read what mf-basket 1.0.0 emits as basket:changed: /basketCount must be integer',
    ]);
  });

  it('checks the published release without an unpublished build, and a named version', async () => {
    await squad.build('1.0.0', day(20), bad);
    await squad.mf('publish');
    await squad.build('1.1.0', day(21), good);
    await squad.mf('publish');
    await goLive(search);
    expect((await squad.mf('check')).out).toBe('mf-basket 1.1.0 fits what is live.');
    expect((await squad.mf('check --version 1.0.0')).code).toBe(1);
    expect((await squad.mf('check mf-search --version 3.0.0')).code).toBe(0);
  });

  it('ends with wrong usage for a damaged contract file, and without any release', async () => {
    expect(await squad.mf('check')).toMatchObject({ code: 2 });
    const dir = await squad.build('1.0.0', day(20), good);
    await writeFile(join(dir, 'server/contract.json'), '{');
    const { code, err } = await squad.mf('check');
    expect([code, err]).toEqual([2, expect.stringContaining('contract.json is not JSON')]);
  });
});

describe('mf shared', () => {
  it('shows which release needs which shared modules, and what the shell provides', async () => {
    expect((await squad.mf('shared')).out).toBe('Nothing is live.');
    await goLive(search);
    await goLive({ version: '1.0.0' });
    const react = shellShared['react'];
    expect((await squad.mf('shared', noToken)).out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['module', 'remote', 'version', 'needs', 'shell provides'],
      ['(unknown)', 'mf-basket', '1.0.0', 'no contract file'],
      ['react', 'mf-search', '3.0.0', '^19.0.0', react],
      ['react-dom', 'mf-search', '3.0.0', '^19.0.0', react],
    ]);
    expect((await squad.mf('shared mf-basket')).out).not.toContain('mf-search');
  });
});
