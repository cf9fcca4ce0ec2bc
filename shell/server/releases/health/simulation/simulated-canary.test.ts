import { simulateCanary, type Plan, type Quality } from './simulated-canary.ts';

const usual: Quality = { failing: 0.02, render: 40, lcp: 1500, inp: 90 };
const equal: Plan = {
  base: usual,
  canary: usual,
  traffic: 0.3,
  pagesPerSecond: 4,
  pagesPerVisitor: 3,
  seconds: 1200,
};

// `simulate.ts` runs more simulations; ADR 0016 has its results.
function simulateMany(plan: Plan, count: number) {
  return Array.from({ length: count }, (_, index) => simulateCanary(plan, 100 + index));
}

it('simulateCanary ends none of twenty canaries that are as good as the default', () => {
  expect(simulateMany(equal, 20).filter(({ why }) => why !== null)).toEqual([]);
});

it('simulateCanary keeps a better canary', () => {
  const better = { failing: 0.001, render: 20, lcp: 1000, inp: 50 };
  expect(simulateMany({ ...equal, canary: better }, 5).filter(({ why }) => why !== null)).toEqual([]);
});

it.each([
  ['fails always', { failing: 1 }, 150, /fails in 100\.0 %|breaks in 100\.0 %/],
  ['fails in one of five', { failing: 0.2 }, 600, /(fails|breaks) in/],
  ['is made slowly', { render: 160 }, 900, /^Pages take/],
])('simulateCanary finds a canary that %s', (_, worse, within, why) => {
  for (const outcome of simulateMany({ ...equal, canary: { ...usual, ...worse } }, 4)) {
    expect(outcome.after).toBeLessThanOrEqual(within);
    expect(outcome.why).toMatch(why);
  }
});

it.each([
  ['paints late', { lcp: 3000 }, 900, /^LCP is/],
  ['answers slowly', { inp: 400 }, 900, /^INP is/],
])('simulateCanary suspects a canary that %s, and keeps it', (_, worse, within, why) => {
  for (const outcome of simulateMany({ ...equal, canary: { ...usual, ...worse }, seconds: within }, 2)) {
    expect(outcome).toMatchObject({ after: null, suspected: { why: expect.stringMatching(why) } });
  }
});

it('simulateCanary is deterministic for one seed', () => {
  const plan = { ...equal, canary: { ...usual, failing: 0.1 } };
  expect(simulateCanary(plan, 7)).toEqual(simulateCanary(plan, 7));
});
