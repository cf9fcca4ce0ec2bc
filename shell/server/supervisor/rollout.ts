import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** A build of the shell on this machine. */
export interface InstalledShell {
  version: string;
  /** Revision of its promotion; 0: it was never promoted. A failed build is tried again when it is promoted again. */
  promotedIn: number;
  /** Script of its server. */
  serverFile: string;
}

/** A process that answers visitors. */
export interface Instance {
  build: InstalledShell;
  /** Resolves when the process has ended, for any reason. */
  ended: Promise<void>;
  /** Ends it in order: requests in flight are answered. Resolves when it has ended. */
  stop(): Promise<void>;
  /** Tells it which release of the shell could not be started here, so that it reports that; null: none. */
  tell(failure: FailedShell | null): void;
}

export interface FailedShell {
  version: string;
  promotedIn: number;
  why: string;
}

export interface RolloutOptions {
  /** Number of instances. */
  count: number;
  /** Resolves when the instance accepts connections. Rejects if it ends before, or takes too long. */
  start: (build: InstalledShell, slot: number) => Promise<Instance>;
  /** Pause before an instance that has ended by itself is started again, milliseconds. It doubles up to 32 times. */
  restartMs: number;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

export interface Rollout {
  /**
   * Replaces the instances one by one, until all run this build: each new one accepts connections before the old one
   * ends. If one does not start, those that were replaced return to the build before, and it is not tried again until
   * another build was wanted or it was promoted again. Resolves with whether all run it.
   */
  want(build: InstalledShell): Promise<boolean>;
  /** Versions of the instances that accept connections. */
  running(): string[];
  /** Stops all instances in order. */
  stop(): Promise<void>;
}

/** Doublings of the pause before a restart. */
const maxDoublings = 5;

export function createRollout({ count, start, restartMs, log }: RolloutOptions): Rollout {
  const slots: (Instance | undefined)[] = Array.from({ length: count }, () => undefined);
  let failed: FailedShell | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let isStopping = false;

  /** Changes run one after another: an instance is started or stopped by one of them only. */
  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  }

  async function startIn(slot: number, build: InstalledShell): Promise<void> {
    const instance = await start(build, slot);
    slots[slot] = instance;
    instance.tell(failed);
    void instance.ended.then(() => handleEnd(slot, instance, 0));
  }

  async function replace(slot: number, build: InstalledShell): Promise<void> {
    const old = slots[slot];
    if (old?.build.version === build.version) return;
    await startIn(slot, build);
    await old?.stop();
  }

  /** Starts an instance again that has ended by itself. */
  async function handleEnd(slot: number, instance: Instance, attempts: number): Promise<void> {
    if (isStopping || slots[slot] !== instance) return;
    log.error(
      { version: instance.build.version, slot },
      'an instance of the shell has ended and is started again',
    );
    await wait(restartMs * 2 ** Math.min(attempts, maxDoublings));
    await inTurn(async () => {
      if (isStopping || slots[slot] !== instance) return;
      try {
        await startIn(slot, instance.build);
      } catch (error) {
        log.error({ err: error, version: instance.build.version }, 'the instance did not start again');
        void handleEnd(slot, instance, attempts + 1);
      }
    });
  }

  function setFailed(failure: FailedShell | null): void {
    failed = failure;
    for (const instance of slots) instance?.tell(failure);
  }

  const isFailed = ({ version, promotedIn }: InstalledShell) =>
    failed?.version === version && failed.promotedIn === promotedIn;

  async function roll(build: InstalledShell): Promise<boolean> {
    if (isStopping || isFailed(build)) return false;
    const before = slots.map((instance) => instance?.build);
    if (before.every((running) => running?.version === build.version)) {
      if (failed !== null) setFailed(null);
      return true;
    }
    try {
      for (const slot of slots.keys()) {
        // oxlint-disable-next-line no-await-in-loop -- one by one
        await replace(slot, build);
      }
    } catch (error) {
      log.error(
        { err: error, version: build.version },
        'a release of the shell did not start; the one before stays',
      );
      const { version, promotedIn } = build;
      setFailed({ version, promotedIn, why: error instanceof Error ? error.message : String(error) });
      await restore(before);
      return false;
    }
    setFailed(null);
    log.info({ version: build.version, count }, 'every instance runs this release of the shell');
    return true;
  }

  async function restore(builds: readonly (InstalledShell | undefined)[]): Promise<void> {
    for (const [slot, build] of builds.entries()) {
      if (build === undefined) continue;
      try {
        // oxlint-disable-next-line no-await-in-loop -- one by one
        await replace(slot, build);
      } catch (error) {
        log.error(
          { err: error, version: build.version },
          'an instance could not return to the release before',
        );
      }
    }
  }

  return {
    want: (build) => inTurn(() => roll(build)),
    running: () => slots.flatMap((instance) => instance?.build.version ?? []),
    async stop() {
      isStopping = true;
      await inTurn(async () => {
        const running = slots.splice(0);
        await Promise.all(running.map(async (instance) => instance?.stop()));
      });
    },
  };
}
