import { join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import { createRegistryClient, type RegistryClient } from 'registry-client';
import { contractOf, termOf } from 'registry-client/testing/contract-fixture';
import { writeRelease } from 'registry-client/testing/release-fixture';
import { tempDir } from 'registry-client/testing/temp-dir';
import { runRegistry, stopRegistries, testToken } from 'registry-server/testing/running-registry';
import type { RemoteName } from 'shared-contracts/releases';
import { publishBuilds } from './publish-builds.ts';

describe('publishBuilds', () => {
  let registry: RegistryClient;
  const lines: string[] = [];

  beforeEach(async () => {
    const { baseUrl } = await runRegistry();
    registry = createRegistryClient({ baseUrl, token: testToken });
    lines.splice(0);
  });
  afterEach(stopRegistries);

  async function start(version: string, promotes: 'undecided' | 'always' = 'undecided'): Promise<void> {
    const dir = join(await tempDir(), version);
    await mkdir(dir);
    await writeRelease(dir, { version });
    await publishBuilds(registry, [{ name: 'mf-basket', dir }], {
      promotes,
      log: (line) => lines.push(line),
    });
  }

  async function states(): Promise<string[]> {
    const reading = await registry.read();
    if (reading.status !== 'read') return [];
    return (reading.document.microFrontends['mf-basket'] ?? []).map(
      ({ metadata, status }) => `${metadata.version} ${status}`,
    );
  }

  it('promotes a remote that was never promoted, and later builds while no squad has decided', async () => {
    await start('1.0.0');
    await start('1.0.0');
    await start('1.1.0');
    expect(await states()).toEqual(['1.0.0 retired', '1.1.0 active']);
    expect(lines).toEqual([]);
  });

  it('keeps what a squad has promoted or rolled back, and publishes the build', async () => {
    await start('1.0.0');
    await start('1.1.0');
    await registry.rollback({ name: 'mf-basket', reason: 'it blinks' });
    await start('1.1.0');
    await start('1.2.0');
    expect(await states()).toEqual(['1.0.0 active', '1.1.0 retired', '1.2.0 staged']);
    expect(lines).toEqual([
      expect.stringContaining('mf-basket 1.1.0 of this checkout is published; 1.0.0 stays live'),
      expect.stringContaining('pnpm mf promote mf-basket --version 1.2.0'),
    ]);
  });

  it('leaves a blocked build without traffic', async () => {
    await start('1.0.0');
    await start('1.1.0');
    await registry.rollback({ name: 'mf-basket' });
    await registry.block({ name: 'mf-basket', version: '1.1.0' });
    await start('1.1.0');
    expect(await states()).toEqual(['1.0.0 active', '1.1.0 blocked']);
    expect(lines).toEqual(['mf-basket 1.1.0 of this checkout is blocked; 1.0.0 stays live']);
  });

  it('promotes a remote that emits an event of another one after that one accepts it', async () => {
    await start('1.0.0');
    const event = { 'basket:changed': 1 };
    const specs = [
      { name: 'mf-account', version: '1.0.0', contracts: { emits: event } },
      { name: 'mf-basket', version: '1.1.0', contracts: { consumes: event } },
    ] as const;
    const built = await Promise.all(
      specs.map(async (spec) => {
        const dir = join(await tempDir(), spec.version);
        await mkdir(dir);
        await writeRelease(dir, spec);
        return { name: spec.name, dir };
      }),
    );
    const [account] = built;
    const options = { promotes: 'undecided', log: () => undefined } as const;
    await expect(publishBuilds(registry, account ? [account] : [], options)).rejects.toThrow(
      'it emits basket:changed, which belongs to mf-basket, and mf-basket 1.0.0 does not consume it',
    );
    await publishBuilds(registry, built, options);
    expect(await states()).toEqual(['1.0.0 retired', '1.1.0 active']);
    const reading = await registry.read();
    expect(reading).toMatchObject({ document: { microFrontends: { 'mf-account': [{ status: 'active' }] } } });
  });

  describe('with builds that use each other', () => {
    async function build(name: RemoteName, uses: readonly string[], offers: readonly string[]) {
      const dir = join(await tempDir(), '1.0.0');
      await mkdir(dir);
      const terms = (names: readonly string[]) => Object.fromEntries(names.map((each) => [each, termOf()]));
      const contract = contractOf({ uses: terms(uses), offers: terms(offers) });
      await writeRelease(dir, { name, version: '1.0.0', contract });
      return { name, dir };
    }
    const publishAll = async (...builds: Promise<{ name: RemoteName; dir: string }>[]) =>
      publishBuilds(registry, await Promise.all(builds), { promotes: 'undecided', log: () => undefined });

    it('promotes providers before the remotes that use them, in whatever order the builds are', async () => {
      await publishAll(
        build('mf-catalogue', ['basket/added'], ['catalogue/listing']),
        build('mf-basket', ['consent/preferences'], ['basket/added']),
        build('mf-consent', [], ['consent/preferences']),
        build('mf-search', ['catalogue/listing'], []),
      );
      const promoted = (await registry.audit({ count: 20 }))
        .filter(({ what }) => what.action === 'promote')
        .map(({ what }) => what.remote);
      expect(promoted.toReversed()).toEqual(['mf-consent', 'mf-basket', 'mf-catalogue', 'mf-search']);
    });

    it('promotes two remotes that use each other', async () => {
      await publishAll(
        build('mf-basket', ['cms/teaser'], ['basket/added']),
        build('mf-cms', ['basket/added'], ['cms/teaser']),
      );
      expect(await states()).toEqual(['1.0.0 active']);
    });

    it('rejects with the first rejection if no order works', async () => {
      await expect(publishAll(build('mf-basket', ['cms/teaser'], []))).rejects.toMatchObject({
        code: 'contract_mismatch',
        message: expect.stringContaining('mf-cms has no live release'),
      });
    });
  });

  it('promotes every build with `always`', async () => {
    await start('1.0.0');
    await registry.promote({ name: 'mf-basket', version: '1.0.0', reason: 'again' });
    await start('1.1.0', 'always');
    expect(await states()).toEqual(['1.0.0 retired', '1.1.0 active']);
  });
});
