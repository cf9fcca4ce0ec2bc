import { logEvidence, noEvidence, updateEvidence, type Evidence, type Tally } from './evidence.ts';
import type { ReleaseFigures } from '../release-figures.ts';
import { decideVerdict, type VerdictInput, type HealthMetric } from './verdict.ts';

const none = { count: 0, p50: null, p75: null, p99: null };
const times = (count: number, ms: number) => ({ count, p50: ms / 2, p75: ms, p99: ms });

function figures(
  version: string,
  parts: Partial<Record<'render' | 'lcp' | 'inp', typeof none | ReturnType<typeof times>>> = {},
): ReleaseFigures {
  const { render = none, lcp = none, inp = none } = parts;
  return {
    remote: 'mf-basket',
    version,
    server: { shown: 1200, failed: 0, render },
    browser: { loads: 0, failures: 0, lcp, inp },
  };
}

function seen(canary: Tally, base: Tally): Evidence {
  return updateEvidence(noEvidence, { canary, base }, { traffic: 0.1, caution: 1, at: 0 });
}

const much = seen({ seen: 1200, bad: 50 }, { seen: 11_000, bad: 11 });

function caseOf(
  evidence: Partial<Record<HealthMetric, Evidence>>,
  parts: Partial<VerdictInput> = {},
): VerdictInput {
  return {
    canary: figures('1.5.0'),
    base: figures('1.4.2'),
    evidence: {
      server: noEvidence,
      browser: noEvidence,
      render: noEvidence,
      lcp: noEvidence,
      inp: noEvidence,
      ...evidence,
    },
    discounts: { server: 0, browser: 0, render: 0, lcp: 0, inp: 0 },
    sites: { server: 50, browser: 50, render: 50, lcp: 50, inp: 50 },
    minSeen: 100,
    ...parts,
  };
}

describe('decideVerdict, by failures', () => {
  it('states the failure rates of both releases', () => {
    expect(decideVerdict(caseOf({ server: much }))).toEqual({
      verdict: 'worse',
      why: '1.5.0 fails in 4.2 % of 1,200 renders, 1.4.2 in 0.1 % of 11,000',
    });
    expect(decideVerdict(caseOf({ browser: much }))).toEqual({
      verdict: 'suspect',
      why: '1.5.0 breaks in 4.2 % of 1,200 tabs, 1.4.2 in 0.1 % of 11,000',
    });
  });

  it('states no more failures than attempts', () => {
    const twice = seen({ seen: 200, bad: 400 }, { seen: 2000, bad: 0 });
    expect(decideVerdict(caseOf({ server: twice }))).toMatchObject({
      why: expect.stringContaining('100.0 % of 200'),
    });
  });

  it('is unsure with few observations of canary or default', () => {
    const few = seen({ seen: 99, bad: 90 }, { seen: 2000, bad: 0 });
    const alone = seen({ seen: 2000, bad: 900 }, { seen: 99, bad: 0 });
    expect([decideVerdict(caseOf({ server: few })), decideVerdict(caseOf({ server: alone }))]).toEqual([
      { verdict: 'fine' },
      { verdict: 'fine' },
    ]);
  });

  it('ignores a difference that may be chance, and one that is small', () => {
    const chance = seen({ seen: 1000, bad: 14 }, { seen: 9000, bad: 70 });
    const small = seen({ seen: 1_000_000, bad: 4000 }, { seen: 9_000_000, bad: 9000 });
    expect([decideVerdict(caseOf({ server: chance })), decideVerdict(caseOf({ server: small }))]).toEqual([
      { verdict: 'fine' },
      { verdict: 'fine' },
    ]);
  });
});

describe('decideVerdict, by browser reports', () => {
  const some = seen({ seen: 1000, bad: 20 }, { seen: 9000, bad: 70 });

  it('requires evidence of the server to end a canary', () => {
    expect(decideVerdict(caseOf({ server: some }))).toEqual({ verdict: 'fine' });
    expect(decideVerdict(caseOf({ browser: much, server: some }))).toMatchObject({
      verdict: 'worse',
      why: expect.stringContaining('breaks in 4.2 %'),
    });
  });
});

it('discounts failures beyond one visitor’s weight per site', () => {
  const discounts = { server: 0, browser: 0, render: 0, lcp: 0, inp: 0 };
  const value = logEvidence(much);
  const judgeWith = (server: number) =>
    decideVerdict(caseOf({ server: much }, { discounts: { ...discounts, server } }));
  expect(judgeWith(value - Math.log(600))).toMatchObject({ verdict: 'worse' });
  expect(judgeWith(value - Math.log(400))).toEqual({ verdict: 'fine' });
});

it.each([
  [4, 'fine'],
  [5, 'worse'],
])('with failures of %i sites returns %s', (count, verdict) => {
  const sites = { server: count, browser: 50, render: 50, lcp: 50, inp: 50 };
  expect(decideVerdict(caseOf({ server: much }, { sites }))).toMatchObject({ verdict });
});

describe('decideVerdict, by durations', () => {
  const slower = (what: 'render' | 'lcp' | 'inp', its: number, usual: number, count = 1200) =>
    decideVerdict(
      caseOf(
        { [what]: much },
        {
          canary: figures('1.5.0', { [what]: times(count, its) }),
          base: figures('1.4.2', { [what]: times(11_000, usual) }),
        },
      ),
    );

  it('states the durations of both releases', () => {
    expect(slower('lcp', 3600, 2400)).toEqual({
      verdict: 'suspect',
      why: 'LCP is 3,600 ms (p75 of 1,200) with 1.5.0, 2,400 ms (of 11,000) with 1.4.2',
    });
    expect(slower('render', 480, 210)).toMatchObject({
      why: expect.stringContaining('Pages take 480 ms (p99'),
    });
    expect(slower('inp', 400, 90)).toMatchObject({ why: expect.stringContaining('INP is 400 ms') });
  });

  it.each([
    ['lcp', 2800, 2400],
    ['lcp', 699, 500],
    ['inp', 189, 90],
    ['render', 69, 20],
  ] as const)('ignores %s of %i ms with a default of %i ms', (what, its, usual) => {
    expect(slower(what, its, usual)).toEqual({ verdict: 'fine' });
  });

  it('requires enough observations of both, and evidence', () => {
    expect(slower('lcp', 3600, 2400, 99)).toEqual({ verdict: 'fine' });
    const unproven = caseOf(
      {},
      {
        canary: figures('1.5.0', { lcp: times(200, 9000) }),
        base: figures('1.4.2', { lcp: times(900, 900) }),
      },
    );
    expect(decideVerdict(unproven)).toEqual({ verdict: 'fine' });
  });
});

it('decideVerdict is unsure until both releases have enough pages', () => {
  expect(decideVerdict(caseOf({}))).toEqual({ verdict: 'fine' });
  expect(decideVerdict(caseOf({}, { minSeen: 1201 }))).toEqual({ verdict: 'unsure' });
});
