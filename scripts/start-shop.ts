import { RegistryError } from 'registry-client';
import { demoMember } from './stack/demo-member.ts';
import { buildAll, BuildError, buildShellDevelopment } from './stack/build-all.ts';
import { keepRunning } from './stack/keep-running.ts';
import { ServiceError } from './stack/service.ts';
import { readSettings, SettingsError, type StackSettings } from './stack/settings.ts';
import { publishBuilds } from './stack/publish-builds.ts';
import { startBackends, type Stack } from './stack/stack.ts';

const began = Date.now();

function log(line: string): void {
  console.log(`[${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s] ${line}`);
}

async function startShop(settings: StackSettings): Promise<Stack> {
  log('Starting database, API and release registry, and building what has changed …');
  const building = buildAll(log);
  building.catch(() => undefined); // looked at below; the backends come first
  const stack = await startBackends({ ...settings, isSupervised: true });
  log('API and release registry are up');
  try {
    const built = await building;
    if (process.env['DEV_PREVIEWS'] === '1') await buildShellDevelopment();
    await publishBuilds(stack.registry, built, { promotes: 'undecided', log });
    log('Releases are published');
    await stack.startShell();
  } catch (error) {
    await stack.stop();
    throw error;
  }
  return stack;
}

function greet({ port, registryPort, paymentPort, mail, dataDir }: StackSettings): void {
  console.log(`
  The shop is open:   http://localhost:${port}          (English, pounds)
                      http://fr.localhost:${port}       (French, euros)
  Sign in as member:  ${demoMember.email}  ${demoMember.password}
  Mails of the shop:  ${mailText(mail)}
  Payments:           ${paymentPort === undefined ? 'none' : 'simulated; test cards are on the page that asks for one'}
  Release registry:   http://127.0.0.1:${registryPort}          (pnpm mf status)
  Logs:               ${dataDir}/logs
  Ctrl-C stops everything.
`);
}

function mailText(mail: StackSettings['mail']): string {
  if (mail === undefined) return 'not sent (set SMTP_URL)';
  if (mail.mailbox === undefined) return 'sent through SMTP_URL';
  return `http://localhost:${mail.mailbox.port}          (none leaves this machine)`;
}

try {
  const settings = readSettings(process.env);
  const stack = await startShop(settings);
  const logOf = (name: string) => `${settings.dataDir}/logs/${name}.log`;
  const stopKeepingRunning = keepRunning(stack.services, {
    maxRestarts: 3,
    windowMs: 60_000,
    delayMs: 500,
    onRestart: ({ name }, ending) =>
      console.error(`${name} ended (${ending}) and is started again; its log is ${logOf(name)}`),
    onGiveUp: ({ name }, reason) => {
      console.error(`${name} cannot be kept running: ${reason}\nIts log is ${logOf(name)}`);
      void stopAll(1);
    },
  });
  let isStopping = false;
  const stopAll = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    stopKeepingRunning();
    await stack.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stopAll(0));
  // The script that started this one has ended.
  process.once('disconnect', () => void stopAll(1));
  greet(settings);
} catch (error) {
  const isExpected = [SettingsError, ServiceError, BuildError, RegistryError].some(
    (kind) => error instanceof kind,
  );
  console.error(isExpected ? `The shop does not start.\n${(error as Error).message}` : error);
  process.exit(1);
}
