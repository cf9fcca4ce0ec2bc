import { logValue, noEvidence, strongestRun, weigh, type Evidence, type Pair } from './evidence.ts';

const minute = 60_000;
const certain = { traffic: 0.5, caution: 1, at: 0 };

function pair(canary: [number, number], base: [number, number]): Pair {
  return { canary: { seen: canary[0], bad: canary[1] }, base: { seen: base[0], bad: base[1] } };
}

function often(times: number, seen: Pair, weighing = certain, from: Evidence = noEvidence): Evidence {
  return Array.from({ length: times }).reduce<Evidence>((so) => weigh(so, seen, weighing), from);
}

it('weigh returns no evidence before the first observation', () => {
  expect(logValue(noEvidence)).toBe(-Infinity);
  expect(strongestRun(noEvidence)).toBeUndefined();
});

it('weigh increases the evidence while the canary fails more than its share', () => {
  const some = logValue(often(3, pair([50, 3], [50, 0])));
  expect(logValue(often(6, pair([50, 3], [50, 0])))).toBeGreaterThan(some);
  expect(some).toBeGreaterThan(0);
});

it.each([
  ['both fail alike', pair([50, 3], [50, 3])],
  ['the default fails more', pair([50, 0], [50, 3])],
  ['nothing fails', pair([50, 0], [50, 0])],
])('weigh does not increase the evidence while %s', (_, seen) => {
  expect(logValue(often(20, seen))).toBeLessThanOrEqual(0);
});

it('weigh collects observations until a block is full', () => {
  const bits = often(10, pair([5, 1], [5, 0]));
  const whole = often(2, pair([20, 4], [20, 0]));
  // The remainder of 100 after two blocks of 40 is pending.
  expect(bits.pending).toEqual(pair([10, 2], [10, 0]));
  expect(logValue(bits)).toBeCloseTo(logValue(whole), 10);
});

it('weigh uses the larger of traffic and observed share', () => {
  const few = pair([10, 5], [90, 5]);
  expect(logValue(often(5, few, { ...certain, traffic: 0.1 }))).toBeGreaterThan(2);
  // Cached pages hide most of the default's visitors, so the traffic share is more accurate.
  expect(logValue(often(5, few, { ...certain, traffic: 0.9 }))).toBeLessThan(0);
  const seenMore = pair([90, 5], [10, 5]);
  expect(logValue(often(5, seenMore, { ...certain, traffic: 0.1 }))).toBeLessThan(0);
});

it('weigh counts several failures as one with caution', () => {
  const fails = pair([50, 5], [50, 0]);
  const [full, third] = [often(3, fails), often(9, fails, { ...certain, caution: 1 / 3 })];
  expect(logValue(third)).toBeCloseTo(logValue(full), 6);
});

it('weigh does not overflow', () => {
  expect(logValue(often(1, pair([1e9, 1e9], [1e9, 0])))).toBeGreaterThan(1e6);
  expect(Number.isFinite(logValue(often(50, pair([1e9, 0], [1e9, 1e9]))))).toBe(true);
});

it('weigh finds a release that breaks after a day almost as soon as one that never worked', () => {
  let evidence = noEvidence;
  let at = 0;
  const good = pair([500, 5], [500, 5]);
  for (; at < 24 * 60 * minute; at += 5 * minute) evidence = weigh(evidence, good, { ...certain, at });
  const before = logValue(evidence);
  const end = at + 40 * minute;
  for (; at < end; at += minute) evidence = weigh(evidence, pair([50, 5], [50, 0]), { ...certain, at });
  expect(before).toBeLessThan(0);
  expect(logValue(evidence)).toBeGreaterThan(10);
  expect(strongestRun(evidence)?.canary.seen).toBeLessThan(5000);
  expect(evidence.runs).toHaveLength(8);
});
