import { createParser } from 'eventsource-parser';

/** Pause before a lost connection is opened again. */
const pauseMs = 2_000;

export interface WatchOptions {
  baseUrl: string;
  /** Called with each revision that the registry announces. */
  onRevision: (revision: number) => void;
  fetch?: typeof fetch | undefined;
}

/**
 * Listens for new revisions until the returned function is called. Never throws: callers also poll, so without a
 * connection they receive a revision later.
 */
export function watchRevisions({ baseUrl, onRevision, fetch: send = fetch }: WatchOptions): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'revision' && /^\d{1,15}$/.test(data)) onRevision(Number(data));
    },
  });

  async function listen(): Promise<void> {
    const response = await send(new URL('/registry/events', baseUrl), { signal, redirect: 'error' });
    if (!response.ok || response.body === null) return;
    const text = response.body.pipeThrough(new TextDecoderStream());
    for await (const chunk of text) parser.feed(chunk);
  }

  void (async () => {
    while (!signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one connection at a time
      await listen().catch(() => undefined);
      parser.reset();
      // oxlint-disable-next-line no-await-in-loop
      if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
    }
  })();
  return () => stopping.abort();
}
