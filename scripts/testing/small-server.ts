import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceOptions } from '../stack/service.ts';

/** Returns options of a server that answers every request with its process id. */
export async function smallServer(name: string): Promise<ServiceOptions & { url: string }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const code = `require('node:http').createServer((request, response) => response.end(String(process.pid))).listen(${port}, '127.0.0.1')`;
  return {
    name,
    url,
    cwd: tmpdir(),
    args: ['-e', code],
    env: {},
    readyUrl: url,
    logFile: join(mkdtempSync(join(tmpdir(), 'small-server-')), 'server.log'),
    readyTimeoutMs: 15_000,
  };
}

/** Resolves once `check` returns true. The test's timeout ends the wait. */
export async function untilTrue(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setTimeout(resolve, 20));
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
