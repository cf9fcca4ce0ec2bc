import { listFailures, listSlowest, testsOfJest, testsOfPlaywright } from './reported-tests.ts';

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

it('testsOfPlaywright keeps the error of a failed attempt with the line of the test', () => {
  const result = { duration: 1, error: { message: 'not visible', snippet: '> 7 | await' } };
  const suite = { title: 'a.spec.ts', specs: [{ title: 'opens', tests: [{ results: [result] }] }] };
  expect(testsOfPlaywright([suite])[0]?.error).toBe('not visible\n> 7 | await');
});

it('testsOfJest counts a test without a duration as zero', () => {
  const file = { name: '/shop/shell/a.test.ts', assertionResults: [{ fullName: 'a b', duration: null }] };
  expect(testsOfJest([file], '/shop')).toEqual([{ title: 'shell/a.test.ts › a b', durationMs: 0 }]);
});

it('testsOfJest keeps the errors of a failed test, and of a file that could not run', () => {
  const failed = { fullName: 'a b', failureMessages: ['expected 1'] };
  const files = [
    { name: '/shop/shell/a.test.ts', message: 'a summary', assertionResults: [failed] },
    { name: '/shop/shell/b.test.ts', message: 'no such module', assertionResults: [] },
  ];
  expect(testsOfJest(files, '/shop').map(({ title, error }) => [title, error])).toEqual([
    ['shell/a.test.ts › a b', 'expected 1'],
    ['shell/b.test.ts', 'no such module'],
  ]);
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

it('listFailures lists the first ten failed tests with the first lines of their errors, without colours', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`);
  const tests = [
    { title: 'passes', durationMs: 1 },
    { title: 'first', durationMs: 1, error: `\u001B[31m${lines.join('\n')}` },
    ...Array.from({ length: 11 }, (_, index) => ({ title: `next ${index}`, durationMs: 1, error: 'no' })),
  ];
  const listed = listFailures(tests).split('\n');
  expect(listed.slice(0, 2)).toEqual(['  first', '    line 1']);
  expect(listed).not.toContain('    line 25');
  expect(listed.at(-1)).toBe('  and 2 more');
});

it('listFailures lists nothing if every test passed', () => {
  expect(listFailures([{ title: 'passes', durationMs: 1 }])).toBe('');
});
