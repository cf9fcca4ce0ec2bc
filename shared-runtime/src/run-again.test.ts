import { runAgain } from './run-again.ts';

/** Resolves after the promises that were settled before. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function setUp() {
  const runs: PromiseWithResolvers<number>[] = [];
  const act = runAgain(() => {
    const settle = Promise.withResolvers<number>();
    runs.push(settle);
    return settle.promise;
  });
  return { act, runs };
}

describe('runAgain', () => {
  it('runs once more for all calls during a run', async () => {
    const { act, runs } = setUp();
    const first = act();
    const later = [act(), act()];
    expect(runs).toHaveLength(1);
    runs[0]?.resolve(1);
    expect(await first).toBe(1);
    await settled();
    expect(runs).toHaveLength(2);
    runs[1]?.resolve(2);
    expect(await Promise.all(later)).toEqual([2, 2]);
  });

  it('does not run again without a call during a run', async () => {
    const { act, runs } = setUp();
    const first = act();
    runs[0]?.resolve(1);
    await first;
    await settled();
    expect(runs).toHaveLength(1);
    void act();
    expect(runs).toHaveLength(2);
  });

  it('runs again for calls during the further run', async () => {
    const { act, runs } = setUp();
    void act();
    const second = act();
    runs[0]?.resolve(1);
    await settled();
    const third = act();
    runs[1]?.resolve(2);
    expect(await second).toBe(2);
    await settled();
    runs[2]?.resolve(3);
    expect(await third).toBe(3);
  });

  it('runs again after a run that has failed', async () => {
    const { act, runs } = setUp();
    const first = act();
    const later = act();
    runs[0]?.reject(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await settled();
    runs[1]?.resolve(2);
    expect(await later).toBe(2);
  });
});
