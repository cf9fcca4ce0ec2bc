import { setTimeout as wait } from 'node:timers/promises';

/** A page that takes longer counts as lost, milliseconds. */
const pageTimeoutMs = 30_000;
/** Between two visits, milliseconds: without it the visitors would take the processor from the instances that start. */
const pauseMs = 25;

/** Requests a page on a connection of its own again and again. Returns the function that stops and returns the counts. */
export function visitContinuously(url: string): () => Promise<{ pages: number; failures: unknown[] }> {
  const failures: unknown[] = [];
  let pages = 0;
  const state = { isStopped: false };
  const visitor = async () => {
    while (!state.isStopped) {
      try {
        const answer = await fetch(url, {
          headers: { connection: 'close' },
          signal: AbortSignal.timeout(pageTimeoutMs),
        });
        await answer.text();
        pages += 1;
        if (answer.status !== 200) failures.push(answer.status);
      } catch (error) {
        failures.push(error);
      }
      await wait(pauseMs);
    }
  };
  const visitors = [visitor(), visitor(), visitor()];
  return async () => {
    state.isStopped = true;
    await Promise.all(visitors);
    return { pages, failures };
  };
}

/** Requests a page several times, each on a connection of its own, and counts which builds of the shell have made it. */
export async function countBuilds(url: string, times: number): Promise<Map<string, number>> {
  const builds = new Map<string, number>();
  for (let count = 0; count < times; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the instances answer in turn
    const html = await (await fetch(url, { headers: { connection: 'close' } })).text();
    const build = /\/assets\/shell\/([\w.-]+)\/main/.exec(html)?.[1] ?? 'none';
    builds.set(build, (builds.get(build) ?? 0) + 1);
  }
  return builds;
}
