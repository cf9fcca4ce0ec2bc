import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isAlive, smallServer, untilTrue } from '../testing/small-server.ts';
import { keepRunning } from './keep-running.ts';
import { startService, type Service } from './service.ts';
import { stopServices } from './stack.ts';

const pidOf = async (url: string) => Number(await fetch(url).then((answer) => answer.text()));

it('startService ends its server when the starter is killed', async () => {
  const options = await smallServer('server');
  const starter = spawn(process.execPath, [
    join(import.meta.dirname, '../testing/starter.ts'),
    JSON.stringify(options),
  ]);
  const line = await new Promise<string>((resolve) =>
    starter.stdout.once('data', (chunk) => resolve(String(chunk))),
  );
  const pid = Number(line);
  expect(isAlive(pid)).toBe(true);
  starter.kill('SIGKILL');
  await untilTrue(() => !isAlive(pid));
});

describe('keepRunning', () => {
  const limits = { maxRestarts: 1, windowMs: 60_000, delayMs: 0 };

  it('keepRunning starts a service again that was killed, in the same place', async () => {
    const options = await smallServer('registry');
    const services = [await startService(options)];
    const first = services[0]?.pid ?? 0;
    const stop = keepRunning(services, { ...limits, onRestart: () => {}, onGiveUp: () => {} });
    process.kill(first, 'SIGKILL');
    await untilTrue(() => services[0]?.pid !== first);
    expect(await pidOf(options.url)).toBe(services[0]?.pid);
    stop();
    await services[0]?.stop();
  });

  it('keepRunning does not restart a service that ends more often than allowed', async () => {
    const ends: (() => void)[] = [];
    const create = (): Service => ({
      name: 'shell',
      pid: ends.length,
      ended: new Promise((resolve) => ends.push(() => resolve(1))),
      stop: async () => {},
      restart: async () => create(),
    });
    const services = [create()];
    const givenUp = new Promise<string>((resolve) =>
      keepRunning(services, { ...limits, onRestart: () => {}, onGiveUp: (_, reason) => resolve(reason) }),
    );
    ends[0]?.();
    await untilTrue(() => ends.length === 2);
    ends[1]?.();
    expect(await givenUp).toBe('ended 2 times within 60 s');
  });

  it('keepRunning does not restart a service after it was stopped', async () => {
    const restarts: string[] = [];
    const end = Promise.withResolvers<number>();
    const service: Service = {
      name: 'shell',
      pid: 1,
      ended: end.promise,
      stop: async () => {},
      restart: () => Promise.reject(new Error('must not be restarted')),
    };
    const stop = keepRunning([service], {
      ...limits,
      onRestart: ({ name }) => restarts.push(name),
      onGiveUp: (_, reason) => restarts.push(reason),
    });
    stop();
    end.resolve(0);
    await new Promise((resolve) => setImmediate(resolve));
    expect(restarts).toEqual([]);
  });
});

it('stopServices stops the shell before the API and the registry', async () => {
  const events: string[] = [];
  const fake = (name: string): Service => ({
    name,
    pid: 0,
    ended: Promise.resolve(0),
    restart: () => Promise.reject(new Error('not in this test')),
    async stop() {
      events.push(`${name} stops`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} stopped`);
    },
  });
  await stopServices([fake('storefront-api'), fake('shell')]);
  expect(events).toEqual(['shell stops', 'shell stopped', 'storefront-api stops', 'storefront-api stopped']);
});
