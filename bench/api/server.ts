import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../scripts/stack/settings.ts';

export interface ApiProcess {
  base: string;
  /** Seconds until the answer to the first listing, for which the catalogue is read into memory. */
  readyAfter: number;
  /** Resident memory, MB. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
}

/** Starts one API process as in production: no watch, warnings only. */
export async function startApi(environment: Record<string, string>, port: number): Promise<ApiProcess> {
  const began = Date.now();
  const child = spawn(process.execPath, [join(root, 'scripts/demo-api.ts')], {
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'warn',
      // All load comes from one address.
      RATE_LIMIT_FACTOR: '999999',
      NODE_ENV: 'production',
      PAYMENTS: 'off',
      PICTURES_MAX_MB: '0',
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}`;
  const first = `${base}/api/cat-products-es?store_id=19`;
  for (;;) {
    if (child.exitCode !== null) throw new Error('The API ended instead of starting');
    // oxlint-disable-next-line no-await-in-loop -- repeated until it answers
    const isReady = await fetch(first).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) break;
    await new Promise((resolve) => setTimeout(resolve, 100)); // oxlint-disable-line no-await-in-loop
  }
  return {
    base,
    readyAfter: (Date.now() - began) / 1000,
    memory: async () => {
      const metrics = await (await fetch(`${base}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1] ?? Number.NaN) / 1e6;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
