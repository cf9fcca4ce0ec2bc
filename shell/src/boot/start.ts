import './trusted-types.ts';
import { waitForFirstPaint } from './first-paint.ts';
import { holdPictures, isSlowConnection } from './hold-pictures.ts';
import { pageScriptsElementId, type PageScript, type PageScripts } from './page-scripts.ts';
import { nextTask } from './next-task.ts';

/**
 * The first script of a page. Until the first paint it is the only one, so that network and processor are free for
 * rendering. Links and forms work without the other scripts.
 */
async function start(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isSlow = isSlowConnection(navigation);
  const releasePictures = isSlow ? holdPictures() : () => undefined;
  await waitForFirstPaint();
  const text = document.getElementById(pageScriptsElementId)?.textContent ?? '';
  const { main, others } = JSON.parse(text) as PageScripts;
  fetchMain(main, isSlow ? 'high' : 'auto', releasePictures);
  await nextTask();
  startFormatsWorker();
  for (const script of others) preload(script);
}

function fetchMain(
  { href, integrity }: PageScript,
  priority: 'high' | 'auto',
  releasePictures: () => void,
): void {
  const script = document.createElement('script');
  script.async = true;
  script.fetchPriority = priority;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = href;
  script.addEventListener('load', () => {
    releasePictures();
    void runBootTasks();
  });
  script.addEventListener('error', releasePictures);
  document.head.append(script);
}

async function runBootTasks(): Promise<void> {
  for (const task of globalThis.bootTasks ?? []) {
    // One after another, with room between them.
    // oxlint-disable-next-line no-await-in-loop
    await nextTask();
    // oxlint-disable-next-line no-await-in-loop
    await task();
  }
}

function startFormatsWorker(): Worker {
  return new Worker(/* webpackChunkName: "formats-worker" */ new URL('./formats-worker.ts', import.meta.url));
}

/** Preloads a script, which the main script would request only later. */
function preload({ href, integrity }: PageScript): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}

void start();
