import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { SupervisorState } from '../releases/verdicts/supervisor-state.ts';
import type { InstalledShell } from './shell-plan.ts';

/** A process that answers visitors. */
export interface Instance {
  build: InstalledShell;
  /** Resolves when the process has ended, for any reason. Never rejects. */
  ended: Promise<void>;
  /** Ends it gracefully: requests in flight are answered. Resolves when it has ended. */
  stop(): Promise<void>;
  /** Sends it what its supervisor runs, for its report. */
  send(state: SupervisorState): void;
}

export interface SlotOptions {
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

interface SlotHandlers {
  /** Runs a change after those before it: an instance is started or stopped by one of them only. */
  runExclusive: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Called with an instance that accepts connections. */
  onStart: (instance: Instance) => void;
  /** Called for a build whose instance ends early again and again. Resolves with whether another build replaced it. */
  replaceFailing: (build: InstalledShell, why: string) => Promise<boolean>;
}

export interface InstanceSlots {
  /** Returns the build of each slot; undefined before its first instance. */
  builds(): (InstalledShell | undefined)[];
  /** Replaces an instance, which ends when the new one accepts connections. A slot with this build stays. */
  replace(index: number, build: InstalledShell): Promise<void>;
  send(state: SupervisorState): void;
  isStopped(): boolean;
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

/** Runs a fixed number of instances, and starts those again that end by themselves. */
export function createInstanceSlots(options: SlotOptions, handlers: SlotHandlers): InstanceSlots {
  const { count, start, restartMs, stableMs, log, now = Date.now } = options;
  const slots = Array.from({ length: count }, (): Slot => ({
    instance: undefined,
    startedAt: 0,
    earlyEnds: 0,
  }));
  const stopping = new AbortController();

  async function startIn(slot: Slot, build: InstalledShell): Promise<void> {
    const instance = await start(build, slots.indexOf(slot), stopping.signal);
    slot.instance = instance;
    slot.startedAt = now();
    handlers.onStart(instance);
    void instance.ended.then(() => handleEnd(slot, instance));
  }

  /** Starts an instance again that has ended by itself, or lets another build replace it. */
  async function handleEnd(slot: Slot, instance: Instance): Promise<void> {
    if (stopping.signal.aborted || slot.instance !== instance) return;
    slot.earlyEnds = now() - slot.startedAt < stableMs ? slot.earlyEnds + 1 : 0;
    const { build } = instance;
    const { version } = build;
    log.error(
      { version, earlyEnds: slot.earlyEnds },
      'an instance of the shell has ended and is started again',
    );
    await wait(restartMs * 2 ** Math.min(slot.earlyEnds, maxDoublings));
    await handlers.runExclusive(async () => {
      if (stopping.signal.aborted || slot.instance !== instance) return;
      const why = `an instance ended ${slot.earlyEnds} times soon after its start`;
      if (slot.earlyEnds >= maxEarlyEnds && (await handlers.replaceFailing(build, why))) return;
      try {
        await startIn(slot, build);
      } catch (error) {
        log.error({ err: error, version }, 'the instance did not start again');
        void handleEnd(slot, instance);
      }
    });
  }

  return {
    builds: () => slots.map(({ instance }) => instance?.build),
    async replace(index, build) {
      const slot = slots[index];
      const old = slot?.instance;
      if (!slot || stopping.signal.aborted || old?.build.version === build.version) return;
      await startIn(slot, build);
      slot.earlyEnds = 0;
      await old?.stop();
    },
    send: (state) => slots.forEach(({ instance }) => instance?.send(state)),
    isStopped: () => stopping.signal.aborted,
    async stop() {
      stopping.abort();
      await handlers.runExclusive(async () => {
        await Promise.all(slots.map(async ({ instance }) => instance?.stop()));
      });
    },
  };
}
