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
  /** Resolves when the process has ended, for any reason. Never rejects. */
  ended: Promise<void>;
  /** Ends it gracefully: requests in flight are answered. Resolves when it has ended. */
  stop(): Promise<void>;
  /** Sends it the release of the shell that failed here, for its report; null: none. */
  reportFailedShell(failure: FailedShell | null): void;
}

export interface FailedShell {
  version: string;
  promotedIn: number;
  why: string;
}

export interface RolloutOptions {
  /** Number of instances. */
  count: number;
  /** Resolves when the instance accepts connections. Rejects if it ends before, takes too long, or is aborted. */
  start: (build: InstalledShell, slot: number, signal: AbortSignal) => Promise<Instance>;
  /** Pause before an instance that has ended by itself is started again, milliseconds. It doubles up to 32 times. */
  restartMs: number;
  /** Uptime after which the end of an instance is no early one, milliseconds. */
  stableMs: number;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Milliseconds. @default the clock of this machine */
  now?: () => number;
}

export interface Rollout {
  /**
   * Replaces the instances one by one, until all run this build: each new one accepts connections before the old one
   * ends. If one does not start, or instances of the build end early again and again, all return to the build before,
   * and it is not tried again until another build was deployed or it was promoted again. Resolves with whether all run it.
   */
  deploy(build: InstalledShell): Promise<boolean>;
  /** Runs a build because the wanted one failed: the failure stays reported. */
  fallBack(build: InstalledShell): Promise<boolean>;
  /** Stops all instances gracefully, and aborts one that is being started. */
  stop(): Promise<void>;
}

/** Doublings of the pause before a restart. */
const maxDoublings = 5;

/** Early ends of one instance after which its build counts as failed. */
const maxEarlyEnds = 3;

interface Slot {
  instance: Instance | undefined;
  startedAt: number;
  earlyEnds: number;
}

export function createRollout(options: RolloutOptions): Rollout {
  const { count, start, restartMs, stableMs, log, now = Date.now } = options;
  const slots = Array.from({ length: count }, (): Slot => ({
    instance: undefined,
    startedAt: 0,
    earlyEnds: 0,
  }));
  const stopping = new AbortController();
  /** The builds before the latest complete roll-out, by slot. */
  let before: (InstalledShell | undefined)[] = [];
  let failed: FailedShell | null = null;
  let last: Promise<unknown> = Promise.resolve();

  /** Changes run one after another: an instance is started or stopped by one of them only. */
  function runExclusive<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  }

  async function startIn(slot: Slot, build: InstalledShell): Promise<void> {
    const instance = await start(build, slots.indexOf(slot), stopping.signal);
    slot.instance = instance;
    slot.startedAt = now();
    instance.reportFailedShell(failed);
    void instance.ended.then(() => handleEnd(slot, instance));
  }

  async function replace(slot: Slot, build: InstalledShell): Promise<void> {
    const old = slot.instance;
    if (old?.build.version === build.version) return;
    await startIn(slot, build);
    slot.earlyEnds = 0;
    await old?.stop();
  }

  /** Starts an instance again that has ended by itself, or returns to the build before. */
  async function handleEnd(slot: Slot, instance: Instance): Promise<void> {
    if (stopping.signal.aborted || slot.instance !== instance) return;
    slot.earlyEnds = now() - slot.startedAt < stableMs ? slot.earlyEnds + 1 : 0;
    const { version } = instance.build;
    log.error(
      { version, earlyEnds: slot.earlyEnds },
      'an instance of the shell has ended and is started again',
    );
    await wait(restartMs * 2 ** Math.min(slot.earlyEnds, maxDoublings));
    await runExclusive(async () => {
      if (stopping.signal.aborted || slot.instance !== instance) return;
      const canReturn = before.some((build) => build && build.version !== version);
      if (slot.earlyEnds >= maxEarlyEnds && canReturn) {
        await fail(instance.build, `an instance ended ${slot.earlyEnds} times soon after its start`, before);
        return;
      }
      try {
        await startIn(slot, instance.build);
      } catch (error) {
        log.error({ err: error, version }, 'the instance did not start again');
        void handleEnd(slot, instance);
      }
    });
  }

  function setFailed(failure: FailedShell | null): void {
    failed = failure;
    for (const { instance } of slots) instance?.reportFailedShell(failure);
  }

  async function fail(
    { version, promotedIn }: InstalledShell,
    why: string,
    restored: readonly (InstalledShell | undefined)[],
  ): Promise<void> {
    log.error({ version, why }, 'a release of the shell failed; the one before is used');
    setFailed({ version, promotedIn, why });
    for (const [index, build] of restored.entries()) {
      const slot = slots[index];
      if (build === undefined || slot === undefined || stopping.signal.aborted) continue;
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

  const isFailed = ({ version, promotedIn }: InstalledShell) =>
    failed?.version === version && failed.promotedIn === promotedIn;

  async function replaceAll(build: InstalledShell): Promise<boolean> {
    const running = slots.map(({ instance }) => instance?.build);
    if (running.every((each) => each?.version === build.version)) return true;
    try {
      for (const slot of slots) {
        if (stopping.signal.aborted) return false;
        // oxlint-disable-next-line no-await-in-loop -- one by one
        await replace(slot, build);
      }
    } catch (error) {
      await fail(build, error instanceof Error ? error.message : String(error), running);
      return false;
    }
    before = running;
    log.info({ version: build.version, count }, 'every instance runs this release of the shell');
    return true;
  }

  return {
    deploy: (build) =>
      runExclusive(async () => {
        if (stopping.signal.aborted || isFailed(build)) return false;
        const isDone = await replaceAll(build);
        if (isDone && failed !== null) setFailed(null);
        return isDone;
      }),
    fallBack: (build) => runExclusive(() => replaceAll(build)),
    async stop() {
      stopping.abort();
      await runExclusive(async () => {
        await Promise.all(slots.map(async ({ instance }) => instance?.stop()));
      });
    },
  };
}
