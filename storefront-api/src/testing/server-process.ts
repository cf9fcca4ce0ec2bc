import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../server.ts', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  /** Everything that the process has printed so far. */
  output: () => string;
}

/** Starts the API as a process of its own. `program`: another entry that starts it. */
export function startServer(environment: Record<string, string>, program = entry): ServerProcess {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'info', PICTURES_MAX_MB: '0', ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

export async function exitCode(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves when the server listens. Rejects with the output if the process ends before. */
export function untilReady({ child, output }: ServerProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => output().includes('api ready on') && resolve());
    child.on('exit', () => reject(new Error(output())));
  });
}
