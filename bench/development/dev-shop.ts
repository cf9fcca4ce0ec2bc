import { spawn } from 'node:child_process';
import { root } from '../../scripts/stack/settings.ts';

const startTimeoutMs = 300_000;

export interface DevShop {
  url: string;
  stop(): Promise<void>;
}

/** Starts `pnpm dev <remote>` with a database of its own. Resolves when it is ready. */
export async function startDevShop(remote: string, port: number): Promise<DevShop> {
  const child = spawn(process.execPath, ['scripts/dev.ts', remote], {
    cwd: root,
    env: { ...process.env, PORT: String(port), SHOP_DATA_DIR: '.local/bench-dev' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(`watching ${remote}`)) resolve();
      });
    }
    const fail = (why: string) => reject(new Error(`pnpm dev ${remote} ${why}:\n${output}`));
    void ended.then(() => fail('has ended'));
    setTimeout(() => fail('was not ready in time'), startTimeoutMs).unref();
  });
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, stop };
}
