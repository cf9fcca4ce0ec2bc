import Fastify, { type FastifyInstance } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { registerMedia } from './media.ts';

const picture = '/media/product.SKI.main.0a1b2c3d/400.avif';
const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0"/>'.repeat(50)}</svg>`;
let api: FastifyInstance;
let apiUrl: string;
let shell: FastifyInstance;
let asked: string[];
let answerAfterMs: number;

beforeEach(async () => {
  asked = [];
  answerAfterMs = 10;
  api = Fastify();
  api.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async (request, reply) => {
    asked.push(request.url);
    await setTimeout(answerAfterMs);
    const { id, file } = request.params;
    if (id.startsWith('product.page')) return reply.type('text/html').send('<html></html>');
    if (file === 'logo.svg') return reply.type('image/svg+xml').send(drawing);
    if (file === '401.avif') return reply.code(400).send({ code: 'invalid_request' });
    if (!id.startsWith('product')) return reply.code(404).send({ code: 'not_found' });
    const isOld = id.endsWith('00000000');
    reply.header('cache-control', isOld ? 'public, max-age=60' : 'public, max-age=31536000, immutable');
    return reply.header('etag', '"v"').type('image/avif').send(Buffer.from(id));
  });
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  shell = Fastify();
  registerMedia(shell, apiUrl);
});
afterEach(() => Promise.all([shell.close(), api.close()]));

it('registerMedia fetches a picture once for concurrent requests, whatever their query', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => shell.inject(picture)));
  const later = await shell.inject(`${picture}?v=1`);
  expect([...answers, later].map((answer) => answer.statusCode)).toEqual(Array(21).fill(200));
  expect(later.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: '"v"',
  });
  expect(asked).toEqual([picture]);
});

it('registerMedia waits longer for a picture than other calls wait for the API', async () => {
  const others = getGlobalDispatcher();
  setGlobalDispatcher(new Agent({ headersTimeout: 1 }));
  try {
    // undici checks its timeouts once a second.
    answerAfterMs = 2_500;
    expect((await shell.inject(picture)).statusCode).toBe(200);
  } finally {
    setGlobalDispatcher(others);
  }
});

it('registerMedia answers 304 when the browser has the picture', async () => {
  const answer = await shell.inject({ url: picture, headers: { 'if-none-match': '"v"' } });
  expect([answer.statusCode, answer.body]).toEqual([304, '']);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('registerMedia compresses SVG as %s', async (encoding, unpack) => {
  const headers = { 'accept-encoding': encoding };
  const answer = await shell.inject({ url: '/media/signs/logo.svg', headers });
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(answer.rawPayload.length).toBeLessThan(200);
  expect(unpack(answer.rawPayload).toString()).toBe(drawing);
});

it('registerMedia sends an SVG picture with a policy that blocks its scripts, and no picture with that of pages', async () => {
  await shell.close();
  shell = Fastify();
  shell.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'self'");
  });
  registerMedia(shell, apiUrl);
  const drawn = await shell.inject('/media/signs/logo.svg');
  expect(drawn.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const photo = await shell.inject(picture);
  expect(photo.headers['x-content-type-options']).toBe('nosniff');
  expect(photo.headers).not.toHaveProperty('content-security-policy');
});

it('registerMedia fetches pictures again that may change', async () => {
  const old = picture.replace('0a1b2c3d', '00000000');
  await shell.inject(old);
  expect((await shell.inject(old)).headers['cache-control']).toBe('public, max-age=60');
  expect(asked).toHaveLength(2);
});

it.each([
  ['/media/banner.none.wide.0a1b2c3d/400.avif', 404],
  [picture.replace('400', '401'), 400],
])('registerMedia answers %s with the backend’s status, and does not cache it', async (url, status) => {
  const answers = [await shell.inject(url), await shell.inject(url)];
  expect(answers.map((answer) => answer.statusCode)).toEqual([status, status]);
  expect(answers[0]?.headers['cache-control']).toBe('no-store');
  expect(asked).toHaveLength(2);
});

it.each([
  '/media/%2e%2e/metrics',
  '/media/%2E%2E/healthz',
  '/media/..%2f..%2fapi/docs',
  '/media/product.x/%2e%2e',
  '/media/a..b/400.avif',
  '/media/product.x/400.avif%2f..',
  '/media/product.x%3f/400.avif',
  '/media/product.x/index.html',
  '/media/product.x/.jpg',
])('registerMedia does not fetch %s', async (url) => {
  expect((await shell.inject(url)).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

it('registerMedia never forwards other content types', async () => {
  const answer = await shell.inject('/media/product.page.0a1b2c3d/400.jpg');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([502, 'text/plain']);
  expect(answer.body).not.toContain('<html>');
});

it('registerMedia answers 503 while the backend is down', async () => {
  await api.close();
  expect((await shell.inject(picture)).statusCode).toBe(503);
});

it('registerMedia serves the app icons, which are PNG', async () => {
  expect((await shell.inject('/media/product.icons/offpiste-any-192.png')).statusCode).toBe(200);
});

it('registerMedia gives each network its turn, and rejects a network with too many waiting pictures', async () => {
  answerAfterMs = 100;
  const from = async (remoteAddress: string, size: number) =>
    shell.inject({ url: `/media/product.SKI.main.0a1b2c3d/${size}.avif`, remoteAddress });
  const flood = Promise.all(Array.from({ length: 300 }, (_, index) => from('192.0.2.1', 1_000 + index)));
  const other = await from('198.51.100.1', 400);
  expect(other.statusCode).toBe(200);
  // Behind at most one round of the flood.
  expect(asked.length).toBeLessThan(30);
  const rejected = (await flood).filter(({ statusCode }) => statusCode === 503);
  expect(rejected).toHaveLength(300 - 8 - 200);
  expect(rejected[0]?.headers['retry-after']).toBe('5');
});
