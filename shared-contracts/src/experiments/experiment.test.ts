import { experimentSchema, isRunning, variationAt, type Experiment } from './experiment.ts';

const experiment: Experiment = {
  name: 'ab_test_x',
  variations: [
    { code: 'original', percentage: 60 },
    { code: 'variation_a', percentage: 40 },
  ],
  startDateTime: '2026-11-01T00:00:00+01:00',
  endDateTime: '2026-12-01T00:00:00Z',
};

describe('experiment', () => {
  it.each([
    ['2026-10-31T22:59:59Z', false],
    ['2026-10-31T23:00:00Z', true],
    ['2026-11-30T23:59:59Z', true],
    ['2026-12-01T00:00:00Z', false],
  ])('isRunning at %s: %p', (now, expected) => {
    expect(isRunning(experiment, Date.parse(now))).toBe(expected);
  });

  it('isRunning is true without start and end', () => {
    const open = { ...experiment, startDateTime: null, endDateTime: null };
    expect([isRunning(open, 0), isRunning(open, Date.now())]).toEqual([true, true]);
  });

  it.each([
    [0, 'original'],
    [59.99, 'original'],
    [60, 'variation_a'],
    [99.99, 'variation_a'],
  ])('variationAt returns for %p the %s', (point, expected) => {
    expect(variationAt(experiment, point)).toBe(expected);
  });

  it('variationAt returns undefined if all percentages are zero', () => {
    const variations = experiment.variations.map((each) => ({ ...each, percentage: 0 }));
    expect(variationAt({ ...experiment, variations }, 0)).toBeUndefined();
  });

  it.each([
    ['a name that would break a cookie', { ...experiment, name: 'a;b' }],
    ['no variations', { ...experiment, variations: [] }],
    ['a negative percentage', { ...experiment, variations: [{ code: 'a', percentage: -1 }] }],
    ['a date without a time', { ...experiment, startDateTime: '2026-11-01' }],
  ])('experimentSchema rejects %s', (_what, broken) => {
    expect(experimentSchema.safeParse(broken).success).toBe(false);
  });
});
