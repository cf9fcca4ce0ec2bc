import { watch } from 'node:fs';
import { join } from 'node:path';
import { workspaceRemotes } from 'shared-build/workspace-remotes';
import type { RemoteName } from 'shared-contracts/releases';
import { buildAll, BuildError, buildRemote, buildShell, buildShellDevelopment } from './stack/build-all.ts';
import { demoMember } from './stack/demo-member.ts';
import { ServiceError } from './stack/service.ts';
import { readSettings, root, SettingsError } from './stack/settings.ts';
import { publishBuilds } from './stack/publish-builds.ts';
import { startApi, startBackends, startDevServer, startPaymentSimulator, type Stack } from './stack/stack.ts';

/**
 * `pnpm dev mf-basket` runs that remote from its sources, and every other one as released: a saved file is in open tabs at once,
 * without a page load. `pnpm dev` watches everything: a change is built, published and promoted like any release, and open tabs
 * reload.
 */
const settings = readSettingsOrEnd();
const remoteNames = workspaceRemotes(root);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !remoteNames.some((remote) => remote === name));
if (unknown.length > 0) {
  console.error(`There is no remote ${unknown.join(', ')}; there are: ${remoteNames.join(', ')}`);
  process.exit(1);
}
const isAll = wanted.length === 0;
const watched: readonly RemoteName[] = isAll
  ? remoteNames
  : remoteNames.filter((name) => wanted.includes(name));
const sharedFolders = ['shared-contracts', 'shared-runtime', 'shared-ui', 'shared-forms', 'shared-build'];
/** Their code runs in the process of the API. */
const apiFolders = ['storefront-api', 'storefront-ports', 'demo-shop'];

/** What is watched goes live whatever was decided before: a developer wants to see the change. */
const always = { promotes: 'always', log: (line: string) => console.log(line) } as const;

/** The ports after those of the shop. */
const firstDevPort = 7;
const devPorts = new Map(
  isAll ? [] : watched.map((name, index) => [name, settings.port + firstDevPort + index]),
);

type Target = RemoteName | 'shell' | 'storefront-api' | 'payment-simulator';

/** Returns what must be rebuilt or restarted after a change in a folder. */
function targetsOf(folder: string): Target[] {
  if (apiFolders.includes(folder)) return ['storefront-api'];
  if (sharedFolders.includes(folder)) return [...watched, 'shell'];
  return [folder as Target];
}

async function rebuild(stack: Stack, target: Target): Promise<void> {
  if (target === 'shell') {
    await buildShell();
    await stopService(stack, target);
    await stack.startShell();
  } else if (target === 'storefront-api') {
    await stopService(stack, target);
    stack.services.push(await startApi(settings));
  } else if (target === 'payment-simulator') {
    await stopService(stack, target);
    stack.services.push(...(await Promise.all(startPaymentSimulator(settings))));
  } else {
    await publishBuilds(stack.registry, [await buildRemote(target)], always);
    await restartDevServer(stack, target);
  }
}

/** Starts the dev servers of the watched remotes, and builds what pages with them need of the shell. */
async function startDevServers(stack: Stack): Promise<void> {
  if (devPorts.size === 0) return;
  const starting = [...devPorts].map(([remote, port]) => startDevServer(remote, port, settings));
  const [services] = await Promise.all([Promise.all(starting), buildShellDevelopment()]);
  stack.services.push(...services);
}

/** A dev server reads the federation config when it starts. */
async function restartDevServer(stack: Stack, remote: RemoteName): Promise<void> {
  const port = devPorts.get(remote);
  if (port === undefined) return;
  await stopService(stack, remote);
  stack.services.push(await startDevServer(remote, port, settings));
}

/** Takes the service off the stack, so that a program that ends meanwhile does not stop it twice. */
async function stopService(stack: Stack, name: string): Promise<void> {
  const index = stack.services.findIndex((service) => service.name === name);
  if (index < 0) return;
  const [service] = stack.services.splice(index, 1);
  await service?.stop();
}

/** Collects changes for 150 ms and rebuilds one after another, so that saving two files is one rebuild. */
function createQueue(stack: Stack): (targets: readonly Target[]) => void {
  const dirty = new Set<Target>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  async function work(): Promise<void> {
    const targets = [...dirty];
    dirty.clear();
    for (const target of targets) {
      const began = Date.now();
      try {
        await rebuild(stack, target);
        console.log(`${target} is live again (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      } catch (error) {
        // A syntax error must not end the program: the last good build stays live.
        console.error(error instanceof Error ? error.message : error);
      }
    }
  }
  return (targets) => {
    for (const target of targets) dirty.add(target);
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(work);
    }, 150);
  };
}

function watchFolders(onChange: (targets: readonly Target[]) => void): void {
  if (!isAll) return watchFederationConfigs(onChange);
  const folders = [...watched, 'shell', ...apiFolders, 'payment-simulator', ...sharedFolders];
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || /(^|\/)(node_modules|dist|\.local)(\/|$)|\.test\.tsx?$|~$/.test(file)) return;
      onChange(targetsOf(folder));
    });
  }
}

/** Dev servers watch the sources. What the registry knows of a remote comes from its last release. */
function watchFederationConfigs(onChange: (targets: readonly Target[]) => void): void {
  for (const remote of watched) {
    watch(join(root, remote), (_event, file) => {
      if (file === 'federation.config.ts') onChange([remote]);
    });
  }
}

function readSettingsOrEnd() {
  try {
    return { ...readSettings(process.env), hasLiveReload: true };
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : error);
    process.exit(1);
  }
}

try {
  const building = buildAll((line) => console.log(line));
  building.catch(() => undefined);
  const stack = await startBackends({ ...settings, devServerPorts: Object.fromEntries(devPorts) });
  const end = () => void stack.stop().then(() => process.exit(0));
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  try {
    const serving = startDevServers(stack);
    serving.catch(() => undefined);
    const built = await building;
    // Together: on an empty registry each of them may need another one.
    await publishBuilds(stack.registry, built, {
      ...always,
      promotes: (name) => (watched.includes(name) ? 'always' : 'undecided'),
    });
    await serving;
    await stack.startShell();
  } catch (error) {
    await stack.stop();
    throw error;
  }
  watchFolders(createQueue(stack));
  const mailbox = settings.mail?.mailbox;
  console.log(`
  http://localhost:${settings.port}   watching ${isAll ? 'everything' : watched.join(', ')}
  Sign in as member: ${demoMember.email}  ${demoMember.password}
  Mails of the shop: ${mailbox === undefined ? 'see SMTP_URL' : `http://localhost:${mailbox.port}`}
`);
} catch (error) {
  const isExpected = error instanceof ServiceError || error instanceof BuildError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
