import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stringify } from 'yaml';
import * as z from 'zod';
import { root } from '../../scripts/stack/settings.ts';

/** Debian's package. */
const prometheus = '/usr/bin/prometheus';

const timeoutMs = 120_000;
/** Longer than the longest `for` of a rule, shortened. */
const quietMs = 35_000;
const pollMs = 250;

export interface AlertsOptions {
  shopUrl: string;
  /** `/metrics` of the shell. */
  metricsUrl: string;
  /** The session cookie of a member: guests get pages of the cache, which are not rendered again. */
  memberCookie: string;
  /** Folder for the files of Prometheus. */
  folder: string;
  /** Free port. */
  port: number;
  /** Makes a release live that always fails on the server. Resolves with the function that rolls it back. */
  promoteFault: () => Promise<() => Promise<void>>;
}

export interface AlertsResults {
  /** Alerts that fire without a fault. */
  before: string[];
  /** Seconds from the promotion until the alert fires, and from the rollback until it ends. */
  firesAfterSeconds: number;
  endsAfterSeconds: number;
  /** Rules that Prometheus cannot evaluate. */
  unhealthy: string[];
}

/**
 * Lets a real Prometheus evaluate the rules in `monitoring/alerts.yml` while a release fails. Their durations are a sixtieth
 * of the real ones. Resolves with null where Prometheus is not installed.
 */
export async function exerciseAlerts(options: AlertsOptions): Promise<AlertsResults | null> {
  if (!existsSync(prometheus)) return null;
  const stop = await startPrometheus(options);
  const api = `http://127.0.0.1:${options.port}/api/v1`;
  const isFiring = async () => (await firingAlerts(api)).includes('ReleaseFailsOnServers');
  const visits = new AbortController();
  const visiting = visit(options, visits.signal);
  try {
    await wait(quietMs);
    const before = await firingAlerts(api);
    const rollBack = await options.promoteFault();
    const promotedAt = performance.now();
    let firesAfterSeconds = 0;
    try {
      await until('the alert fires', isFiring);
      firesAfterSeconds = (performance.now() - promotedAt) / 1000;
    } finally {
      await rollBack();
    }
    const rolledBackAt = performance.now();
    await until('the alert ends', async () => !(await isFiring()));
    return {
      before,
      firesAfterSeconds,
      endsAfterSeconds: (performance.now() - rolledBackAt) / 1000,
      unhealthy: await unhealthyRules(api),
    };
  } finally {
    visits.abort();
    await visiting;
    await stop();
  }
}

/** Returns the function that stops it. */
async function startPrometheus({ folder, port, metricsUrl }: AlertsOptions): Promise<() => Promise<void>> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const rules = await readFile(join(root, 'monitoring/alerts.yml'), 'utf8');
  await writeFile(join(folder, 'alerts.yml'), scaleDurations(rules));
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: ['alerts.yml'],
    scrape_configs: [{ job_name: 'shell', static_configs: [{ targets: [new URL(metricsUrl).host] }] }],
  };
  await writeFile(join(folder, 'prometheus.yml'), stringify(config));
  const child = spawn(
    prometheus,
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill();
    await ended;
  };
  try {
    await until('Prometheus is ready', () =>
      fetch(`http://127.0.0.1:${port}/-/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

const secondsOf: Record<string, number> = { m: 1, h: 60, d: 24 * 60 };

/** Returns the rules with a sixtieth of their durations. */
function scaleDurations(rules: string): string {
  return rules.replaceAll(
    /(\[|offset |for: )(\d+)([mhd])\b/g,
    (_, before: string, count: string, unit: string) => `${before}${Number(count) * (secondsOf[unit] ?? 1)}s`,
  );
}

/** Requests pages of a member until the signal. */
async function visit({ shopUrl, memberCookie }: AlertsOptions, signal: AbortSignal): Promise<void> {
  const visitor = async () => {
    while (!signal.aborted) {
      await fetch(`${shopUrl}/about-us`, { headers: { cookie: memberCookie } }).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
    }
  };
  await Promise.all([visitor(), visitor()]);
}

const alertsSchema = z.object({
  data: z.object({
    alerts: z.array(z.object({ state: z.string(), labels: z.record(z.string(), z.string()) })),
  }),
});

async function firingAlerts(api: string): Promise<string[]> {
  const { data } = alertsSchema.parse(await (await fetch(`${api}/alerts`)).json());
  return data.alerts.flatMap(({ state, labels }) => (state === 'firing' ? [labels['alertname'] ?? ''] : []));
}

const rulesSchema = z.object({
  data: z.object({
    groups: z.array(z.object({ rules: z.array(z.object({ name: z.string(), health: z.string() })) })),
  }),
});

async function unhealthyRules(api: string): Promise<string[]> {
  const { data } = rulesSchema.parse(await (await fetch(`${api}/rules`)).json());
  const rules = data.groups.flatMap((group) => group.rules);
  if (rules.length === 0) throw new Error('Prometheus has read no rules');
  return rules.filter(({ health }) => health !== 'ok').map(({ name }) => name);
}

async function until(what: string, isMet: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await isMet())) {
    if (performance.now() > end) throw new Error(`It took longer than ${timeoutMs / 1000} s until ${what}`);
    await wait(pollMs);
  }
}
