import { noEvidence, weigh, type Pair } from './evidence.ts';
import { durationNames, isTiming, rateNames, type DurationName, type Observation } from './observation.ts';
import type { ReleaseFigures } from './release-figures.ts';
import { durationsOf, judge, slowness, type EvidenceOf, type Question, type Verdict } from './verdict.ts';

/** Code that runs for the first time is slow in every release, and the canary's ran last. */
const warmingUp = 200;

/**
 * One visitor has many pages made, and one page has several regions: when one fails, the others do as well. There
 * every five count as one. Of tabs each visitor's first is counted, and those are their own.
 */
const caution: Readonly<Record<Question, number>> = {
  server: 1 / 5,
  render: 1 / 5,
  browser: 1,
  lcp: 1,
  inp: 1,
};

export interface Look {
  canary: ReleaseFigures;
  base: ReleaseFigures;
  /** The canary's share of the visitors, 0 to 1. */
  traffic: number;
  /** Milliseconds. */
  at: number;
}

/** One canary beside the default of its remote, from the first look to the last. */
export interface Comparison {
  observe: (observation: Observation) => void;
  /** Weighs what was observed since the last look. */
  look(look: Look): Verdict;
}

export function createComparison(versions: { canary: string; base: string }, leastSeen: number): Comparison {
  const questions: readonly Question[] = [...rateNames, ...durationNames];
  const emptyPairs = () =>
    Object.fromEntries(
      questions.map((question) => [question, { canary: { seen: 0, bad: 0 }, base: { seen: 0, bad: 0 } }]),
    ) as Record<Question, Pair>;
  let fresh = emptyPairs();
  let evidence = Object.fromEntries(questions.map((question) => [question, noEvidence])) as EvidenceOf;
  let rendered = 0;
  /** From the default's figures before what is held against them, so that no observation judges itself. */
  const slowOver: Record<DurationName, number | null> = { render: null, lcp: null, inp: null };

  function sideOf(version: string): keyof Pair | undefined {
    if (version === versions.canary) return 'canary';
    return version === versions.base ? 'base' : undefined;
  }

  return {
    observe(observation) {
      const side = sideOf(observation.version);
      if (side === undefined) return;
      const tally = fresh[observation.what][side];
      if (!isTiming(observation)) {
        tally.seen += observation.seen;
        tally.bad += observation.bad;
        return;
      }
      const { what, ms } = observation;
      if (what === 'render' && side === 'canary' && ++rendered <= warmingUp) return;
      const limit = slowOver[what];
      if (limit === null) return;
      tally.seen += 1;
      if (ms > limit) tally.bad += 1;
    },
    look({ canary, base, traffic, at }) {
      evidence = Object.fromEntries(
        questions.map((question) => [
          question,
          weigh(evidence[question], fresh[question], { traffic, at, caution: caution[question] }),
        ]),
      ) as EvidenceOf;
      fresh = emptyPairs();
      for (const what of durationNames) {
        const durations = durationsOf(base, what);
        slowOver[what] = durations.count >= leastSeen ? durations[slowness[what].percentile] : null;
      }
      return judge({ canary, base, evidence, leastSeen });
    },
  };
}
