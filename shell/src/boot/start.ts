import './first-script/trusted-types.ts';
import { listenForConsentAnswers } from 'shared-runtime/consent-answer';
import { fetchOnIntent } from './first-script/fetch-on-intent.ts';
import { waitForFirstPaint } from './first-script/first-paint.ts';
import { holdPictures } from './first-script/hold-pictures.ts';
import { markLoadedStylesheets } from './first-script/loaded-stylesheets.ts';
import { readListedScripts, type PageScript } from '../document/page-scripts.ts';
import { nextTask } from './next-task.ts';
import { markLeaving } from './first-script/mark-leaving.ts';
import { submitOnce } from './first-script/submit-once.ts';
import { markRestoredPosition } from './first-script/restored-position.ts';
import { isSlowConnection, type NetworkInformation } from './first-script/slow-connection.ts';
import { holdWebFonts } from './web-fonts.ts';

declare global {
  /** The tasks of the main script, in order. */
  // oxlint-disable-next-line no-var -- shared by two scripts without a common module
  var bootTasks: readonly (() => Promise<unknown>)[] | undefined;
}

/**
 * The first script of a page, inline in its head. Other scripts run after the first paint, so that the processor is free
 * for rendering; links and forms work without them. On a fast connection they are also requested after the first paint.
 * On a slow one that would cost two round trips: the main script is requested at once, the others after the first paint,
 * and web fonts and pictures outside the first screen wait until the page is interactive.
 */
async function start(main: PageScript, fonts: readonly string[]): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  markRestoredPosition(navigation, document);
  const { connection } = navigator as { connection?: NetworkInformation };
  await (isSlowConnection(navigation, performance.now(), connection)
    ? startOnSlowConnection(main)
    : startOnFastConnection(main, fonts));
}

async function startOnSlowConnection(main: PageScript): Promise<void> {
  holdWebFonts(document);
  const mainLoaded = fetchMain(main, 'high');
  // After the first paint, so that the main picture is requested before them. A background tab paints nothing.
  if (document.hidden) preloadOthers();
  else requestAnimationFrame(() => setTimeout(preloadOthers));
  await documentParsed();
  const releasePictures = holdPictures();
  try {
    await waitForFirstPaint();
    startFormatsWorker();
    if (await mainLoaded) await runMain();
  } finally {
    releasePictures();
  }
}

async function startOnFastConnection(main: PageScript, fonts: readonly string[]): Promise<void> {
  // They arrive before the first paint, so that the page gets its layout once.
  for (const href of fonts) preload('font', { href });
  await documentParsed();
  await waitForFirstPaint();
  const mainLoaded = fetchMain(main, 'auto');
  await nextTask();
  startFormatsWorker();
  preloadOthers();
  if (await mainLoaded) await runMain();
}

/** Resolves when the document is parsed, which does not wait for style sheets. */
async function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Resolves with false if the script cannot be loaded: the page then works as without scripts. */
function fetchMain({ href, integrity }: PageScript, priority: 'high' | 'auto'): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const script = document.createElement('script');
  script.async = true;
  script.fetchPriority = priority;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = href;
  script.addEventListener('load', () => resolve(true));
  script.addEventListener('error', () => resolve(false));
  document.head.append(script);
  return promise;
}

async function runMain(): Promise<void> {
  markLoadedStylesheets();
  for (const task of globalThis.bootTasks ?? []) {
    // One after another, with room between them.
    // oxlint-disable-next-line no-await-in-loop
    await nextTask();
    // oxlint-disable-next-line no-await-in-loop
    await task();
  }
}

function startFormatsWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "formats-worker" */ new URL('./first-script/formats-worker.ts', import.meta.url),
  );
}

function preloadOthers(): void {
  for (const script of readListedScripts().others ?? []) preload('script', script);
}

/** Preloads a file, which the page would request only later. */
function preload(as: 'script' | 'font', { href, integrity }: Partial<PageScript> & { href: string }): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.crossOrigin = 'anonymous';
  if (integrity !== undefined) link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}

listenForConsentAnswers();
submitOnce();
markLeaving();
fetchOnIntent(() => readListedScripts().frame ?? {});
const { src = '', integrity = '', fontUrls = '' } = document.currentScript?.dataset ?? {};
void start({ href: src, integrity }, fontUrls.split(' ').filter(Boolean));
