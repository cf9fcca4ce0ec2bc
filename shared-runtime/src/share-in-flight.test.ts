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

describe('a locked action', () => {
  it('runs once, however many ask for it meanwhile, and all are told the same', async () => {
    const { act, calls } = setUp();
    const asked = [act('a'), act('a'), act('a')];
    expect(calls).toHaveLength(1);
    calls[0]?.settle.resolve(7);
    expect(await Promise.all(asked)).toEqual([7, 7, 7]);
  });

  it('keeps nobody waiting who asks for something else', () => {
    const { act, calls } = setUp();
    void act('a');
    void act('b');
    expect(calls.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('acts anew once it is over', async () => {
    const { act, calls } = setUp();
    const first = act('a');
    calls[0]?.settle.resolve(1);
    await first;
    const second = act('a');
    calls[1]?.settle.resolve(2);
    expect(await second).toBe(2);
  });

  it('tells its failure to all who asked, and acts anew after it', async () => {
    const { act, calls } = setUp();
    const asked = [act('a'), act('a')];
    calls[0]?.settle.reject(new Error('gone'));
    const results = await Promise.allSettled(asked);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    void act('a');
    expect(calls).toHaveLength(2);
  });
});
