import {
  logEvidence,
  noEvidence,
  strongestRun,
  updateEvidence,
  type Evidence,
  type ReleasePair,
} from './evidence.ts';

const minute = 60_000;
const certain = { traffic: 0.5, caution: 1, at: 0 };

function pair(canary: [number, number], base: [number, number]): ReleasePair {
  return { canary: { seen: canary[0], bad: canary[1] }, base: { seen: base[0], bad: base[1] } };
}

function often(times: number, seen: ReleasePair, weighing = certain, from: Evidence = noEvidence): Evidence {
  return Array.from({ length: times }).reduce<Evidence>((so) => updateEvidence(so, seen, weighing), from);
}

it('updateEvidence returns no evidence before the first observation', () => {
  expect(logEvidence(noEvidence)).toBe(-Infinity);
  expect(strongestRun(noEvidence)).toBeUndefined();
});

it('updateEvidence increases the evidence while the canary fails more than its share', () => {
  const some = logEvidence(often(3, pair([50, 3], [50, 0])));
  expect(logEvidence(often(6, pair([50, 3], [50, 0])))).toBeGreaterThan(some);
  expect(some).toBeGreaterThan(0);
});

it.each([
  ['both fail alike', pair([50, 3], [50, 3])],
  ['the default fails more', pair([50, 0], [50, 3])],
  ['nothing fails', pair([50, 0], [50, 0])],
])('updateEvidence does not increase the evidence while %s', (_, seen) => {
  expect(logEvidence(often(20, seen))).toBeLessThanOrEqual(0);
});

it('updateEvidence collects observations until a block is full', () => {
  const bits = often(10, pair([5, 1], [5, 0]));
  const whole = often(2, pair([20, 4], [20, 0]));
  // The remainder of 100 after two blocks of 40 is pending.
  expect(bits.pending).toEqual(pair([10, 2], [10, 0]));
  expect(logEvidence(bits)).toBeCloseTo(logEvidence(whole), 10);
});

it('updateEvidence uses the larger of traffic and observed share', () => {
  const few = pair([10, 5], [90, 5]);
  expect(logEvidence(often(5, few, { ...certain, traffic: 0.1 }))).toBeGreaterThan(2);
  // Cached pages hide most of the default's visitors, so the traffic share is more accurate.
  expect(logEvidence(often(5, few, { ...certain, traffic: 0.9 }))).toBeLessThan(0);
  const seenMore = pair([90, 5], [10, 5]);
  expect(logEvidence(often(5, seenMore, { ...certain, traffic: 0.1 }))).toBeLessThan(0);
});

it('updateEvidence counts several failures as one with caution', () => {
  const fails = pair([50, 5], [50, 0]);
  const [full, third] = [often(3, fails), often(9, fails, { ...certain, caution: 1 / 3 })];
  expect(logEvidence(third)).toBeCloseTo(logEvidence(full), 6);
});

it('updateEvidence does not overflow', () => {
  expect(logEvidence(often(1, pair([1e9, 1e9], [1e9, 0])))).toBeGreaterThan(1e6);
  expect(Number.isFinite(logEvidence(often(50, pair([1e9, 0], [1e9, 1e9]))))).toBe(true);
});

it('updateEvidence finds a release that breaks after a day almost as soon as one that never worked', () => {
  let evidence = noEvidence;
  let at = 0;
  const good = pair([500, 5], [500, 5]);
  for (; at < 24 * 60 * minute; at += 5 * minute)
    evidence = updateEvidence(evidence, good, { ...certain, at });
  const before = logEvidence(evidence);
  const end = at + 40 * minute;
  for (; at < end; at += minute)
    evidence = updateEvidence(evidence, pair([50, 5], [50, 0]), { ...certain, at });
  expect(before).toBeLessThan(0);
  expect(logEvidence(evidence)).toBeGreaterThan(10);
  expect(strongestRun(evidence)?.canary.seen).toBeLessThan(5000);
  expect(evidence.runs).toHaveLength(8);
});
