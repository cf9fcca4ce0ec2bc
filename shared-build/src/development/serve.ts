import { parseArgs } from 'node:util';
import { startDevServer } from './dev-server.ts';

/** Serves the remote of the current folder to pages of a shop: `node serve.ts --port 3007 --shop http://localhost:3000`. */
const { values } = parseArgs({ options: { port: { type: 'string' }, shop: { type: 'string' } } });
const { port, shop } = values;
if (port === undefined || shop === undefined) {
  console.error('--port and --shop are required');
  process.exit(1);
}
const server = await startDevServer({ remoteDir: process.cwd(), port: Number(port), shop });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close().then(() => process.exit(0)));
