import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clientSecret, socialLoginApp } from 'storefront-api/testing/social-provider';
import { buildAll, type BuiltRemote } from '../../scripts/stack/build-all.ts';
import { publishBuilds } from '../../scripts/stack/publish-builds.ts';
import { startStandIn } from '../../scripts/testing/third-parties/stand-in.ts';
import { runCommand } from '../../scripts/verify/run-command.ts';
import type { MailSettings } from '../../scripts/stack/settings.ts';
import { startBackends, type Stack } from '../../scripts/stack/stack.ts';
import {
  dataDirOf,
  firstPortOf,
  irishStore,
  otherSiteUrlOf,
  portsFrom,
  registryToken,
  thirdPartyPort,
  tracesUrlOf,
} from './addresses.ts';
import { buildTemplate } from './fixture-release.ts';
import { makeApiReplaceable } from './replaceable-api.ts';

type Ports = ReturnType<typeof portsFrom>;

/** Builds what has changed and starts a whole shop over real HTTP, with a new database, for each worker. */
export default async function globalSetup({ workers }: { workers: number }): Promise<() => Promise<void>> {
  const shops = Array.from({ length: workers }, (_, worker) => portsFrom(firstPortOf(worker)));
  setEnvironment(shops);
  const [built] = await Promise.all([build(), prepareData(shops)]);
  const thirdParties = await startStandIn(thirdPartyPort);
  const starting = await Promise.allSettled(shops.map((ports) => startShop(ports, built)));
  const stop = async () => {
    await thirdParties.stop();
    const started = starting.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    await Promise.all(started.map((stack) => stack.stop()));
  };
  const failed = starting.find((each) => each.status === 'rejected');
  if (!failed) return stop;
  await stop();
  throw failed.reason;
}

async function build(): Promise<BuiltRemote[]> {
  const built = await buildAll(() => undefined);
  // Built here once: the workers would build it at the same time.
  await buildTemplate();
  return built;
}

/** Sets what all services of all shops read. */
function setEnvironment(shops: readonly Ports[]): void {
  const otherSites = shops.map(otherSiteUrlOf);
  Object.assign(process.env, {
    REGISTRY_TOKEN: registryToken,
    REGISTRY_POLL_MS: '200',
    // Every browser of the tests has the same address.
    RATE_LIMIT_FACTOR: '100',
    // No probes: faults that a probe would find must go live here.
    RELEASE_PROBE: '0',
    // Short intervals, so that a test can wait for the rollback of a canary.
    RELEASE_GUARD_MS: '200',
    RELEASE_GUARD_MIN_SEEN: '20',
    // A page of a busy machine has its fragments; the usual time is tested without a browser.
    FRAME_WAIT_MS: '5000',
    LEAVE_ORIGINS: otherSites.join(','),
    CONTENT_SECURITY_POLICY_FILE: writePagePolicies(otherSites),
  });
}

/** Returns the path of the file. */
function writePagePolicies(otherSites: readonly string[]): string {
  const file = new URL('../../.local/e2e-page-policies.json', import.meta.url).pathname;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ contact: { 'frame-src': otherSites } }));
  return file;
}

/** One store has a social login, whose provider a spec starts. Returns the path of the file. */
function writeSocialLogin(ports: Ports): string {
  const folder = dataDirOf(ports);
  const clientSecretFile = join(folder, 'social-login-secret');
  const file = join(folder, 'social-login.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(clientSecretFile, clientSecret);
  const app = { ...socialLoginApp({ url: otherSiteUrlOf(ports) }), clientSecretFile };
  writeFileSync(file, JSON.stringify({ [irishStore]: app }));
  return file;
}

/** Imports the demo shop, in which two stores use services of others, once, and gives each shop a copy of the database. */
async function prepareData(shops: readonly Ports[]): Promise<void> {
  const [first = '', ...others] = shops.map((ports) => join(dataDirOf(ports), 'pglite'));
  for (const ports of shops) rmSync(dataDirOf(ports), { recursive: true, force: true });
  const seed = ['scripts/testing/third-parties/seed.ts', String(thirdPartyPort)];
  const env = { DATA_DIR: first, DATABASE_URL: '' };
  const { code, output } = await runCommand(process.execPath, seed, { env });
  if (code !== 0) throw new Error(`The demo shop could not be imported:\n${output}`);
  for (const other of others) cpSync(first, other, { recursive: true });
}

/** Mails go to a mailbox of the shop, which specs read. */
function mailSettings({ shell, mailbox, mailboxSmtp }: Ports): MailSettings {
  return {
    smtpUrl: `smtp://127.0.0.1:${mailboxSmtp}`,
    from: 'service@{brand}.example',
    storeOrigin: `http://{host}:${shell}`,
    mailbox: { port: mailbox, smtpPort: mailboxSmtp },
  };
}

/** The API records the traces that a traced shell begins, and none of its own. */
const tracesOfCallers = (ports: Ports) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: tracesUrlOf(ports),
  OTEL_TRACES_SAMPLER_ARG: '0',
});

async function startShop(ports: Ports, built: readonly BuiltRemote[]): Promise<Stack> {
  const settings = {
    port: ports.shell,
    apiPort: ports.api,
    registryPort: ports.registry,
    paymentPort: ports.payment,
    dataDir: dataDirOf(ports),
    databaseUrl: undefined,
    mail: mailSettings(ports),
    apiScript: 'scripts/testing/plain-pictures-api.ts',
    apiEnvironment: {
      CAPTCHA: 'proof-of-work',
      SOCIAL_LOGIN_FILE: writeSocialLogin(ports),
      ...tracesOfCallers(ports),
    },
    logLevel: 'info',
    hasLiveReload: false,
  };
  const stack = await startBackends(settings);
  try {
    await publishBuilds(stack.registry, built, { promotes: 'always', log: () => undefined });
    await stack.startShell();
    return makeApiReplaceable(stack, settings);
  } catch (error) {
    await stack.stop();
    throw error;
  }
}
