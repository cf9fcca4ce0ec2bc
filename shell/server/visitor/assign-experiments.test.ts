import type { Experiment } from 'shared-contracts/experiments';
import { assignExperiments, readAssignments, writeAssignments } from './assign-experiments.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

const experimentOf = (name: string, percentage: number, rest: Partial<Experiment> = {}): Experiment => ({
  name,
  variations: [
    { code: 'original', percentage: 100 - percentage },
    { code: 'variation_a', percentage },
  ],
  startDateTime: null,
  endDateTime: null,
  ...rest,
});

const visitors = Array.from({ length: 4_000 }, (_, index) => `visitor-${index}`);

describe('assignExperiments', () => {
  it('assigns the same variation every time, by the percentages', () => {
    const experiments = [experimentOf('a', 25)];
    const shown = visitors.map((id) => assignExperiments(experiments, {}, id, now)['a']);
    expect(visitors.map((id) => assignExperiments(experiments, {}, id, now)['a'])).toEqual(shown);
    const share = shown.filter((code) => code === 'variation_a').length / visitors.length;
    // Five standard deviations of 4,000 draws.
    expect(Math.abs(share - 0.25)).toBeLessThan(0.035);
  });

  it('gives each visitor id the same place for ever, which no cookie has to keep', () => {
    const shown = (percentage: number) =>
      [0, 1, 2, 3].map(
        (n) => assignExperiments([experimentOf('a', percentage)], {}, `visitor-${n}`, now)['a'],
      );
    // Visitors 0 to 3 are at 46.4, 86.0, 4.3 and 19.6 percent; the original has the lower percentages.
    expect(shown(60)).toEqual(['variation_a', 'variation_a', 'original', 'original']);
    expect(shown(82)).toEqual(['variation_a', 'variation_a', 'original', 'variation_a']);
    expect(shown(53)).toEqual(['original', 'variation_a', 'original', 'original']);
  });

  it('assigns experiments independently', () => {
    const both = [experimentOf('a', 50), experimentOf('b', 50)];
    const shown = visitors.map((id) => assignExperiments(both, {}, id, now));
    const share = shown.filter(({ a, b }) => a === b).length / visitors.length;
    expect(Math.abs(share - 0.5)).toBeLessThan(0.04);
  });

  it('keeps a variation when percentages change, and assigns a new one when it is removed', () => {
    const stored = { a: 'variation_a' };
    expect(assignExperiments([experimentOf('a', 0)], stored, 'x', now)).toEqual(stored);
    const gone = { ...experimentOf('a', 0), variations: [{ code: 'original', percentage: null }] };
    expect(assignExperiments([gone], stored, 'x', now)).toEqual({ a: 'original' });
  });

  it('assigns nothing for experiments that are not running, or have no percentage', () => {
    const day = '2026-11-21T12:00:00Z';
    const none = experimentOf('c', 0);
    const experiments = [
      experimentOf('a', 100, { startDateTime: '2026-11-21T12:00:01Z' }),
      experimentOf('b', 100, { endDateTime: day }),
      { ...none, variations: [{ code: 'original', percentage: 0 }] },
    ];
    expect(assignExperiments(experiments, {}, 'x', now)).toEqual({});
  });
});

describe('the cookie of assignments', () => {
  it('is parsed as it was written', () => {
    const assignments = { ab_test_x: 'variation_a', ab_test_y: 'original' };
    expect(readAssignments(writeAssignments(assignments))).toEqual(assignments);
  });

  it.each([
    undefined,
    '',
    'garbage',
    'a:b:c',
    'a:',
    ':b',
    'a b:c',
    `a:${'x'.repeat(65)}`,
    'a:b.'.repeat(600),
  ])('is ignored when it is %j', (cookie) => {
    expect(readAssignments(cookie)).toEqual({});
  });

  it('is parsed without invalid parts, and cannot reach a prototype', () => {
    const read = readAssignments('a:b.<script>.constructor:x.__proto__:y');
    expect(Object.entries(read)).toEqual([
      ['a', 'b'],
      ['constructor', 'x'],
      ['__proto__', 'y'],
    ]);
    expect(assignExperiments([experimentOf('toString', 100)], {}, 'x', now)).toEqual({
      toString: 'variation_a',
    });
  });
});
