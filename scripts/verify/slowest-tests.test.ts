import { listSlowest, testsOfJest, testsOfPlaywright } from './slowest-tests.ts';

it('testsOfPlaywright adds up the attempts of a test and names its groups', () => {
  const suites = [
    {
      title: 'basket.spec.ts',
      specs: [{ title: 'adds', tests: [{ results: [{ duration: 500 }, { duration: 700 }] }] }],
      suites: [{ title: 'a guest', specs: [{ title: 'is asked', tests: [{ results: [{ duration: 1 }] }] }] }],
    },
  ];
  expect(testsOfPlaywright(suites)).toEqual([
    { title: 'basket.spec.ts › adds', durationMs: 1200 },
    { title: 'basket.spec.ts › a guest › is asked', durationMs: 1 },
  ]);
});

it('testsOfJest counts a test without a duration as zero', () => {
  const file = { name: '/shop/shell/a.test.ts', assertionResults: [{ fullName: 'a b', duration: null }] };
  expect(testsOfJest([file], '/shop')).toEqual([{ title: 'shell/a.test.ts › a b', durationMs: 0 }]);
});

it('listSlowest lists the slowest 25 tests in seconds, the slowest first', () => {
  const tests = Array.from({ length: 30 }, (_, index) => ({
    title: `test ${index}`,
    durationMs: index * 100,
  }));
  const lines = listSlowest(tests).split('\n');
  expect(lines).toHaveLength(25);
  expect(lines[0]?.trim()).toBe('2.9 s  test 29');
});
