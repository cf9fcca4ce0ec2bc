import { simulateCanary, type Plan, type Quality } from './simulated-canary.ts';

/**
 * `node simulate.ts [canaries]` prints the rate of false alarms within an hour, and the time until a bad canary is
 * found. Both with 95 % confidence bounds (Wilson; order statistics).
 */
const canaries = Number(process.argv[2] ?? 1000);

const usual: Quality = { failing: 0.01, render: 40, lcp: 1500, inp: 90 };
const plan = (parts: Partial<Plan> & { base?: Quality }): Plan => {
  const base = parts.base ?? usual;
  return { base, canary: base, traffic: 0.1, pagesPerSecond: 4, pagesPerVisitor: 3, seconds: 3600, ...parts };
};
const failing = (rate: number): Quality => ({ ...usual, failing: rate });

const equals: [string, Plan][] = [
  ...[0.001, 0.01, 0.1].flatMap((rate) =>
    [0.05, 0.5, 0.9].map(
      (traffic) =>
        [
          `${rate * 100} % failing, ${traffic * 100} % of the traffic`,
          plan({ base: failing(rate), traffic }),
        ] as [string, Plan],
    ),
  ),
  ['1 % failing, 50 %, 10 pages per visitor', plan({ traffic: 0.5, pagesPerVisitor: 10 })],
];

const worse: [string, Plan][] = [0.05, 0.1, 0.5].flatMap((traffic): [string, Plan][] => [
  [`1 % → 5 % failing, ${traffic * 100} %`, plan({ traffic, canary: failing(0.05) })],
  [`0.1 % → 100 % failing, ${traffic * 100} %`, plan({ traffic, base: failing(0.001), canary: failing(1) })],
  [`LCP +50 %, ${traffic * 100} %`, plan({ traffic, canary: { ...usual, lcp: 2250 } })],
  [`render time × 3, ${traffic * 100} %`, plan({ traffic, canary: { ...usual, render: 120 } })],
]);

function wilson(hits: number, of: number): string {
  const z = 1.96;
  const middle = (hits + (z * z) / 2) / (of + z * z);
  const half = (z / (of + z * z)) * Math.sqrt((hits * (of - hits)) / of + (z * z) / 4);
  const percent = (part: number) => `${(Math.max(part, 0) * 100).toFixed(2)} %`;
  return `${percent(hits / of)} (${percent(middle - half)} to ${percent(middle + half)})`;
}

function translate(line: string): void {
  process.stdout.write(`${line}\n`);
}

function simulateMany(of: Plan, count: number) {
  return Array.from({ length: count }, (_, index) => simulateCanary(of, index + 1));
}

translate(`False alarms within an hour, of ${canaries} canaries each`);
let alarms = 0;
for (const [name, of] of equals) {
  const hits = simulateMany(of, canaries).filter(({ after }) => after !== null);
  alarms += hits.length;
  translate(`  ${name}: ${wilson(hits.length, canaries)}${hits[0]?.why ? `, as: ${hits[0].why}` : ''}`);
}
translate(`  all: ${wilson(alarms, canaries * equals.length)}`);

const some = Math.ceil(canaries / 5);
translate(
  `\nFound (ended, or suspected where only browsers can tell) within an hour, and after how long, of ${some} canaries each`,
);
for (const [name, of] of worse) {
  const outcomes = simulateMany(of, some);
  const times = outcomes
    .map(({ after, suspected }) => after ?? suspected?.after ?? Infinity)
    .sort((a, b) => a - b);
  const found = times.filter(Number.isFinite).length;
  const nth = (share: number) => times[Math.min(Math.max(Math.round(share * some), 0), some - 1)];
  const half = 0.98 / Math.sqrt(some);
  translate(
    `  ${name}: ${wilson(found, some)}, median ${nth(0.5)} s (${nth(0.5 - half)} to ${nth(0.5 + half)}), 90 % within ${nth(0.9)} s; ${outcomes.map(({ why, suspected }) => why ?? suspected?.why).find(Boolean) ?? ''}`,
  );
}
