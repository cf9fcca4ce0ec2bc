import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FromWorker, ToWorker } from '../rendering/workers/protocol.ts';

/**
 * A fake rendering process that fails as a release could: `/blocks` runs `spin.cjs` of mf-basket 1.0.0 for ever,
 * `/ends` exits at once, `/ends-once` exits the first time, `/waits` answers when it receives a release,
 * `/probes` with the probes and warm-ups of this process.
 */
const send = (message: FromWorker) => process.send?.(message);
const waiting: (() => void)[] = [];
const probes: string[] = [];
let dataDir = '';

const spinIn = (version: string) =>
  createRequire(import.meta.url)(
    join(dataDir, `releases/mf-basket/${version}/server/spin.cjs`),
  ) as () => void;

/** Returns true on the first call of all processes. */
function isFirstEnd(): boolean {
  try {
    writeFileSync(join(dataDir, 'ended-once'), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

process.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'start':
      dataDir = message.dataDir;
      send({ kind: 'ready' });
      break;
    case 'ping':
      send({ kind: 'pong', rss: process.memoryUsage.rss() });
      break;
    case 'release':
      for (const answer of waiting.splice(0)) answer();
      break;
    case 'probe':
    case 'warm-up':
      probes.push(`${message.kind} ${message.release}`);
      if (message.release === 'mf-basket@9.0.0') {
        send({ kind: 'failed', id: message.id, error: new Error('it throws') });
        break;
      }
      if (message.release === 'mf-basket@1.0.0') spinIn('1.0.0')();
      if (message.release === 'mf-cms@3.0.1' && message.base.releases.includes('mf-basket@1.0.0')) {
        send({ kind: 'failed', id: message.id, error: new Error('beside mf-basket 1.0.0') });
        break;
      }
      send({ kind: 'probed', id: message.id });
      break;
    case 'render': {
      const { id, job } = message;
      const path = new URL(job.url).pathname;
      const answer = () =>
        send({
          kind: 'page',
          id,
          answer: {
            kind: 'document',
            status: 200,
            html: Buffer.from(
              path === '/probes'
                ? probes.join()
                : `${path} ${job.snapshot.releases.join(' ')} by ${process.pid}`,
            ),
            encoding: 'identity',
          },
          regions: { shown: [{ remote: 'mf-cms', version: '2.0.0', ms: 3 }], failed: [] },
          spans: [],
        });
      if (path === '/ends' || (path === '/ends-once' && isFirstEnd())) process.exit(1);
      if (path === '/blocks' && job.snapshot.releases.includes('mf-basket@1.0.0')) spinIn('1.0.0')();
      if (path === '/waits') waiting.push(answer);
      else answer();
    }
  }
});
process.on('disconnect', () => process.exit(0));
