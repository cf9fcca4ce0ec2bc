import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('./server.ts', import.meta.url));

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'shop-server-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env['PATH'], DATA_DIR: join(parent, 'data'), LOG_LEVEL: 'info', ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function untilReady({ child, output }: ReturnType<typeof start>): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout.on('data', () => output().includes('api ready on') && resolve());
    child.on('exit', () => reject(new Error(output())));
  });
}

describe('the server', () => {
  it('writes the shop at the first start, stops cleanly, and finds it at the second', async () => {
    const port = String(await freePort());
    const first = start({ PORT: port });
    await untilReady(first);
    expect(first.output()).toContain('demo shop written');
    const answer = await fetch(`http://127.0.0.1:${port}/api/config?store_id=1&keys=shopName`);
    expect(await answer.json()).toEqual({ shopName: 'Offpiste' });

    const rival = start({ PORT: String(await freePort()) });
    expect(await exitCode(rival.child)).toBe(1);
    expect(rival.output()).toMatch(/is in use by process \d+\. Stop that process, or set DATA_DIR/);

    first.child.kill('SIGTERM');
    expect(await exitCode(first.child)).toBe(0);

    const second = start({ PORT: port });
    await untilReady(second);
    expect(second.output()).not.toContain('demo shop written');
    second.child.kill('SIGINT');
    expect(await exitCode(second.child)).toBe(0);
  });

  it('refuses a wrong variable in plain words', async () => {
    const { child, output } = start({ PORT: 'http' });
    expect(await exitCode(child)).toBe(1);
    expect(output()).toBe('PORT is "http", but must be a whole number from 1 to 65535\n');
  });

  it('says that the database does not answer, without its password', async () => {
    const url = `postgres://shop:s3cret@127.0.0.1:${await freePort()}/shop`;
    const { child, output } = start({
      PORT: String(await freePort()),
      DATABASE_URL: url,
      LOG_LEVEL: 'silent',
    });
    expect(await exitCode(child)).toBe(1);
    expect(output()).toBe('The database that DATABASE_URL names does not answer. Is it running?\n');
  });

  it('says which port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const { child, output } = start({ PORT: String(port), LOG_LEVEL: 'silent' });
    expect(await exitCode(child)).toBe(1);
    expect(output()).toBe(
      `Port ${port} on 127.0.0.1 is taken. Stop what uses it, or set PORT to another number.\n`,
    );
    holder.close();
  });
});
