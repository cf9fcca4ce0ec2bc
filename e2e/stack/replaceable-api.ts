import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Service } from '../../scripts/stack/service.ts';
import { startApi, type Stack } from '../../scripts/stack/stack.ts';
import type { StackSettings } from '../../scripts/stack/settings.ts';
import { dataDir } from './addresses.ts';

/** Request of a spec to replace the API. */
interface Replacement {
  pid: number;
  /** Name of the endpoint that the next process answers in addition. */
  extraEndpoint: string | null;
}

const apiName = 'storefront-api';
const processesFile = (dir: string) => join(dir, 'processes.json');
const replacementFile = (dir: string) => join(dir, 'api-replacement.json');

/**
 * Starts the API of a shop again when a spec has ended its process with {@link replaceApi}. One that ends by itself is not
 * started again.
 */
export function makeApiReplaceable(stack: Stack, settings: StackSettings): Stack {
  const { dataDir: dir } = settings;
  const { services } = stack;
  let isStopping = false;

  async function watch(api: Service): Promise<void> {
    writeProcesses(dir, services);
    await api.ended;
    const replacement = readJson(replacementFile(dir)) as Replacement | undefined;
    if (isStopping || replacement?.pid !== api.pid) return;
    const next = await startApi(withEndpoint(settings, replacement.extraEndpoint));
    services.splice(services.indexOf(api), 1, next);
    await watch(next);
  }

  const api = services.find(({ name }) => name === apiName);
  if (api) {
    // oxlint-disable-next-line no-console
    watch(api).catch((error: unknown) => console.error('The API could not be replaced', error));
  }
  return {
    ...stack,
    stop() {
      isStopping = true;
      return stack.stop();
    },
  };
}

/** The API reads the name from its environment, which is that of its starter. */
function withEndpoint(settings: StackSettings, extraEndpoint: string | null): StackSettings {
  if (extraEndpoint === null) return settings;
  process.env['EXTRA_ENDPOINT'] = extraEndpoint;
  return { ...settings, apiScript: 'scripts/testing/extended-api.ts' };
}

function writeProcesses(dir: string, services: readonly Service[]): void {
  const processes = Object.fromEntries(services.map(({ name, pid }) => [name, pid]));
  // Renamed, so that a spec never reads a part of it.
  writeFileSync(`${processesFile(dir)}.new`, JSON.stringify(processes));
  renameSync(`${processesFile(dir)}.new`, processesFile(dir));
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Returns the process ids of this worker's shop, by service. */
export function processIds(): Readonly<Record<string, number>> {
  return (readJson(processesFile(dataDir)) ?? {}) as Record<string, number>;
}

/** Ends the API of this worker's shop, and resolves when another process of it is ready. */
export async function replaceApi(extraEndpoint: string | null, timeoutMs = 60_000): Promise<void> {
  const pid = processIds()[apiName];
  if (pid === undefined) throw new Error('The shop has no API');
  writeFileSync(replacementFile(dataDir), JSON.stringify({ pid, extraEndpoint } satisfies Replacement));
  process.kill(pid, 'SIGTERM');
  const end = Date.now() + timeoutMs;
  while (processIds()[apiName] === pid) {
    if (Date.now() > end) throw new Error(`The API was not replaced within ${timeoutMs} ms`);
    // oxlint-disable-next-line no-await-in-loop -- it waits
    await wait(50);
  }
}
