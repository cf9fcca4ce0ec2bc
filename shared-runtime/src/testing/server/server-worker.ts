import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { ServedView, ServerView } from '../../stub/server-view.ts';

const classNames = 'export default new Proxy({}, { get: (_, name) => String(name) });';

function compile(url: string): string {
  const filename = fileURLToPath(url);
  return transformSync(readFileSync(filename, 'utf8'), {
    filename,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2024',
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  }).code;
}

// Node itself runs neither JSX nor imported style sheets.
registerHooks({
  load(url, context, nextLoad) {
    if (url.endsWith('.css')) return { format: 'module', source: classNames, shortCircuit: true };
    if (url.endsWith('.tsx')) return { format: 'module', source: compile(url), shortCircuit: true };
    return nextLoad(url, context);
  },
});

async function serve(view: ServerView): Promise<ServedView> {
  const shop = view.createShop();
  await view.load?.(shop.context);
  const html = renderToString(view.render(shop));
  const state = dehydrate(shop.context.queryClient);
  // Its timers would keep the thread running.
  shop.context.queryClient.clear();
  return { html, state };
}

const { views } = (await import(workerData as string)) as { views: Record<string, ServerView> };
const served: Record<string, ServedView> = {};
for (const [name, view] of Object.entries(views)) served[name] = await serve(view);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(served);
