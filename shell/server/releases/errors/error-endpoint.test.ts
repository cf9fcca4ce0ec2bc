import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ReleaseError } from 'registry-client/domain/error-report';
import type { Side } from 'registry-client/release-dir/layout';
import { buildShell, visitorCookie } from '../../testing/shell-fixture.ts';

let app: FastifyInstance;
let received: { side: Side; error: ReleaseError }[];
beforeEach(async () => {
  received = [];
  app = await buildShell({ errors: { add: (side, error) => received.push({ side, error }) } });
});
afterEach(() => app.close());

const frame = {
  remote: 'mf-basket',
  version: '1.0.0',
  file: 'browser/remoteEntry.js',
  line: 1,
  column: 11,
  functionName: 't',
};
const error = {
  remote: 'mf-basket',
  version: '1.0.0',
  source: 'window',
  phase: null,
  pageType: 'content',
  name: 'TypeError',
  message: 'x is undefined',
  frames: [frame],
};

async function send(body: unknown, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/__errors',
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      'content-type': 'text/plain;charset=UTF-8',
      cookie: visitorCookie('0c0ffee0-0000-4000-8000-000000000001'),
      ...headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return [answer.statusCode, answer.body, answer.headers['set-cookie']] as const;
}

const silent = [204, '', undefined];

describe('POST /__errors', () => {
  it('receives the errors of a tab', async () => {
    expect(await send({ errors: [error, { ...error, message: 'two' }] })).toEqual(silent);
    expect(received).toMatchObject([
      { side: 'browser', error: { message: 'x is undefined', frames: [frame] } },
      { side: 'browser', error: { message: 'two' } },
    ]);
  });

  it('removes personal data and control characters, whatever the client did', async () => {
    await send({
      errors: [
        {
          ...error,
          pageType: 'anna-0701234567',
          name: 'of anna@example.com',
          message: '\u001b[2Jno order of anna@example.com <img src=x onerror=alert(1)>',
          frames: [{ ...frame, functionName: 'anna@example.com' }],
        },
      ],
    });
    expect(received.map((each) => each.error)).toMatchObject([
      {
        pageType: null,
        name: 'of <email>',
        message: ' [2Jno order of <email> <img src=x onerror=alert(1)>',
        frames: [{ functionName: '<email>' }],
      },
    ]);
  });

  it.each([
    ['no error', { errors: [] }],
    ['a phase that regions do not have', { errors: [{ ...error, phase: 'annasvensson' }] }],
    ['a page type that is a name of JavaScript', { errors: [{ ...error, pageType: '__proto__' }] }],
    ['six errors', { errors: Array.from({ length: 6 }, () => error) }],
    ['a stack of 13 frames', { errors: [{ ...error, frames: Array.from({ length: 13 }, () => frame) }] }],
    ['a remote that is none', { errors: [{ ...error, remote: 'shell' }] }],
    ['a version that is none', { errors: [{ ...error, version: '<script>' }] }],
    [
      'a file outside of the release',
      { errors: [{ ...error, frames: [{ ...frame, file: 'browser/<b>' }] }] },
    ],
    ['an unknown field of an error', { errors: [{ ...error, email: 'anna@example.com' }] }],
    ['an unknown field of the report', { errors: [error], more: 1 }],
    ['a line that is a word', { errors: [{ ...error, frames: [{ ...frame, line: 'one' }] }] }],
    ['10 MB', { errors: [{ ...error, message: 'x'.repeat(10_000_000) }] }],
    ['no JSON', '{"errors":'],
    ['null', 'null'],
  ])('answers 204 and drops a report with %s', async (_, body) => {
    expect(await send(body)).toEqual(silent);
    expect(received).toEqual([]);
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a visitor without an id', { cookie: '' }],
    ['an id that this shop has not signed', { cookie: `vid=${randomUUID()}` }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('answers 204 and drops a report from %s', async (_, headers) => {
    expect(await send({ errors: [error] }, headers)).toEqual(silent);
    expect(received).toEqual([]);
  });

  it('limits a visitor to six reports a minute', async () => {
    for (let count = 0; count < 10; count++) {
      // oxlint-disable-next-line no-await-in-loop -- sequential, to reach the limit
      await send({ errors: [error] });
    }
    expect(received).toHaveLength(6);
  });

  it('limits a network to thirty reports a minute', async () => {
    await Promise.all(
      Array.from({ length: 50 }, () => send({ errors: [error] }, { cookie: visitorCookie(randomUUID()) })),
    );
    expect(received).toHaveLength(30);
  });
});
