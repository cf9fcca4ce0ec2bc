import { scriptOfServer } from './script-of-server.ts';

it.each([
  [
    '/data/shell/releases/mf-basket/1.4.2/server/pages/basket.cjs',
    { remote: 'mf-basket', version: '1.4.2', file: 'server/pages/basket.cjs' },
  ],
  [
    '/srv/shell/dist/server/render-worker.cjs',
    { remote: 'mf-shell', version: '3.0.0', file: 'server/render-worker.cjs' },
  ],
  ['/srv/shell/node_modules/fastify/lib/server.js', null],
  ['/srv/shell/node_modules/other/server/render-worker.cjs', null],
  ['node:internal/process/task_queues', null],
  ['', null],
])('scriptOfServer finds the release of %s', (path, expected) => {
  expect(scriptOfServer(path, '3.0.0')).toEqual(expected);
});
