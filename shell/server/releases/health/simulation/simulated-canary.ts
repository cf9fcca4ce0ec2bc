import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { createComparison } from '../guard/comparison.ts';
import type { ReleaseFigures } from '../release-figures.ts';
import { createReleaseHealth } from '../release-health.ts';
import type { Verdict } from '../guard/verdict.ts';

/** True behaviour of one simulated release. */
export interface Quality {
  /** Share of its pages that fail on the server, and of its tabs that fail in the browser. */
  failing: number;
  /** Medians, milliseconds. */
  render: number;
  lcp: number;
  inp: number;
}

export interface Plan {
  base: Quality;
  canary: Quality;
  /** The canary's share of the visitors, 0 to 1. */
  traffic: number;
  pagesPerSecond: number;
  /** Average number of pages per visitor; all of them fail or none. */
  pagesPerVisitor: number;
  seconds: number;
}

export interface Outcome {
  /** Seconds until the canary was ended; null where it was not. */
  after: number | null;
  why: string | null;
  /** First suspicion by browser reports alone, and after how many seconds. */
  suspected: { after: number; why: string } | null;
}

const remote = 'mf-basket' as const;
const versions = { canary: '1.5.0', base: '1.4.2' };
const lookIntervalSeconds = 5;
const minSeen = 50;
/** Figures change slowly, and reading them at every step would slow the simulation. Seconds. */
const figuresIntervalSeconds = 60;

/** Simulates one canary with the real figures and rules, and visitors from a seeded generator. */
export function simulateCanary(plan: Plan, seed: number): Outcome {
  const chance = createRandom(seed);
  let at = 0;
  const health = createReleaseHealth({ now: () => at * 1000 });
  const comparison = createComparison(versions, minSeen);
  health.listen(comparison.observe);

  let visitors = 0;
  function visit(): void {
    visitors += 1;
    const isCanary = chance.next() < plan.traffic;
    const quality = isCanary ? plan.canary : plan.base;
    const version = isCanary ? versions.canary : versions.base;
    const failsOnServer = chance.next() < quality.failing;
    const failsInBrowser = chance.next() < quality.failing;
    // Machine and network are constant per visitor; the rest varies per page.
    const own = 0.6 * chance.normal();
    const spread = () => Math.exp(own + 0.3 * chance.normal());
    do {
      const ms = quality.render * Math.exp(0.5 * chance.normal());
      const failed = failsOnServer ? [{ remote, version, phase: 'render' as const }] : [];
      health.page({ shown: [{ remote, version, ms }], failed, network: `network ${visitors}` });
      health.reported(
        {
          releases: { [remote]: { version, loads: 1, failures: failsInBrowser ? { render: 1 } : {} } },
          lcp: { remote, ms: quality.lcp * spread() },
          inp: { remote, ms: quality.inp * spread() },
        },
        { visitor: `visitor ${visitors}`, network: `network ${visitors}` },
      );
    } while (chance.next() > 1 / plan.pagesPerVisitor);
  }

  let suspected: Outcome['suspected'] = null;
  let figures: Record<keyof typeof versions, ReleaseFigures> | undefined;
  const visitorsPerLook = (plan.pagesPerSecond * lookIntervalSeconds) / plan.pagesPerVisitor;
  for (at = lookIntervalSeconds; at <= plan.seconds; at += lookIntervalSeconds) {
    for (let count = chance.poisson(visitorsPerLook); count > 0; count--) visit();
    if (!figures || at % figuresIntervalSeconds === 0) {
      const read = health.read();
      const canary = read.find(({ version }) => version === versions.canary);
      const base = read.find(({ version }) => version === versions.base);
      figures = canary && base ? { canary, base } : undefined;
    }
    if (!figures) continue;
    const verdict: Verdict = comparison.compare({ ...figures, traffic: plan.traffic, at: at * 1000 });
    if (verdict.verdict === 'suspect') suspected ??= { after: at, why: verdict.why };
    if (verdict.verdict === 'worse') return { after: at, why: verdict.why, suspected };
  }
  return { after: null, why: null, suspected };
}

interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  normal(): number;
  poisson(mean: number): number;
}

function createRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const next = () => uniformFloat64(generator);
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    normal,
    poisson(mean) {
      let count = 0;
      for (let left = -Math.log(1 - next()); left < mean; left -= Math.log(1 - next())) count += 1;
      return count;
    },
  };
}
