import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { RegistryError, type RegistryClient } from 'registry-client';
import {
  maxReportedErrors,
  releaseErrorSchema,
  type CountedError,
  type ReleaseError,
} from 'registry-client/domain/error-report';
import { liveEntriesOf } from 'registry-client/domain/registry-document';
import type { Side } from 'registry-client/release-dir/layout';
import { shellReleaseName, type RegistryDocument, type RemoteName } from 'shared-contracts/releases';
import type { PageReporter } from '../health/page-report.ts';

/** Milliseconds between two reports to the registry. */
const intervalMs = 5_000;
/** Different errors that wait for the next report; further ones are dropped, and counted in `/metrics` only. */
const maxWaiting = 10 * maxReportedErrors;
const maxCount = 100_000;

export interface ErrorReporterOptions {
  /** Null without a report token: nothing is sent. */
  client: Pick<RegistryClient, 'reportErrors'> | null;
  document: () => RegistryDocument | undefined;
  /** Version of the shell's own build. */
  build: string;
  metrics: Registry;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Collects the errors of the live releases, and sends them to the registry, which finds their places in the sources. */
export interface ErrorReporter extends PageReporter {
  add(side: Side, error: ReleaseError): void;
  /** Sends what waits. Never rejects: what could not be sent waits for the next time. */
  send(): Promise<void>;
  stop(): void;
}

export function createErrorReporter(options: ErrorReporterOptions): ErrorReporter {
  const { client, document, build, metrics, log } = options;
  const total = new Counter({
    name: 'shell_release_errors_total',
    help: 'Errors of releases, by remote, version, side (browser or server) and what noticed them',
    labelNames: ['remote', 'version', 'side', 'source'],
    registers: [metrics],
  });
  let waiting = new Map<string, CountedError>();
  let lastFailure: string | undefined;

  function isKnown({ remote, version }: { remote: RemoteName; version: string }): boolean {
    if (remote === shellReleaseName && version === build) return true;
    const current = document();
    return (
      current !== undefined &&
      liveEntriesOf(current, remote).some(({ metadata }) => metadata.version === version)
    );
  }

  function add(side: Side, error: ReleaseError): void {
    if (!isKnown(error)) return;
    // The registry would reject the whole report.
    const parsed = releaseErrorSchema.safeParse({ ...error, frames: error.frames.filter(isKnown) });
    if (!parsed.success) return;
    total.inc({ remote: error.remote, version: error.version, side, source: error.source });
    wait({ ...parsed.data, side, count: 1 });
  }

  function wait(error: CountedError): void {
    const { count, ...rest } = error;
    const key = JSON.stringify(rest);
    const known = waiting.get(key);
    if (known) known.count = Math.min(maxCount, known.count + count);
    else if (waiting.size < maxWaiting) waiting.set(key, error);
  }

  async function send(): Promise<void> {
    if (client === null || waiting.size === 0) return;
    const all = [...waiting.values()];
    waiting = new Map();
    all.slice(maxReportedErrors).forEach(wait);
    const errors = all.slice(0, maxReportedErrors);
    try {
      await client.reportErrors({ errors });
      lastFailure = undefined;
    } catch (error) {
      const code = error instanceof RegistryError ? error.code : 'unknown';
      if (mayBeRepeated(error)) errors.forEach(wait);
      // Logged once per kind: it is repeated with the next interval.
      if (code !== lastFailure)
        log.warn({ err: error }, 'errors of releases could not be sent to the registry');
      lastFailure = code;
    }
  }

  const timer = setInterval(() => void send(), intervalMs);
  timer.unref();
  return {
    add,
    send,
    stop: () => clearInterval(timer),
    page({ failed, pageType = null }) {
      for (const { remote, version, phase, error } of failed) {
        if (error) {
          add('server', {
            ...error,
            remote: remote as RemoteName,
            version,
            source: 'region',
            phase,
            pageType,
          });
        }
      }
    },
  };
}

/**
 * Returns whether the registry has not received a report. What it has received and failed on would fail again, and hold up all
 * others; what it did not answer in time may be counted already.
 */
function mayBeRepeated(error: unknown): boolean {
  if (!(error instanceof RegistryError)) return false;
  return error.code === 'busy' || (error.code === 'unreachable' && !isTimeout(error));
}

function isTimeout({ cause }: RegistryError): boolean {
  return typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError';
}
