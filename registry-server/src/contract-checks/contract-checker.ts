import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ContractFile, ReleaseManifest } from 'shared-contracts/releases';
import { sharedMismatches } from '../domain/shared-mismatches.ts';
import type { SideWithContract } from 'registry-client/domain/release-side';
import type { ContractJob, ContractText } from './contract-job.ts';

export interface ContractChecker {
  /** Resolves with how a contract file contradicts its release or itself; undefined when it does not. */
  failure(manifest: ReleaseManifest, contract: ContractFile): Promise<string | undefined>;
  /**
   * Resolves with the mismatches that contract files show beyond majors. Of a release without one only majors are
   * compared.
   */
  mismatches(candidate: SideWithContract, others: readonly SideWithContract[]): Promise<string[]>;
  stop(): Promise<void>;
}

/** More checks wait than this checker may hold. */
export class CheckerBusyError extends Error {}

export interface CheckerOptions {
  /** For one job, milliseconds. Replaying the shop's contracts takes about 50 ms. @default 2000 */
  limitMs?: number;
  /** Jobs that may wait while another runs. @default no limit */
  maxWaiting?: number;
}

/** For a schema that allocates without end, megabytes. */
const memoryMb = 128;

/**
 * Checks contract files in a thread of its own, one job at a time. A job that exceeds its time or memory ends with the
 * thread, and the next job gets a new one: the registry's own thread never runs a pattern or schema of a release.
 */
export function createContractChecker({
  limitMs = 2_000,
  maxWaiting = Infinity,
}: CheckerOptions = {}): ContractChecker {
  let worker: Promise<Worker> | undefined;
  let previous: Promise<unknown> = Promise.resolve();
  let accepted = 0;
  let isStopped = false;

  async function startWorker(): Promise<Worker> {
    const started = new Worker(new URL('./contract-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    // The end of the thread ends its job; without a listener the error would end the process.
    started.on('error', () => undefined);
    await once(started, 'message');
    started.unref();
    return started;
  }

  async function endWorker(): Promise<void> {
    const ended = worker;
    worker = undefined;
    await (await ended)?.terminate();
  }

  /** Resolves with undefined for a job that was aborted. */
  async function runJob(job: ContractJob): Promise<string[] | undefined> {
    if (isStopped) return undefined;
    const thread = await (worker ??= startWorker());
    const result = await new Promise<string[] | undefined>((resolve) => {
      const abort = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
      const timer = setTimeout(abort, limitMs);
      thread.once('exit', abort);
      thread.once('message', ({ failures }: { failures: string[] }) => {
        clearTimeout(timer);
        thread.off('exit', abort);
        resolve(failures);
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage(job);
    });
    if (result === undefined) await endWorker();
    return result;
  }

  function run(job: ContractJob): Promise<string[] | undefined> {
    if (accepted > maxWaiting) {
      return Promise.reject(new CheckerBusyError('Too many checks are waiting. Try again in a moment.'));
    }
    accepted += 1;
    const outcome = previous.then(() => runJob(job)).finally(() => (accepted -= 1));
    previous = outcome.catch(() => undefined);
    return outcome;
  }

  return {
    async failure(manifest, contract) {
      const found = await run({ kind: 'check', manifest, contract: textOf(manifest.name, contract) });
      return found ? found[0] : 'its examples could not be checked in time';
    },
    async mismatches(side, others) {
      const { label, contract } = side;
      if (contract === null) return [];
      const found = await run({
        kind: 'replay',
        candidate: textOf(label, contract),
        others: others.flatMap((other) =>
          other.contract === null ? [] : [textOf(other.label, other.contract)],
        ),
      });
      return [
        ...sharedMismatches(side, others),
        ...(found ?? ['the examples could not be replayed in time']),
      ];
    },
    stop: () => {
      isStopped = true;
      return endWorker();
    },
  };
}

const textOf = (label: string, contract: ContractFile): ContractText => ({
  label,
  text: JSON.stringify(contract),
});
