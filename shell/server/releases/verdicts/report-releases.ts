import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { RegistryError, type RegistryClient, type ShellReport } from 'registry-client';
import { runAgain } from 'shared-runtime/run-again';
import type { Rejections } from './rejections.ts';

/** Shorter than the time after which the registry counts a shell as gone, milliseconds. */
const intervalMs = 15_000;

export type ReleaseState = Pick<ShellReport, 'revision' | 'conflict' | 'verdicts' | 'served' | 'alerts'>;

export interface ReporterOptions {
  /** Null without a report token: nothing is sent. */
  client: Pick<RegistryClient, 'report'> | null;
  shell: string;
  build: string;
  rejections: Pick<Rejections, 'learn'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export interface ReleaseReporter {
  /** Sends what this shell serves and rejects, and receives the verdicts of the others. Never rejects. */
  send(state: ReleaseState): Promise<void>;
}

export function createReleaseReporter({
  client,
  shell,
  build,
  rejections,
  log,
}: ReporterOptions): ReleaseReporter {
  let lastFailure: string | undefined;
  return {
    async send(state) {
      if (client === null) return;
      try {
        rejections.learn(await client.report({ shell, build, ...state }));
        lastFailure = undefined;
      } catch (error) {
        const code = error instanceof RegistryError ? error.code : 'unknown';
        // Logged once per kind: it is repeated with the next interval.
        if (code !== lastFailure) {
          const isToken = code === 'unknown_token' || code === 'forbidden';
          log[isToken ? 'error' : 'warn'](
            { err: error },
            isToken
              ? 'the registry rejects the token of REGISTRY_REPORT_TOKEN_FILE: it has no report of this shell'
              : 'the report of the releases that are served could not be sent; it is sent again',
          );
        }
        lastFailure = code;
      }
    },
  };
}

/** Sends the state periodically, and at once when the returned function is called. */
export function reportPeriodically(
  reporter: ReleaseReporter,
  read: () => ReleaseState,
): { now: () => Promise<void>; stop: () => void } {
  const send = runAgain(() => reporter.send(read()));
  const timer = setInterval(() => void send(), intervalMs);
  timer.unref();
  return { now: send, stop: () => clearInterval(timer) };
}

interface GaugeRow {
  labels: Record<string, string>;
  value: number;
}

/** Registers a gauge whose rows are read with every collection. */
function addGauge(
  metrics: Registry,
  { name, help, labelNames }: { name: string; help: string; labelNames: string[] },
  read: () => GaugeRow[],
): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames,
    registers: [metrics],
    collect: () => {
      gauge.reset();
      for (const { labels, value } of read()) gauge.set(labels, value);
    },
  });
}

/** Adds what is served and rejected to `/metrics`. */
export function registerReleaseGauges(metrics: Registry, read: () => ReleaseState): void {
  const labelNames = ['remote', 'version'];
  addGauge(
    metrics,
    {
      name: 'shell_release_served_percent',
      help: 'Share of the visitors that get a release from this shell, by remote and version',
      labelNames,
    },
    () => read().served.map(({ remote, version, share }) => ({ labels: { remote, version }, value: share })),
  );
  addGauge(
    metrics,
    {
      name: 'shell_release_rejected',
      help: '1 for a live release that this shell does not serve, by remote and version',
      labelNames,
    },
    () =>
      read()
        .verdicts.filter(({ outcome }) => outcome === 'rejects')
        .map(({ remote, version }) => ({ labels: { remote, version }, value: 1 })),
  );
  addGauge(
    metrics,
    {
      name: 'shell_release_alert',
      help: '1 for a release that is worse than its predecessor since its promotion, or has a page type, claim, slot or overlay name of another remote, by remote and version',
      labelNames,
    },
    () => read().alerts.map(({ remote, version }) => ({ labels: { remote, version }, value: 1 })),
  );
  addGauge(
    metrics,
    {
      name: 'shell_registry_conflict',
      help: '1 while the registry answers an older revision, or other content under a known one',
      labelNames: ['conflict'],
    },
    () => {
      const { conflict } = read();
      return conflict === null ? [] : [{ labels: { conflict }, value: 1 }];
    },
  );
}
