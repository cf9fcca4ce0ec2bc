import type { LighthouseFigures } from './lighthouse.ts';
import type { PageLoadFigures } from './page-load.ts';
import type { ListingInteractions } from './interactions.ts';
import type { ColourChangeFigures } from './colour-change.ts';
import type { FloodFigures } from './flood.ts';
import type { BundleSize } from './sizes.ts';
import type { LoadFigures } from '../wrk.ts';

const pad = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const round = (value: number, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');

const targetRow = (pages: string, performance: number, scriptUntilInteractiveKb: number | '') =>
  pad([pages, performance, 100, 100, '', '', '', '', '', '', scriptUntilInteractiveKb, '', '']);

export function lighthouseTable(rows: readonly [string, LighthouseFigures][]): string[] {
  return [
    pad([
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'FCP s',
      'LCP s',
      'TBT ms',
      'TBT by processor time ms',
      'CLS',
      'script kB until interactive',
      'script kB',
      'total kB',
    ]),
    pad(Array.from({ length: 13 }, () => '---')),
    pad(['target', '97', '100', '100', '100', '', '2.00', '100', '50', '0.010', '165', '200', '']),
    targetRow('target, sign-in, registration and new address', 99, 165),
    targetRow('target, order history', 99, ''),
    targetRow('target, basket and checkout', 98, 200),
    ...rows.map(([name, f]) =>
      pad([
        name,
        f.performance,
        f.accessibility,
        f.bestPractices,
        f.seo,
        round(f.fcp / 1000, 2),
        round(f.lcp / 1000, 2),
        round(f.tbt),
        round(f.processorTbt),
        round(f.cls, 3),
        round(f.scriptUntilInteractiveKb),
        round(f.scriptKb),
        round(f.totalKb),
      ]),
    ),
  ];
}

/** Maximum milliseconds until a page is interactive. */
const interactiveTargets: Record<string, number> = { home: 4_500, listing: 4_500, product: 4_000 };

export function throttledTable(rows: readonly [string, PageLoadFigures][]): string[] {
  return [
    pad(['page', 'FCP ms', 'LCP ms', 'interactive ms', 'target ms']),
    pad(Array.from({ length: 5 }, () => '---')),
    ...rows.map(([name, f]) =>
      pad([name, round(f.fcp), round(f.lcp), round(f.interactive), interactiveTargets[name] ?? '']),
    ),
  ];
}

export function interactionTable(
  { filter, page }: ListingInteractions,
  colour: ColourChangeFigures,
): string[] {
  return [
    pad(['what', 'next paint ms', 'new products less the API ms', 'interactions']),
    pad(Array.from({ length: 4 }, () => '---')),
    pad(['target', '120', '', '']),
    ...[['choosing a filter', filter] as const, ['turning the page', page] as const].map(([name, f]) =>
      pad([name, round(f.nextPaint), round(f.results), f.count]),
    ),
    pad(['target of the next row', '100', '', '']),
    pad(['choosing a colour of a product', round(colour.nextPaint), '', colour.count]),
  ];
}

export function loadTable(rows: readonly [string, LoadFigures][]): string[] {
  return [
    pad(['page', 'requests/s', 'p50 ms', 'p99 ms', 'errors']),
    pad(Array.from({ length: 5 }, () => '---')),
    pad(['target, guest', '12000', '', '', '0']),
    pad(['target, member', '600', '', '100', '0']),
    ...rows.map(([name, f]) =>
      pad([name, round(f.requestsPerSecond), round(f.p50, 2), round(f.p99, 2), f.errors]),
    ),
  ];
}

export function floodTable(
  gclid: LoadFigures | undefined,
  floods: readonly [what: string, target: string, flood: FloodFigures][],
): string[] {
  const answersOf = ({ answers }: FloodFigures) =>
    [...answers]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ');
  return [
    pad(['what', 'requests/s', 'p50 ms', 'p99 ms', 'errors', 'answers to the flood', 'target']),
    pad(Array.from({ length: 7 }, () => '---')),
    ...(gclid
      ? [
          pad([
            'home, guest, another gclid in each request',
            round(gclid.requestsPerSecond),
            round(gclid.p50, 2),
            round(gclid.p99, 2),
            gclid.errors,
            '',
            '5,000 requests/s, 0 errors',
          ]),
        ]
      : []),
    ...floods.map(([what, target, flood]) =>
      pad([
        what,
        round(flood.figures.requestsPerSecond),
        round(flood.figures.p50, 2),
        round(flood.figures.p99, 2),
        flood.figures.errors,
        answersOf(flood),
        target,
      ]),
    ),
  ];
}

export function sizeTable(rows: readonly BundleSize[]): string[] {
  return [
    pad(['package', 'script kB (brotli)', 'style kB (brotli)', 'first entry kB (brotli)']),
    pad(Array.from({ length: 4 }, () => '---')),
    ...rows.map((row) => pad([row.name, round(row.script, 1), round(row.style, 1), round(row.entry, 1)])),
  ];
}
