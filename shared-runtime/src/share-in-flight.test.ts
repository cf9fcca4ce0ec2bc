import { shareInFlight } from './share-in-flight.ts';

function setUp() {
  const calls: { key: string; settle: PromiseWithResolvers<number> }[] = [];
  const act = shareInFlight<number, string>((key) => {
    const settle = Promise.withResolvers<number>();
    calls.push({ key, settle });
    return settle.promise;
  });
  return { act, calls };
}

describe('shareInFlight', () => {
  it('runs once for concurrent calls, which all get the same result', async () => {
    const { act, calls } = setUp();
    const promises = [act('a'), act('a'), act('a')];
    expect(calls).toHaveLength(1);
    calls[0]?.settle.resolve(7);
    expect(await Promise.all(promises)).toEqual([7, 7, 7]);
  });

  it('does not delay calls with another key', () => {
    const { act, calls } = setUp();
    void act('a');
    void act('b');
    expect(calls.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('shares calls whose arguments have the same key', async () => {
    const lengths: number[] = [];
    const measure = shareInFlight(
      async ({ text }: { text: string }) => lengths.push(text.length),
      ({ text }) => text,
    );
    await Promise.all([measure({ text: 'snow' }), measure({ text: 'snow' }), measure({ text: 'ice' })]);
    expect(lengths).toEqual([4, 3]);
  });

  it('runs again after it has settled', async () => {
    const { act, calls } = setUp();
    const first = act('a');
    calls[0]?.settle.resolve(1);
    await first;
    const second = act('a');
    calls[1]?.settle.resolve(2);
    expect(await second).toBe(2);
  });

  it('rejects all concurrent calls, and runs again afterwards', async () => {
    const { act, calls } = setUp();
    const promises = [act('a'), act('a')];
    calls[0]?.settle.reject(new Error('gone'));
    const results = await Promise.allSettled(promises);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    void act('a');
    expect(calls).toHaveLength(2);
  });
});
