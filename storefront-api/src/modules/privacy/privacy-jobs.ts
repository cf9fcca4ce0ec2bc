import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { Queryable } from '../../db/client.ts';
import { deleteExpiredTerms } from '../catalogue/search/guest-terms.ts';
import { deleteExpiredRecords } from '../consent/consent-records.ts';
import { eraseAccount } from './account-deletion.ts';
import { prepareExport } from './data-export.ts';
import {
  deleteExpiredExports,
  findDeletion,
  findDueDeletion,
  findDueExport,
  findExport,
  updateDeletion,
  updateExport,
} from './repository.ts';

const minuteMs = 60 * 1000;
const maxRetryDelayMs = 60 * minuteMs;
/** Pause between two deletions of expired rows that nothing waits for. */
const expiryIntervalMs = 60 * minuteMs;

export interface PrivacyJobsOptions {
  db: Queryable;
  log: FastifyBaseLogger;
  register: Registry;
  now: () => Date;
  /** Pause between two looks for work. @default 1000 */
  pollMs?: number;
}

export interface PrivacyJobs {
  /** Resolves when the present job has ended. */
  stop(): Promise<void>;
}

/** Prepares exports and deletes accounts until it is stopped. Several processes may do so on one database. */
export function startPrivacyJobs(options: PrivacyJobsOptions): PrivacyJobs {
  const stopping = new AbortController();
  const running = run(options, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

interface Job {
  name: 'export' | 'deletion';
  /** Returns a member whose job is due. */
  findDue: (db: Queryable, now: Date) => Promise<number | null>;
  run: (db: Queryable, customerId: number, now: Date) => Promise<void>;
  failuresOf: (db: Queryable, customerId: number) => Promise<{ failures: number } | null>;
  postpone: (db: Queryable, customerId: number, changes: { failures: number; dueAt: Date }) => Promise<void>;
}

const jobs: readonly Job[] = [
  {
    name: 'export',
    findDue: findDueExport,
    run: prepareExport,
    failuresOf: findExport,
    postpone: updateExport,
  },
  {
    name: 'deletion',
    findDue: findDueDeletion,
    run: eraseAccount,
    failuresOf: findDeletion,
    postpone: updateDeletion,
  },
];

async function run(
  { pollMs = 1000, ...options }: PrivacyJobsOptions,
  stopSignal: AbortSignal,
): Promise<void> {
  const { db, log, register, now } = options;
  const results = new Counter({
    name: 'privacy_jobs_total',
    help: 'Exports of personal data and deletions of accounts, by result',
    labelNames: ['job', 'result'],
    registers: [register],
  });
  let expiredAtMs = -Infinity;
  /* oxlint-disable no-await-in-loop -- one job after the other; the loop waits until there is one */
  while (!stopSignal.aborted) {
    try {
      await deleteExpiredExports(db, now());
      if (now().getTime() - expiredAtMs >= expiryIntervalMs) {
        await deleteExpiredTerms(db, now());
        await deleteExpiredRecords(db, now());
        expiredAtMs = now().getTime();
      }
      for (const job of jobs) {
        for (;;) {
          const customerId = stopSignal.aborted ? null : await job.findDue(db, now());
          if (customerId === null) break;
          results.inc({ job: job.name, result: await runJob(job, customerId, options) });
        }
      }
    } catch (error) {
      log.error({ err: error }, 'the jobs of personal data could not be read');
    }
    await sleep(pollMs, undefined, { signal: stopSignal }).catch(() => undefined);
  }
  /* oxlint-enable no-await-in-loop */
}

/** Runs a job. After a failure it is due again later, so that it does not hold up the others. */
async function runJob(
  { name: job, run: work, failuresOf, postpone }: Job,
  customerId: number,
  { db, log, now }: Pick<PrivacyJobsOptions, 'db' | 'log' | 'now'>,
): Promise<'done' | 'failed'> {
  try {
    await work(db, customerId, now());
    return 'done';
  } catch (error) {
    const failures = ((await failuresOf(db, customerId))?.failures ?? 0) + 1;
    const delayMs = Math.min(minuteMs * 2 ** (failures - 1), maxRetryDelayMs);
    log.error({ job, failures, err: error }, 'a job of personal data failed; it is tried again');
    await postpone(db, customerId, { failures, dueAt: new Date(now().getTime() + delayMs) });
    return 'failed';
  }
}
