import { jest } from '@jest/globals';
import { createStubShop } from 'shared-runtime/testing';
import { createEventBus } from 'shared-runtime/host';
import type { StartupPriorities } from 'shared-contracts/releases';
import { regionsOver } from 'shared-runtime/testing/regions';
import { initialise } from './initialise.ts';
import { startupTasks, type StartupOptions } from './startup-tasks.ts';

const release = {
  version: '1.0.0',
  containerName: 'mf',
  remoteEntry: { url: '', integrity: '' },
  timeoutMs: 1000,
};

interface TabOptions {
  isUnavailable?: boolean;
  stub?: Parameters<typeof createStubShop>[0];
}

/** Returns the tasks of a tab whose releases have these startups. The deferred chunk records what it is asked for. */
function tasksOf(
  startups: Record<`mf-${string}`, StartupPriorities | undefined>,
  { isUnavailable = false, stub = {} }: TabOptions = {},
) {
  const started: string[] = [];
  const { context } = createStubShop(stub);
  const loaded = {
    monitor: () => started.push('monitor'),
    startFlashMessages: () => started.push('flash messages'),
    runStartup: (name: string) => {
      started.push(name);
      return Promise.resolve();
    },
  };
  const load = jest.fn(() =>
    isUnavailable ? Promise.reject(new Error('no chunk')) : Promise.resolve(loaded),
  );
  const options = {
    shop: {
      context,
      bus: context.bus,
      hub: createEventBus(() => undefined, Date.now),
      regions: regionsOver(() => Promise.reject(new Error('unused'))).regions,
      resolver: { timeoutOf: () => 1000 },
      reportFailure: () => undefined,
      tab: { lastResponse: null, monitor: null },
    },
    state: {
      isShared: false,
      page: null,
      snapshot: {
        revision: 1,
        releases: Object.fromEntries(
          Object.entries(startups).map(([remote, startup]) => [
            remote,
            { ...release, ...(startup && { startup }) },
          ]),
        ),
      },
    },
    deferred: { load },
    router: { subscribe: () => () => undefined },
    currentPage: () => undefined,
    shellVersion: '1',
  } as unknown as StartupOptions;
  // Reports need the browser's performance entries, which jsdom does not have.
  const tasks = startupTasks(options).filter(({ name }) => name !== 'release reports');
  return { tasks, started, load };
}

describe('startupTasks', () => {
  it('has one task for each startup of the snapshot’s releases', () => {
    const { tasks, load } = tasksOf({
      'mf-account': { './startups/notifications': 30 },
      'mf-cms': undefined,
      'mf-gifts': { './startups/a': 20, './startups/b': 40 },
    });
    expect(
      tasks.filter(({ name }) => name.includes('/')).map(({ name, priority }) => [name, priority]),
    ).toEqual([
      ['account/notifications', 30],
      ['gifts/a', 20],
      ['gifts/b', 40],
    ]);
    expect(load).not.toHaveBeenCalled();
  });

  it('runs each startup once, by priority beside the shell’s own tasks', async () => {
    const { tasks, started } = tasksOf({
      'mf-gifts': { './startups/b': 40, './startups/a': 20 },
      'mf-account': { './startups/notifications': 30 },
    });
    const failed = jest.fn();
    await initialise(tasks, failed);
    expect(failed).not.toHaveBeenCalled();
    expect(started).toEqual(['gifts/a', 'monitor', 'flash messages', 'account/notifications', 'gifts/b']);
  });

  it('reports startups that cannot run without the deferred chunk, and runs the other tasks', async () => {
    const { tasks } = tasksOf({ 'mf-account': { './startups/notifications': 30 } }, { isUnavailable: true });
    const failed: string[] = [];
    await initialise(tasks, (name) => failed.push(name));
    expect(failed).toEqual(['deferred chunk', 'account/notifications']);
  });
});
