import { jest } from '@jest/globals';
import type { SupervisorState } from '../releases/verdicts/supervisor-state.ts';
import type { Instance } from './instance-slots.ts';
import { createRollout } from './rollout.ts';
import type { InstalledShell, ShellPlan } from './shell-plan.ts';

const build = (version: string, promotedIn = 1): InstalledShell => ({
  version,
  promotedIn,
  serverFile: `/srv/${version}/server.cjs`,
});

/** Plans a default in all instances, or beside a canary. */
const plan = (defaultBuild: InstalledShell, canary?: InstalledShell, traffic = 20): ShellPlan => ({
  defaultBuild,
  canary: canary ? { build: canary, traffic } : null,
});

interface FakeInstance extends Instance {
  /** Ends it as a crash does. */
  crash(): void;
  /** What its supervisor has sent it. */
  states: SupervisorState[];
}

/** Creates a rollout of fake instances. `broken`: versions that do not start. `events`: what happened, in order. */
function createFake({ count = 2, stableMs = 1_000 } = {}) {
  const events: string[] = [];
  const broken = new Set<string>();
  const instances: FakeInstance[] = [];
  const slots: (FakeInstance | undefined)[] = Array.from({ length: count });
  const log = { info: jest.fn(), error: jest.fn() };
  const clock = { now: 0 };
  const rollout = createRollout({
    count,
    restartMs: 1,
    stableMs,
    now: () => clock.now,
    log,
    start: async (wanted, slot) => {
      if (broken.has(wanted.version)) throw new Error(`${wanted.version} throws at start`);
      events.push(`start ${wanted.version} in ${slot}`);
      const ended = Promise.withResolvers<void>();
      const instance: FakeInstance = {
        build: wanted,
        ended: ended.promise,
        states: [],
        stop: async () => {
          events.push(`stop ${wanted.version} in ${slot}`);
          ended.resolve();
        },
        crash: () => ended.resolve(),
        send: (state) => instance.states.push(state),
      };
      instances.push(instance);
      slots[slot] = instance;
      return instance;
    },
  });
  /** Versions of the instances that have not been stopped or crashed, by slot. */
  const running = () => slots.map((instance) => instance?.build.version);
  return { rollout, events, broken, instances, log, clock, running };
}

const untilTrue = async (check: () => boolean) => {
  while (!check()) await new Promise((resolve) => setTimeout(resolve, 2));
};

describe('createRollout', () => {
  it('replaces one instance after another, each only when the new one accepts connections', async () => {
    const { rollout, events, running } = createFake();
    expect(await rollout.deploy(plan(build('1')))).toBe(true);
    events.length = 0;
    expect(await rollout.deploy(plan(build('2')))).toBe(true);
    expect(events).toEqual(['start 2 in 0', 'stop 1 in 0', 'start 2 in 1', 'stop 1 in 1']);
    expect(running()).toEqual(['2', '2']);
  });

  it('does nothing for the build that runs', async () => {
    const { rollout, events } = createFake();
    await rollout.deploy(plan(build('1')));
    events.length = 0;
    expect(await rollout.deploy(plan(build('1')))).toBe(true);
    expect(events).toEqual([]);
  });

  it('keeps the build before when the new one does not start, and sends the instances the reason', async () => {
    const { rollout, broken, instances, running } = createFake();
    await rollout.deploy(plan(build('1')));
    broken.add('2');
    expect(await rollout.deploy(plan(build('2')))).toBe(false);
    expect(running()).toEqual(['1', '1']);
    for (const { states } of instances)
      expect(states.at(-1)?.failures).toEqual([{ version: '2', promotedIn: 1, why: '2 throws at start' }]);
  });

  it('returns replaced instances to the build before when a later one does not start', async () => {
    const { rollout, broken, events, running } = createFake();
    await rollout.deploy(plan(build('1')));
    const push = events.push.bind(events);
    events.push = (event) => {
      if (event === 'start 2 in 0') broken.add('2');
      return push(event);
    };
    expect(await rollout.deploy(plan(build('2')))).toBe(false);
    expect(running()).toEqual(['1', '1']);
    expect(events.slice(2)).toEqual(['start 2 in 0', 'stop 1 in 0', 'start 1 in 0', 'stop 2 in 0']);
  });

  it('tries a build that did not start again only after another one, or when it is promoted again', async () => {
    const { rollout, broken } = createFake();
    await rollout.deploy(plan(build('1')));
    broken.add('2');
    await rollout.deploy(plan(build('2')));
    broken.clear();
    expect(await rollout.deploy(plan(build('2')))).toBe(false);
    expect(await rollout.deploy(plan(build('2', 2)))).toBe(true);
    broken.add('4');
    expect(await rollout.deploy(plan(build('4')))).toBe(false);
    broken.clear();
    expect(await rollout.deploy(plan(build('3')))).toBe(true);
    expect(await rollout.deploy(plan(build('4')))).toBe(true);
    expect(await rollout.deploy(plan(build('2')))).toBe(true);
  });

  it('changes to the latest of several wanted builds, one change after another', async () => {
    const { rollout, events, running } = createFake({ count: 1 });
    await Promise.all([
      rollout.deploy(plan(build('1'))),
      rollout.deploy(plan(build('2'))),
      rollout.deploy(plan(build('3'))),
    ]);
    expect(running()).toEqual(['3']);
    expect(events).toEqual(['start 1 in 0', 'start 2 in 0', 'stop 1 in 0', 'start 3 in 0', 'stop 2 in 0']);
  });

  it('starts an instance again that has ended by itself, until it succeeds', async () => {
    const { rollout, instances, broken, log, running } = createFake({ count: 1 });
    await rollout.deploy(plan(build('1')));
    broken.add('1');
    instances[0]?.crash();
    await untilTrue(() => log.error.mock.calls.length >= 3);
    broken.clear();
    await untilTrue(() => instances.length === 2);
    expect(running()).toEqual(['1']);
  });

  it('returns to the build before when an instance of the new one ends early again and again', async () => {
    const { rollout, instances, running } = createFake({ count: 1 });
    await rollout.deploy(plan(build('1')));
    await rollout.deploy(plan(build('2')));
    for (const starts of [2, 3, 4]) {
      await untilTrue(() => instances.length === starts);
      instances.at(-1)?.crash();
    }
    await untilTrue(() => running()[0] === '1');
    const why = 'an instance did not start, or ended soon after its start, 3 times';
    expect(instances.at(-1)?.states.at(-1)?.failures).toEqual([{ version: '2', promotedIn: 1, why }]);
    expect(await rollout.deploy(plan(build('2')))).toBe(false);
  });

  it('keeps a build whose instances end after a long time', async () => {
    const { rollout, instances, running, clock } = createFake({ count: 1 });
    await rollout.deploy(plan(build('1')));
    await rollout.deploy(plan(build('2')));
    for (const starts of [2, 3, 4, 5]) {
      await untilTrue(() => instances.length === starts);
      clock.now += 1_000;
      instances.at(-1)?.crash();
    }
    await untilTrue(() => instances.length === 6);
    expect(running()).toEqual(['2']);
  });

  it('keeps reporting a failed build while another one is used instead', async () => {
    const { rollout, broken, instances } = createFake({ count: 1 });
    broken.add('2');
    expect(await rollout.deploy(plan(build('2')))).toBe(false);
    expect(await rollout.fallBack(build('1'))).toBe(true);
    expect(instances.at(-1)?.states.at(-1)?.failures).toMatchObject([{ version: '2' }]);
  });

  it('returns to the build before when an instance that ran long does not start again', async () => {
    const { rollout, instances, broken, running, clock } = createFake({ count: 1 });
    await rollout.deploy(plan(build('1')));
    await rollout.deploy(plan(build('2')));
    broken.add('2');
    clock.now += 1_000;
    instances.at(-1)?.crash();
    await untilTrue(() => running()[0] === '1');
    expect(instances.at(-1)?.states.at(-1)?.failures).toMatchObject([{ version: '2' }]);
  });

  it('repeats a return to the build before that has failed', async () => {
    const { rollout, broken, events, running } = createFake();
    await rollout.deploy(plan(build('1')));
    const push = events.push.bind(events);
    events.push = (event) => {
      if (event === 'start 2 in 0') ['1', '2'].forEach((version) => broken.add(version));
      return push(event);
    };
    await rollout.deploy(plan(build('2')));
    expect(running()).toEqual(['2', '1']);
    broken.clear();
    expect(await rollout.deploy(plan(build('2')))).toBe(false);
    expect(running()).toEqual(['1', '1']);
  });

  it('starts the build before where an instance of a failed one has ended, until it succeeds', async () => {
    const { rollout, instances, broken, log, running, events } = createFake({ count: 1 });
    await rollout.deploy(plan(build('1')));
    await rollout.deploy(plan(build('2')));
    broken.add('1');
    for (const starts of [2, 3, 4]) {
      await untilTrue(() => instances.length === starts);
      instances.at(-1)?.crash();
    }
    const retries = () =>
      log.error.mock.calls.filter(([, text]) => text === 'the instance did not start again');
    await untilTrue(() => retries().length >= 2);
    broken.clear();
    await untilTrue(() => instances.length === 5);
    expect(running()).toEqual(['1']);
    expect(events.filter((event) => event === 'start 2 in 0')).toHaveLength(3);
  });

  it('stops every instance, and starts none afterwards', async () => {
    const { rollout, events, instances } = createFake();
    await rollout.deploy(plan(build('1')));
    await rollout.stop();
    instances[0]?.crash();
    expect(await rollout.deploy(plan(build('2')))).toBe(false);
    expect(events.slice(2).toSorted()).toEqual(['stop 1 in 0', 'stop 1 in 1']);
  });

  it('sends no state to the instances while nothing changes', async () => {
    const { rollout, instances } = createFake();
    await rollout.deploy(plan(build('1'), build('2')));
    const sent = () => instances.map(({ states }) => states.length);
    const before = sent();
    await rollout.deploy(plan(build('1'), build('2')));
    expect(sent()).toEqual(before);
  });
});

describe('createRollout, a canary', () => {
  const settledOf = ({ states }: FakeInstance) => states.at(-1)?.settled.map(({ version }) => version);

  it.each([
    [2, 1, ['1', '2']],
    [2, 99, ['1', '2']],
    [5, 20, ['1', '1', '1', '1', '2']],
    [5, 50, ['1', '1', '2', '2', '2']],
    [5, 95, ['1', '2', '2', '2', '2']],
  ])('runs in a share of %i instances at %i %%', async (count, traffic, expected) => {
    const { rollout, running, instances } = createFake({ count });
    expect(await rollout.deploy(plan(build('1'), build('2'), traffic))).toBe(true);
    expect(running()).toEqual(expected);
    for (const instance of instances) expect(settledOf(instance)).toEqual(['1', '2']);
  });

  it('replaces only the instances of its share, and returns them when it ends', async () => {
    const { rollout, events, running } = createFake();
    await rollout.deploy(plan(build('1')));
    events.length = 0;
    await rollout.deploy(plan(build('1'), build('2')));
    expect(events).toEqual(['start 2 in 1', 'stop 1 in 1']);
    await rollout.deploy(plan(build('1')));
    expect(events.slice(2)).toEqual(['start 1 in 1', 'stop 2 in 1']);
    expect(running()).toEqual(['1', '1']);
  });

  it('stays where it runs when it becomes the default', async () => {
    const { rollout, events } = createFake();
    await rollout.deploy(plan(build('1'), build('2')));
    events.length = 0;
    expect(await rollout.deploy(plan(build('2', 5)))).toBe(true);
    expect(events).toEqual(['start 2 in 0', 'stop 1 in 0']);
  });

  it('fails beside a running default when it does not start', async () => {
    const { rollout, broken, running, instances } = createFake();
    broken.add('2');
    expect(await rollout.deploy(plan(build('1'), build('2', 3)))).toBe(true);
    expect(running()).toEqual(['1', '1']);
    for (const { states } of instances)
      expect(states.at(-1)).toEqual({
        failures: [{ version: '2', promotedIn: 3, why: '2 throws at start' }],
        settled: [{ version: '1', promotedIn: 1 }],
      });
    broken.clear();
    await rollout.deploy(plan(build('1'), build('2', 3)));
    expect(running()).toEqual(['1', '1']);
    await rollout.deploy(plan(build('1'), build('2', 4)));
    expect(running()).toEqual(['1', '2']);
    expect(instances.at(-1)?.states.at(-1)?.failures).toEqual([]);
  });

  it('is replaced by the default when its instance ends early again and again', async () => {
    const { rollout, instances, running } = createFake();
    await rollout.deploy(plan(build('1')));
    await rollout.deploy(plan(build('1'), build('2')));
    await rollout.deploy(plan(build('1'), build('2', 6)));
    for (const starts of [3, 4, 5]) {
      await untilTrue(() => instances.length === starts);
      instances.at(-1)?.crash();
    }
    await untilTrue(() => running()[1] === '1');
    expect(instances.at(-1)?.states.at(-1)?.failures).toMatchObject([{ version: '2', promotedIn: 6 }]);
    expect(await rollout.deploy(plan(build('1'), build('2', 6)))).toBe(true);
    expect(running()).toEqual(['1', '1']);
  });

  it('is rejected by a single instance, with what to change', async () => {
    const { rollout, instances, running } = createFake({ count: 1 });
    expect(await rollout.deploy(plan(build('1'), build('2')))).toBe(true);
    expect(running()).toEqual(['1']);
    expect(instances[0]?.states.at(-1)?.failures[0]?.why).toMatch(/SHELL_INSTANCES=2 or more/);
  });

  it('does not run beside a default that does not start', async () => {
    const { rollout, broken, running, instances } = createFake();
    await rollout.deploy(plan(build('1'), build('2')));
    broken.add('3');
    expect(await rollout.deploy(plan(build('3'), build('4')))).toBe(false);
    expect(running()).toEqual(['1', '1']);
    expect(instances.at(-1)?.states.at(-1)).toMatchObject({ failures: [{ version: '3' }], settled: [] });
  });

  it('is served only while its instance runs', async () => {
    const { rollout, broken, instances } = createFake();
    await rollout.deploy(plan(build('1'), build('2')));
    const [first] = instances;
    broken.add('2');
    instances.at(-1)?.crash();
    await rollout.deploy(plan(build('1'), build('2')));
    expect(first && settledOf(first)).toEqual(['1']);
  });

  it('is served again after an early end once its uptime is that of a stable instance', async () => {
    const { rollout, instances } = createFake({ stableMs: 5 });
    await rollout.deploy(plan(build('1'), build('2')));
    const started = instances.length;
    const states = instances[0]?.states ?? [];
    instances.at(-1)?.crash();
    await untilTrue(() => instances.length > started);
    await untilTrue(() => states.at(-1)?.settled.length === 2);
    expect(states.slice(-2).map(({ settled }) => settled.map(({ version }) => version))).toEqual([
      ['1'],
      ['1', '2'],
    ]);
  });
});
