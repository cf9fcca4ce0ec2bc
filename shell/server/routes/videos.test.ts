import Fastify, { type FastifyInstance } from 'fastify';
import { registerMedia } from './media.ts';
import { registerVideos } from './videos.ts';

const video = '/media/videos/RAVINE.0a1b2c3d.mp4';
const bytes = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 251));
let api: FastifyInstance;
let apiUrl: string;
let shell: FastifyInstance;
let asked: string[];

beforeEach(async () => {
  asked = [];
  api = Fastify();
  api.get<{ Params: { file: string } }>('/media/videos/:file', async (request, reply) => {
    asked.push(request.url);
    const { file } = request.params;
    if (file.startsWith('PAGE')) return reply.type('text/html').send('<html></html>');
    if (!file.startsWith('RAVINE')) return reply.code(404).send({ code: 'not_found' });
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', '"v"');
    return reply.type('video/mp4; codecs="avc1.64001f"').send(bytes);
  });
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  shell = Fastify();
  registerMedia(shell, apiUrl);
  registerVideos(shell, apiUrl);
});
afterEach(() => Promise.all([shell.close(), api.close()]));

const get = (headers: Record<string, string> = {}) => shell.inject({ url: video, headers });

describe('registerVideos', () => {
  it('fetches a video once and answers its parts, cached by browsers', async () => {
    const whole = await get();
    expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'video/mp4; codecs="avc1.64001f"',
      'x-content-type-options': 'nosniff',
      etag: '"v"',
    });
    const part = await get({ range: 'bytes=10-19' });
    expect([part.statusCode, part.rawPayload.equals(bytes.subarray(10, 20))]).toEqual([206, true]);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 10-19/1000', 'content-length': '10' });
    expect(asked).toEqual([video]);
  });

  it('answers 416 with the size to a part behind the end, which no cache keeps as the video', async () => {
    const answer = await get({ range: 'bytes=1000-' });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */1000']);
    expect([answer.headers['cache-control'], answer.headers['etag']]).toEqual(['no-store', undefined]);
  });

  it.each([
    ['"v"', 206],
    ['"older"', 200],
  ])('answers a part of the version %s with %i', async (version, status) => {
    expect((await get({ range: 'bytes=0-1', 'if-range': version })).statusCode).toBe(status);
  });

  it('answers 304 when the browser has the video', async () => {
    const answer = await get({ 'if-none-match': '"v"' });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  });

  it.each([
    '/media/videos/RAVINE.mp4',
    '/media/videos/RAVINE.0a1b2c3d.mkv',
    '/media/videos/%2e%2e.x.mp4',
    '/media/videos/..%2fmetrics.a.mp4',
  ])('does not fetch %s', async (url) => {
    const answer = await shell.inject(url);
    expect([answer.statusCode, answer.headers['cache-control'], asked]).toEqual([404, 'no-store', []]);
  });

  it('never forwards other content types, and reports unknown videos', async () => {
    expect((await shell.inject('/media/videos/PAGE.0a1b2c3d.mp4')).statusCode).toBe(502);
    expect((await shell.inject('/media/videos/OTHER.0a1b2c3d.mp4')).statusCode).toBe(404);
  });

  it('answers 503 while the backend is down', async () => {
    await api.close();
    const answer = await get();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });
});
