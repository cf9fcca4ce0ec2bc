import { readdirSync, readFileSync } from 'node:fs';
import { percentile } from '../statistics.ts';

export interface RenderingFigures {
  /** Processor time of the rendering processes for one page, median. */
  renderingMs: number;
  /** From request to the last byte, with the requests to the API, median. */
  answerMs: number;
  pages: number;
}

/** Pages before the counted ones, so that all code has been executed before. */
const warmUpPages = 150;
const countedPages = 300;

/**
 * Requests product pages one after another, each of which is in no cache, as a guest: with all their sliders. The
 * processor time leaves out what the processes wait for: the API, and other programs of the machine.
 */
export async function measureRendering(
  shellPid: number,
  urlOf: (product: number) => string,
): Promise<RenderingFigures> {
  const rendering: number[] = [];
  const answers: number[] = [];
  let shown = 0;
  for (let product = 1; rendering.length < countedPages; product += 1) {
    const before = processorMs(shellPid);
    const startedAt = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- pages at the same time would be counted together
    const isShown = await isPageShown(urlOf(product));
    const answer = performance.now() - startedAt;
    if (!isShown) continue;
    shown += 1;
    if (shown <= warmUpPages) continue;
    answers.push(answer);
    rendering.push(processorMs(shellPid) - before);
  }
  return {
    renderingMs: percentile(rendering, 50),
    answerMs: percentile(answers, 50),
    pages: rendering.length,
  };
}

/** False for a product that is not sold in the store. */
async function isPageShown(url: string): Promise<boolean> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (answer.ok || answer.status === 404 || answer.status === 410) return answer.ok;
  throw new Error(`${url} answers ${answer.status}`);
}

/** Processor time of the child processes of the shell, which render pages, so far. */
function processorMs(shellPid: number): number {
  const children = readdirSync(`/proc/${shellPid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${shellPid}/task/${thread}/children`, 'utf8')
      .split(' ')
      .filter((pid) => pid !== ''),
  );
  const nanoseconds = children.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    ),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}

/** Maximum processor time of one page. */
const targetMs = 15;

export function renderingTable({ renderingMs, answerMs, pages }: RenderingFigures): string[] {
  return [
    '| page | rendering ms | answer with the API ms | pages |',
    '| --- | --- | --- | --- |',
    `| target | ${targetMs} | | |`,
    `| product with all sliders, guest | ${renderingMs.toFixed(1)} | ${answerMs.toFixed(1)} | ${pages} |`,
  ];
}
