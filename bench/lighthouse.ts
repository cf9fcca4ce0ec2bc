import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './statistics.ts';

export interface LighthouseFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Kilobytes as transferred. */
  scriptKb: number;
  totalKb: number;
}

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Lighthouse's mobile defaults, `runs` times in a new browser each, median of every figure by itself. */
export async function measurePage(
  url: string,
  chromePath: string | undefined,
  runs: number,
): Promise<LighthouseFigures> {
  const all: LighthouseFigures[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measureOnce(url, chromePath));
  const of = (key: keyof LighthouseFigures) => median(all.map((figures) => figures[key]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    scriptKb: of('scriptKb'),
    totalKb: of('totalKb'),
  };
}

async function measureOnce(url: string, chromePath: string | undefined): Promise<LighthouseFigures> {
  const chrome = await chromeLauncher.launch({ chromeFlags, ...(chromePath ? { chromePath } : {}) });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories } = result.lhr;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const { items } = (audits['resource-summary']?.details as
      { items: { resourceType: string; transferSize: number }[] } | undefined) ?? {
      items: requestSizes(audits['network-requests']?.details),
    };
    const size = (type: string) =>
      (items.find((item) => item.resourceType === type)?.transferSize ?? 0) / 1024;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scriptKb: size('script'),
      totalKb: size('total'),
    };
  } finally {
    chrome.kill();
  }
}

/** Sums the requests by kind, where Lighthouse has no such summary of its own. */
function requestSizes(details: unknown): { resourceType: string; transferSize: number }[] {
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] };
  const sum = (wanted?: string) =>
    items
      .filter((item) => wanted === undefined || item.resourceType?.toLowerCase() === wanted)
      .reduce((total, item) => total + (item.transferSize ?? 0), 0);
  return [
    { resourceType: 'script', transferSize: sum('script') },
    { resourceType: 'total', transferSize: sum() },
  ];
}
