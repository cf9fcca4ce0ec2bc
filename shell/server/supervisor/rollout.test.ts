import { jest } from '@jest/globals';
import { createRollout, type InstalledShell, type Instance } from './rollout.ts';

const build = (version: string, promotedIn = 1): InstalledShell => ({
  version,
  promotedIn,
  serverFile: `/srv/${version}/server.cjs`,
});

interface FakeInstance extends Instance {
  /** Ends it as a crash does. */
  crash(): void;
  failures: unknown[];
}

/** Creates a rollout of fake instances. `broken`: versions that do not start. `events`: what happened, in order. */
function createFake({ count = 2 } = {}) {
  const events: string[] = [];
  const broken = new Set<string>();
  const instances: FakeInstance[] = [];
  const log = { info: jest.fn(), error: jest.fn() };
  const rollout = createRollout({
    count,
    restartMs: 1,
    log,
    start: async (wanted, slot) => {
      if (broken.has(wanted.version)) throw new Error(`${wanted.version} throws at start`);
      events.push(`start ${wanted.version} in ${slot}`);
      const ended = Promise.withResolvers<void>();
      const instance: FakeInstance = {
        build: wanted,
        ended: ended.promise,
        failures: [],
        stop: async () => {
          events.push(`stop ${wanted.version} in ${slot}`);
          ended.resolve();
        },
        crash: () => ended.resolve(),
        tell: (failure) => instance.failures.push(failure),
      };
      instances.push(instance);
      return instance;
    },
  });
  return { rollout, events, broken, instances, log };
}

const untilTrue = async (check: () => boolean) => {
  while (!check()) await new Promise((resolve) => setTimeout(resolve, 2));
};

describe('createRollout', () => {
  it('replaces one instance after another, each only when the new one accepts connections', async () => {
    const { rollout, events } = createFake();
    expect(await rollout.want(build('1'))).toBe(true);
    events.length = 0;
    expect(await rollout.want(build('2'))).toBe(true);
    expect(events).toEqual(['start 2 in 0', 'stop 1 in 0', 'start 2 in 1', 'stop 1 in 1']);
    expect(rollout.running()).toEqual(['2', '2']);
  });

  it('does nothing for the build that runs', async () => {
    const { rollout, events } = createFake();
    await rollout.want(build('1'));
    events.length = 0;
    expect(await rollout.want(build('1'))).toBe(true);
    expect(events).toEqual([]);
  });

  it('keeps the build before when the new one does not start, and tells the instances why', async () => {
    const { rollout, broken, instances } = createFake();
    await rollout.want(build('1'));
    broken.add('2');
    expect(await rollout.want(build('2'))).toBe(false);
    expect(rollout.running()).toEqual(['1', '1']);
    for (const { failures } of instances)
      expect(failures.at(-1)).toEqual({ version: '2', promotedIn: 1, why: '2 throws at start' });
  });

  it('returns replaced instances to the build before when a later one does not start', async () => {
    const { rollout, broken, events } = createFake();
    await rollout.want(build('1'));
    const push = events.push.bind(events);
    events.push = (event) => {
      if (event === 'start 2 in 0') broken.add('2');
      return push(event);
    };
    expect(await rollout.want(build('2'))).toBe(false);
    expect(rollout.running()).toEqual(['1', '1']);
    expect(events.slice(2)).toEqual(['start 2 in 0', 'stop 1 in 0', 'start 1 in 0', 'stop 2 in 0']);
  });

  it('tries a build that did not start again only after another one, or when it is promoted again', async () => {
    const { rollout, broken } = createFake();
    await rollout.want(build('1'));
    broken.add('2');
    await rollout.want(build('2'));
    broken.clear();
    expect(await rollout.want(build('2'))).toBe(false);
    expect(await rollout.want(build('2', 2))).toBe(true);
    broken.add('4');
    expect(await rollout.want(build('4'))).toBe(false);
    broken.clear();
    expect(await rollout.want(build('3'))).toBe(true);
    expect(await rollout.want(build('4'))).toBe(true);
    expect(await rollout.want(build('2'))).toBe(true);
  });

  it('changes to the latest of several wanted builds, one change after another', async () => {
    const { rollout, events } = createFake({ count: 1 });
    await Promise.all([rollout.want(build('1')), rollout.want(build('2')), rollout.want(build('3'))]);
    expect(rollout.running()).toEqual(['3']);
    expect(events).toEqual(['start 1 in 0', 'start 2 in 0', 'stop 1 in 0', 'start 3 in 0', 'stop 2 in 0']);
  });

  it('starts an instance again that has ended by itself, until it succeeds', async () => {
    const { rollout, instances, broken, log } = createFake({ count: 1 });
    await rollout.want(build('1'));
    broken.add('1');
    instances[0]?.crash();
    await untilTrue(() => log.error.mock.calls.length >= 3);
    broken.clear();
    await untilTrue(() => instances.length === 2);
    expect(rollout.running()).toEqual(['1']);
  });

  it('stops every instance, and starts none afterwards', async () => {
    const { rollout, events, instances } = createFake();
    await rollout.want(build('1'));
    await rollout.stop();
    instances[0]?.crash();
    expect(await rollout.want(build('2'))).toBe(false);
    expect(events.slice(2).toSorted()).toEqual(['stop 1 in 0', 'stop 1 in 1']);
  });
});
