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
  /** Called after an instance has ended by itself, and when one runs again. */
  onChange: () => void;
  /**
   * Called before an instance is started again. Resolves with the build to start. `failure`: why its build counts as failed,
   * undefined while it does not.
   */
  chooseBuild: (build: InstalledShell, failure: string | undefined) => Promise<InstalledShell>;
}

export interface InstanceSlots {
  /** Returns whether an instance of this version runs there, and has not ended early since it was placed there. */
  isServing(index: number, version: string): boolean;
  /** Replaces an instance, which ends when the new one accepts connections. A slot with this build stays. */
  replace(index: number, build: InstalledShell): Promise<void>;
  send(state: SupervisorState): void;
  isStopped(): boolean;
  /** Stops all instances gracefully, and aborts one that is being started. */
  stop(): Promise<void>;
}

/** Doublings of the pause before a restart. */
const maxDoublings = 5;

/** Early ends and failed starts of one instance after which its build counts as failed. */
const maxEarlyEnds = 3;

interface Slot {
  instance: Instance | undefined;
  /** False once its instance has ended. */
  isAlive: boolean;
  startedAt: number;
  /** Early ends and failed starts, one after another. */
  earlyEnds: number;
}

/** Runs a fixed number of instances, and starts those again that end by themselves. */
export function createInstanceSlots(options: SlotOptions, handlers: SlotHandlers): InstanceSlots {
  const { count, start, restartMs, stableMs, log, now = Date.now } = options;
  const slots = Array.from({ length: count }, (): Slot => ({
    instance: undefined,
    isAlive: false,
    startedAt: 0,
    earlyEnds: 0,
  }));
  const stopping = new AbortController();

  async function startIn(slot: Slot, build: InstalledShell): Promise<void> {
    const instance = await start(build, slots.indexOf(slot), stopping.signal);
    slot.instance = instance;
    slot.isAlive = true;
    slot.startedAt = now();
    handlers.onStart(instance);
    void instance.ended.then(() => handleEnd(slot, instance));
  }

  async function handleEnd(slot: Slot, instance: Instance): Promise<void> {
    if (stopping.signal.aborted || slot.instance !== instance) return;
    slot.isAlive = false;
    slot.earlyEnds = now() - slot.startedAt < stableMs ? slot.earlyEnds + 1 : 0;
    log.error(
      { version: instance.build.version, earlyEnds: slot.earlyEnds },
      'an instance of the shell has ended and is started again',
    );
    handlers.onChange();
    await restart(slot, instance);
  }

  /** Starts an instance again that has ended by itself, or another build in its place. */
  async function restart(slot: Slot, ended: Instance): Promise<void> {
    await wait(restartMs * 2 ** Math.min(slot.earlyEnds, maxDoublings));
    const isObsolete = () => stopping.signal.aborted || slot.instance !== ended;
    await handlers.runExclusive(async () => {
      if (isObsolete()) return;
      const hasFailed = slot.earlyEnds >= maxEarlyEnds;
      const failure = `an instance did not start, or ended soon after its start, ${slot.earlyEnds} times`;
      const build = await handlers.chooseBuild(ended.build, hasFailed ? failure : undefined);
      if (isObsolete()) return;
      try {
        await startIn(slot, build);
      } catch (error) {
        slot.earlyEnds += 1;
        log.error({ err: error, version: build.version }, 'the instance did not start again');
        void restart(slot, ended);
        return;
      }
      if (build.version !== ended.build.version) slot.earlyEnds = 0;
      if (slot.earlyEnds > 0) resetWhenStable(slot);
      handlers.onChange();
    });
  }

  /** Forgets the early ends of an instance once its uptime is that of a stable one. */
  function resetWhenStable(slot: Slot): void {
    const { instance } = slot;
    const timer = setTimeout(() => {
      if (slot.instance !== instance || !slot.isAlive) return;
      slot.earlyEnds = 0;
      handlers.onChange();
    }, stableMs);
    timer.unref();
  }

  return {
    isServing(index, version) {
      const slot = slots[index];
      return slot?.isAlive === true && slot.instance?.build.version === version && slot.earlyEnds === 0;
    },
    async replace(index, build) {
      const slot = slots[index];
      const old = slot?.instance;
      if (!slot || stopping.signal.aborted || old?.build.version === build.version) return;
      const wasAlive = slot.isAlive;
      await startIn(slot, build);
      slot.earlyEnds = 0;
      if (wasAlive) await old?.stop();
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
