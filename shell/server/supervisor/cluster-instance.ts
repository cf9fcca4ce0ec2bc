import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FailedShell, InstalledShell, Instance } from './rollout.ts';

/** Until a new instance accepts connections, milliseconds. It downloads and probes the live releases first. */
const startTimeoutMs = 90_000;

/** Until an instance has ended after SIGTERM, milliseconds. It ends by itself earlier, see `shutdown.ts`. */
const stopTimeoutMs = 10_000;

/** Until an instance has taken over the connections that were handed to it, milliseconds. */
const disconnectTimeoutMs = 2_000;

/** Message of the supervisor to an instance. */
export interface SupervisorMessage {
  kind: 'failed-shell';
  failure: FailedShell | null;
}

export interface ClusterOptions {
  port: number;
  dataDir: string;
}

/**
 * Starts a server as a process that shares the port with the others: connections are distributed by the supervisor, so
 * that none is lost when an instance ends.
 */
export function createInstanceStarter({ port, dataDir }: ClusterOptions) {
  return async (build: InstalledShell, slot: number): Promise<Instance> => {
    cluster.setupPrimary({ exec: build.serverFile });
    const worker = cluster.fork({
      // The first instance uses the folder that a shell without supervisor uses.
      SHELL_DATA_DIR: slot === 0 ? dataDir : join(dataDir, 'instances', String(slot)),
    });
    const ended = once(worker, 'exit').then(() => undefined);
    try {
      await untilListening(worker, port);
    } catch (error) {
      worker.process.kill('SIGKILL');
      throw error;
    }
    return {
      build,
      ended,
      tell: (failure) => {
        if (worker.isConnected()) worker.send({ kind: 'failed-shell', failure } satisfies SupervisorMessage);
      },
      async stop() {
        // First no new connections: one that was handed to a process which ends at that moment would never be answered.
        worker.disconnect();
        await Promise.race([once(worker, 'disconnect'), ended, wait(disconnectTimeoutMs)]);
        worker.process.kill('SIGTERM');
        const timer = setTimeout(() => worker.process.kill('SIGKILL'), stopTimeoutMs);
        await ended;
        clearTimeout(timer);
      },
    };
  };
}

function untilListening(worker: Worker, port: number): Promise<void> {
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
    worker.once('exit', (code, signal) => {
      clearTimeout(timer);
      reject(new Error(`it ended at its start with ${signal ?? `exit code ${code}`}`));
    });
  });
}
