import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import {
  supervisorMessageKind,
  supervisorVariable,
  type SupervisorMessage,
} from '../releases/verdicts/supervisor-state.ts';
import type { Instance } from './instance-slots.ts';
import type { InstalledShell } from './shell-plan.ts';

/** Timeout for the start of an instance, milliseconds: it downloads and probes the live releases before it accepts connections. */
const startTimeoutMs = 90_000;

/** Timeout for the end of an instance after SIGTERM, milliseconds; then it gets SIGKILL. */
const stopTimeoutMs = 10_000;

/** Timeout for the connections that were handed to an instance before its end, milliseconds. */
const disconnectTimeoutMs = 2_000;

export interface ClusterOptions {
  port: number;
  dataDir: string;
  /** Signs visitor ids. All instances need the same one. */
  visitorKeyFile: string;
  maintenanceFile: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Returns a function that starts a server as a process which shares the port with the others: the supervisor distributes
 * the connections, so that none is lost when an instance ends. It rejects if the process exits or accepts no connection
 * in time.
 */
export function createInstanceStarter(options: ClusterOptions) {
  const { port, log } = options;
  return async (build: InstalledShell, slot: number, signal: AbortSignal): Promise<Instance> => {
    cluster.setupPrimary({ exec: build.serverFile });
    const worker = cluster.fork(instanceEnvironment(options, slot));
    // Without a listener a message to a process that has just ended would end the supervisor.
    worker.on('error', (error) => log.warn({ err: error }, 'an instance of the shell cannot be reached'));
    const ended = new Promise<void>((resolve) => void worker.once('exit', () => resolve()));
    const disconnected = new Promise<void>((resolve) => void worker.once('disconnect', () => resolve()));
    try {
      await untilListening(worker, port, signal);
    } catch (error) {
      worker.process.kill('SIGKILL');
      throw error;
    }
    return {
      build,
      ended,
      send: (state) => {
        const message: SupervisorMessage = { kind: supervisorMessageKind, state };
        if (worker.isConnected()) worker.send(message, () => undefined);
      },
      async stop() {
        // First no new connections: one that was handed to a process which ends at that moment would never be answered.
        worker.disconnect();
        await Promise.race([disconnected, ended, wait(disconnectTimeoutMs)]);
        worker.process.kill('SIGTERM');
        const timer = setTimeout(() => worker.process.kill('SIGKILL'), stopTimeoutMs);
        await ended;
        clearTimeout(timer);
      },
    };
  };
}

/** Returns the environment variables that an instance has beside those of its supervisor. */
export function instanceEnvironment(
  { dataDir, visitorKeyFile, maintenanceFile }: Omit<ClusterOptions, 'port' | 'log'>,
  slot: number,
): Record<string, string> {
  return {
    // The first instance uses the folder that a shell without supervisor uses.
    SHELL_DATA_DIR: slot === 0 ? dataDir : join(dataDir, 'instances', String(slot)),
    VISITOR_KEY_FILE: visitorKeyFile,
    MAINTENANCE_FILE: maintenanceFile,
    [supervisorVariable]: supervisorMessageKind,
  };
}

function untilListening(worker: Worker, port: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`it accepted no connection within ${startTimeoutMs / 1000} s`)),
      startTimeoutMs,
    );
    // The server of the metrics listens, too.
    worker.on('listening', (address) => {
      if (address.port !== port) return;
      clearTimeout(timer);
      resolve();
    });
    worker.once('exit', (code, killedBy) => {
      clearTimeout(timer);
      reject(new Error(`it ended at its start with ${killedBy ?? `exit code ${code}`}`));
    });
    signal.addEventListener('abort', () => reject(new Error('the supervisor stops')), { once: true });
  });
}
