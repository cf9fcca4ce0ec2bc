import { chromium } from '@playwright/test';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags } from '../../scripts/verify/chromium.ts';
import { median } from '../statistics.ts';
import { processorBlockingTime } from './blocking-time.ts';
import { cookiesOf } from './cookies.ts';
import { cpuSlowdown } from './cpu-slowdown.ts';

export interface LighthouseFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** By the processor time of the page's main thread, see `processorBlockingTime`. */
  processorTbt: number;
  cls: number;
  /** Kilobytes as transferred. */
  scriptKb: number;
  /** Part of it that was requested before the mark `shop:interactive`. */
  scriptUntilInteractiveKb: number;
  totalKb: number;
}

const chromeFlags = ['--headless=new', ...chromiumFlags];

/**
 * Runs Lighthouse with its mobile defaults `runs` times in a new browser each and returns the median of every value.
 * One run before them is not counted: on the first visit the server renders its pictures.
 *
 * @param cookie header of a member; empty for a guest
 */
export async function measurePage(
  url: string,
  chromePath: string | undefined,
  runs: number,
  cookie = '',
): Promise<LighthouseFigures> {
  const spare = { runs: 2 };
  await measureAgain(url, chromePath, spare, cookie);
  const all: LighthouseFigures[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measureAgain(url, chromePath, spare, cookie));
  const of = (key: keyof LighthouseFigures) => median(all.map((figures) => figures[key]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    processorTbt: of('processorTbt'),
    cls: of('cls'),
    scriptKb: of('scriptKb'),
    scriptUntilInteractiveKb: of('scriptUntilInteractiveKb'),
    totalKb: of('totalKb'),
  };
}

/** Error codes for runs without a usable trace, which happen occasionally and which Lighthouse asks to repeat. */
const lostRecords = ['NO_NAVSTART', 'NO_TRACING_STARTED'];

class LostRecordError extends Error {}

/** @param spare number of runs that may be repeated; more of them are an error */
async function measureAgain(
  url: string,
  chromePath: string | undefined,
  spare: { runs: number },
  cookie: string,
): Promise<LighthouseFigures> {
  try {
    return await measureOnce(url, chromePath, cookie);
  } catch (error) {
    if (!(error instanceof LostRecordError) || spare.runs === 0) throw error;
    spare.runs -= 1;
    return measureAgain(url, chromePath, spare, cookie);
  }
}

/**
 * Signs in the browser. A header of Lighthouse would reach the document only: the browser's own cookies replace it in the
 * requests of the page, which would then be those of a guest.
 */
async function setCookies(port: number, url: string, header: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await browser.contexts()[0]?.addCookies(cookiesOf(header, url));
  await browser.close();
}

async function measureOnce(
  url: string,
  chromePath: string | undefined,
  cookie: string,
): Promise<LighthouseFigures> {
  const chrome = await chromeLauncher.launch({ chromeFlags, ...(chromePath ? { chromePath } : {}) });
  try {
    if (cookie !== '') await setCookies(chrome.port, url, cookie);
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      throttling: { cpuSlowdownMultiplier: cpuSlowdown },
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError && lostRecords.includes(runtimeError.code)) throw new LostRecordError(runtimeError.code);
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const requests = requestsOf(audits['network-requests']?.details);
    const isScript = ({ resourceType }: NetworkRequest) => resourceType === 'Script';
    const interactive = markTime(audits['user-timings']?.details, 'shop:interactive');
    const early = requests.filter(
      (request) => isScript(request) && (request.networkRequestTime ?? 0) <= interactive,
    );
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      processorTbt: processorBlockingTime(result.artifacts.Trace.traceEvents, cpuSlowdown),
      cls: value('cumulative-layout-shift'),
      scriptKb: kilobytes(requests.filter(isScript)),
      scriptUntilInteractiveKb: kilobytes(early),
      totalKb: kilobytes(requests),
    };
  } finally {
    chrome.kill();
  }
}

interface NetworkRequest {
  resourceType?: string;
  /** Bytes. */
  transferSize?: number;
  /** Milliseconds since the navigation. */
  networkRequestTime?: number;
}

function requestsOf(details: unknown): NetworkRequest[] {
  return (details as { items?: NetworkRequest[] } | undefined)?.items ?? [];
}

const kilobytes = (requests: readonly NetworkRequest[]) =>
  requests.reduce((total, { transferSize = 0 }) => total + transferSize, 0) / 1024;

/** Returns milliseconds since the navigation. Throws if the page has not set the mark. */
function markTime(details: unknown, name: string): number {
  const { items = [] } = (details ?? {}) as { items?: { name?: string; startTime?: number }[] };
  const mark = items.find((item) => item.name === name)?.startTime;
  if (mark === undefined) throw new Error(`The page has set no mark ${name}`);
  return mark;
}
