import { setTimeout as wait } from 'node:timers/promises';
import {
  ServiceError,
  startService,
  type Service,
  type ServiceOptions,
} from '../../../scripts/stack/service.ts';

/** A process that is started again whenever it ends. */
export interface SupervisedProcess {
  name: string;
  /** Kills it with SIGKILL. It is started again after `downMs`, with other environment variables. */
  kill(options?: { downMs?: number; next?: Record<string, string> }): void;
  /** How often it has ended. */
  crashes(): number;
  /** Resolves when it answers. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a process, and starts it again when it ends, without the variables of a planned crash. */
export async function superviseProcess(options: ServiceOptions): Promise<SupervisedProcess> {
  let crashes = 0;
  let isStopping = false;
  let planned: { downMs: number; next: Record<string, string> } = { downMs: 0, next: {} };
  let service: Service = await startService(options);
  let starting: Promise<void> = Promise.resolve();
  /** A killed process is started again when its end is seen. */
  let dying: Promise<unknown> = Promise.resolve();
  watch();

  function watch(): void {
    void service.ended.then(() => {
      if (isStopping) return;
      crashes += 1;
      const { downMs, next } = planned;
      planned = { downMs: 0, next: {} };
      starting = restart(downMs, { ...options.env, ...next });
    });
  }

  async function restart(downMs: number, env: Record<string, string>): Promise<void> {
    await wait(downMs);
    const logFile = options.logFile.replace('.log', `-${crashes}.log`);
    try {
      service = await startService({ ...options, env, logFile });
    } catch (error) {
      // It was killed again before it was ready.
      if (!(error instanceof ServiceError) || isStopping) throw error;
      service = await startService({ ...options, logFile });
    }
    watch();
  }

  return {
    name: options.name,
    kill({ downMs = 0, next = {} } = {}) {
      planned = { downMs, next };
      // Also one that has just ended by itself: its end may not be known yet.
      dying = service.ended;
      try {
        process.kill(service.pid, 'SIGKILL');
      } catch {
        // It has just ended by itself, at a crash point.
      }
    },
    crashes: () => crashes,
    async ready() {
      await dying;
      await starting;
    },
    async stop() {
      isStopping = true;
      await starting.catch(() => undefined);
      await service.stop();
    },
  };
}

const crashPoints = [
  'key-claimed',
  'order-drafted',
  'session-created',
  'order-settled',
  'operation-written',
  'operation-called',
];

interface Injection {
  apis: readonly SupervisedProcess[];
  simulator: SupervisedProcess;
  /** Sets how the simulator's API answers. */
  setMode: (mode: object) => Promise<void>;
  /** Average pause between two faults, milliseconds. */
  pauseMs: number;
}

/** Kills processes at random, and makes the provider unavailable, slow or broken, until the signal. */
export async function injectFaults(
  { apis, simulator, setMode, pauseMs }: Injection,
  signal: AbortSignal,
): Promise<void> {
  const pick = <Row>(rows: readonly Row[]) => rows[Math.floor(Math.random() * rows.length)] as Row;
  const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => undefined);
  while (!signal.aborted) {
    await pause(pauseMs * (0.5 + Math.random()));
    if (signal.aborted) return;
    const chance = Math.random();
    if (chance < 0.3) pick(apis).kill();
    else if (chance < 0.65) pick(apis).kill({ next: { CRASH_POINT: pick(crashPoints) } });
    else if (chance < 0.8) simulator.kill({ downMs: 1_000 + Math.random() * 2_000 });
    else {
      await setMode(pick([{ mode: 'down' }, { mode: 'garbage' }, { mode: 'slow', delayMs: 9_000 }])).catch(
        () => undefined,
      );
      await pause(2_000);
      await setMode({ mode: 'up' }).catch(() => undefined);
    }
  }
}
