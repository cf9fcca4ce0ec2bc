import { createRequire } from 'node:module';
import type { FromWorker, ToWorker } from '../rendering/workers/protocol.ts';

/** A rendering process that runs the file `job.url`, as code of a release would run, and answers with its result. */
const send = (message: FromWorker) => process.send?.(message);
const load = createRequire(import.meta.url);

process.on('message', (message: ToWorker) => {
  if (message.kind === 'start') send({ kind: 'ready' });
  if (message.kind === 'ping') send({ kind: 'pong', rss: 0 });
  if (message.kind !== 'render') return;
  const found = load(new URL(message.job.url).pathname) as () => unknown;
  const html = Buffer.from(JSON.stringify(found()));
  send({
    kind: 'page',
    id: message.id,
    answer: { kind: 'document', status: 200, html, encoding: 'identity' },
    regions: { shown: [], failed: [] },
    spans: [],
  });
});
process.on('disconnect', () => process.exit(0));
