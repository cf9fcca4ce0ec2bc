/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import type { PageAnswer } from './page-request.ts';
import { bytesOf, createPageCache, keepable } from './page-cache.ts';

const documentOf = (text: string, status = 200): PageAnswer => ({
  kind: 'document',
  status,
  html: Buffer.from(text),
  encoding: 'identity',
});

describe('page cache', () => {
  it('renders once for everybody who waits, and once for who comes after', async () => {
    const cache = createPageCache();
    let renders = 0;
    const make = async () => {
      renders += 1;
      return documentOf('<html></html>');
    };
    await Promise.all([cache.get('a', make), cache.get('a', make)]);
    await cache.get('a', make);
    await cache.get('b', make);
    expect(renders).toBe(2);
  });

  it('never keeps a failure', async () => {
    const cache = createPageCache();
    await cache.get('a', async () => documentOf('down', 503));
    const next = await cache.get('a', async () => documentOf('up'));
    expect(next).toMatchObject({ status: 200 });
    await expect(
      cache.get('c', async () => {
        throw new Error('render');
      }),
    ).rejects.toThrow('render');
    expect(await cache.get('c', async () => documentOf('up'))).toMatchObject({ status: 200 });
  });

  it('keeps redirects, so that nobody waits for a page that is none', async () => {
    const cache = createPageCache();
    const answer = await cache.get('a', async () => ({
      kind: 'redirect',
      status: 301,
      location: '/products/skis',
    }));
    expect(answer).toEqual({ kind: 'redirect', status: 301, location: '/products/skis' });
  });

  it('compresses a page once per encoding', async () => {
    const cache = createPageCache();
    const page = await cache.get('a', async () => documentOf('snow '.repeat(200)));
    if (page.kind !== 'document') throw new Error('a document was kept');
    const first = await bytesOf(page, 'br');
    expect((await bytesOf(page, 'br')).body).toBe(first.body);
    expect(brotliDecompressSync(first.body).toString()).toBe('snow '.repeat(200));
    expect((await bytesOf(page, 'identity')).body.toString()).toBe('snow '.repeat(200));
  });

  it('sends what came packed as it came', async () => {
    const packed = keepable({ kind: 'document', status: 200, html: Buffer.from('packed'), encoding: 'zstd' });
    if (packed.kind !== 'document') throw new Error('a document was kept');
    expect(await bytesOf(packed, 'br')).toEqual({ body: Buffer.from('packed'), encoding: 'zstd' });
  });
});
