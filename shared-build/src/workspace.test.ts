import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { endpoints } from 'shared-contracts/api';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { eventOwner, eventTypeOf } from 'shared-contracts/events/event-names';
import { exposeOf, fragments, nameOfExpose, overlays, pages } from 'shared-contracts/exposes';
import { isStartupExpose, startupMismatch } from 'shared-contracts/releases';
import { deriveCalls, deriveContract } from './derive/derive-contract.ts';
import { sharedModules, type FederationConfig } from './federation.ts';
import { describeContract } from './release/contract-file.ts';
import { describeShell, type ShellContracts } from './release/shell-contracts.ts';
import { shellEntries } from './release/shell-release.ts';
import { readFederation } from './read-federation.ts';
import { workspaceRemotes } from './workspace-remotes.ts';

/** Tests what must agree between packages that do not import each other. */
const root = join(import.meta.dirname, '../..');
const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>;
const remoteNames = workspaceRemotes(root);
/** Where the code of every page, fragment and overlay of the contracts is. */
const exposed = [
  ...pages.map((name) => exposeOf('page', name)),
  ...Object.keys(fragments).map((name) => exposeOf('fragment', name)),
  ...Object.keys(overlays).map((name) => exposeOf('overlay', name)),
].filter((each) => each !== undefined);
const packages = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));

describe('packages', () => {
  it('are found by the checks below', () => {
    expect(packages.length).toBeGreaterThan(12);
  });

  it.each(packages)('%s has the scripts of every package, and a README', (name) => {
    const { scripts } = json(`${name}/package.json`) as { scripts: Record<string, string> };
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining(['build', 'dev', 'typecheck', 'lint', 'test']),
    );
    expect(existsSync(join(root, name, 'README.md'))).toBe(true);
  });

  it('are a remote if their name begins with mf-, and every remote of the contracts is among them', () => {
    expect(packages.filter((name) => name.startsWith('mf-'))).toEqual(remoteNames);
    for (const { remote } of exposed) expect(remoteNames).toContain(remote);
  });

  it.each(remoteNames)('%s depends on no other remote', (name) => {
    const { dependencies, devDependencies } = json(`${name}/package.json`);
    const all = Object.keys({ ...(dependencies as object), ...(devDependencies as object) });
    expect(all.filter((each) => each.startsWith('mf-'))).toEqual([]);
  });
});

describe.each(remoteNames)('federation of %s', (name) => {
  let config: FederationConfig;
  beforeAll(async () => {
    config = await readFederation(join(root, name));
  });

  it('names chunks of exposes that it has', () => {
    expect(Object.keys(config.exposes)).toEqual(expect.arrayContaining(Object.keys(config.chunkNames ?? {})));
  });

  it('exposes everything that the contracts list for it, and offers its other fragments and overlays', () => {
    const listed = exposed.filter(({ remote }) => remote === name).map(({ expose }) => expose);
    expect(Object.keys(config.exposes)).toEqual(expect.arrayContaining(listed));
    const offered = Object.keys(config.offers ?? {});
    const unknown = Object.keys(config.exposes)
      .filter((expose) => !listed.includes(expose))
      // No remote embeds or opens a startup or a page.
      .filter((expose) => !isStartupExpose(expose) && !expose.startsWith('./pages/'))
      .filter((expose) => !offered.includes(nameOfExpose(name, expose)));
    expect(unknown).toEqual([]);
    expect(config.name).toBe(name);
  });

  it('has a priority for exactly its startups', () => {
    expect(startupMismatch(config.exposes, config.startup)).toBeUndefined();
  });

  it('names files that exist', () => {
    for (const file of Object.values(config.exposes)) expect(existsSync(join(root, name, file))).toBe(true);
  });

  it('has a contract that is derived from its code', () => {
    const dir = join(root, name);
    const contract = describeContract(config, deriveContract(dir, config), dir);
    const owners = Object.keys(contract.uses).map((used) => `mf-${used.split('/')[0]}`);
    expect(owners).not.toContain(name);
    expect(Object.keys(contract.calls ?? {}).length).toBeGreaterThan(0);
  });

  it('emits its own events, and those of others only if these consume them', async () => {
    const contractOf = async (remote: string) => {
      const dir = join(root, remote);
      const own = await readFederation(join(root, remote));
      return describeContract(own, deriveContract(dir, own), dir);
    };
    const unaccepted: string[] = [];
    for (const key of Object.keys((await contractOf(name)).emits)) {
      const owner = eventOwner(eventTypeOf(key));
      const isAccepted = owner === name || Object.hasOwn((await contractOf(owner)).consumes, key);
      if (!isAccepted) unaccepted.push(key);
    }
    expect(unaccepted).toEqual([]);
  });
});

describe('forms without JavaScript', () => {
  it('post to the endpoints that have a form, and every such endpoint has a form in a remote', () => {
    const files = remoteNames.flatMap((name) =>
      readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
        .map((file) => readFileSync(join(root, name, 'src', file), 'utf8')),
    );
    const posted = files.flatMap((text) =>
      [...text.matchAll(/["']\/form\/([^"']+)["']/g)].map(([, name]) => name),
    );
    const declared = Object.values<Endpoint>(endpoints).filter(({ form }) => form !== undefined);
    expect(new Set(posted)).toEqual(new Set(declared.map(({ name }) => name)));
  });
});

describe('the contract of the shell', () => {
  const shellDir = join(root, 'shell');
  const entries = [...Object.values(shellEntries.browser), ...Object.values(shellEntries.server)];

  it('lists every endpoint whose descriptor its sources import', async () => {
    const { default: config } = (await import(join(shellDir, 'contracts.config.ts'))) as {
      default: ShellContracts;
    };
    const { calls = {} } = describeShell(config, deriveCalls('mf-shell', shellDir, entries));
    const files = ['src', 'server'].flatMap((folder) =>
      readdirSync(join(shellDir, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
        .map((file) => join(shellDir, folder, file)),
    );
    const imports = /^import \{([^}]+)\} from 'shared-contracts\/descriptors\/([a-z-]+)'/gm;
    const imported = files
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(imports)])
      .flatMap(([, names = '', module]) =>
        names.split(',').map((name) => ({ module, name: name.replace('type ', '').trim() })),
      );
    expect(imported.length).toBeGreaterThan(10);
    for (const { module, name } of imported) {
      const file = join(root, `shared-contracts/src/api/descriptors/${module}.ts`);
      const descriptors = (await import(file)) as Record<string, { name: string }>;
      expect(Object.keys(calls)).toContain(descriptors[name]?.name);
    }
  });
});

describe('shared modules', () => {
  it('are all provided by the shell, in the version that is installed', async () => {
    const file = join(root, 'shell/src/remotes/shared-scope.ts');
    const { sharedScope } = (await import(file)) as { sharedScope: Record<string, { version: string }> };
    // Earlier releases take the table of events from the shell.
    const released = ['shared-contracts/events'];
    expect(Object.keys(sharedScope).sort()).toEqual([...Object.keys(sharedModules), ...released].sort());
    const require = createRequire(file);
    for (const [name, { version }] of Object.entries(sharedScope)) {
      const owner = name.startsWith('@')
        ? name.split('/').slice(0, 2).join('/')
        : (name.split('/')[0] ?? name);
      const manifest = owner.startsWith('shared-')
        ? join(root, owner, 'package.json')
        : require.resolve(`${owner}/package.json`);
      const installed = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
      expect({ name, version }).toEqual({ name, version: installed.version });
    }
  });
});
