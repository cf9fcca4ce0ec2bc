import { jest } from '@jest/globals';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCode, freePort, startServer, untilReady } from './testing/server-process.ts';

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'shop-server-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const start = (environment: Record<string, string>) =>
  startServer({ DATA_DIR: join(parent, 'data'), ...environment });

// Each test starts a server that creates its database, possibly on a busy machine.
jest.setTimeout(300_000);

describe('the server', () => {
  it('starts with an empty database and names the command that fills it, stops cleanly, and starts again', async () => {
    const port = String(await freePort());
    const first = start({ PORT: port });
    await untilReady(first);
    expect(first.output()).toContain('import a shop with pnpm catalogue:import <file.ndjson>');
    const answer = await fetch(`http://127.0.0.1:${port}/api/config?store_id=1&keys=shopName`);
    expect(await answer.json()).toEqual({ shopName: 'Offpiste' });

    const rival = start({ PORT: String(await freePort()) });
    expect(await exitCode(rival.child)).toBe(1);
    expect(rival.output()).toMatch(/is in use by process \d+\. Stop that process, or set DATA_DIR/);

    first.child.kill('SIGTERM');
    expect(await exitCode(first.child)).toBe(0);

    const second = start({ PORT: port });
    await untilReady(second);
    second.child.kill('SIGINT');
    expect(await exitCode(second.child)).toBe(0);
  });

  it('prints one line for an invalid variable', async () => {
    const { child, output } = start({ PORT: 'http' });
    expect(await exitCode(child)).toBe(1);
    expect(output()).toBe('PORT is not valid: it must be a whole number from 1 to 65535\n');
  });

  it('reports that the database does not answer, without its password', async () => {
    const url = `postgres://shop:s3cret@127.0.0.1:${await freePort()}/shop`;
    const { child, output } = start({
      PORT: String(await freePort()),
      DATABASE_URL: url,
      LOG_LEVEL: 'silent',
    });
    expect(await exitCode(child)).toBe(1);
    expect(output()).toBe('The database that DATABASE_URL names does not answer. Is it running?\n');
  });

  it('reports a port that is in use', async () => {
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
