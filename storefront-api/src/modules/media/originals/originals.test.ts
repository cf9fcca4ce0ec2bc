import { createHmac, createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { productViews, type PictureRequest } from 'storefront-ports/picture-originals';
import { ConfigError, readConfig } from '../../../config.ts';
import { encode } from '../files/encode.ts';
import { createFolderOriginals } from './folder-originals.ts';
import { openOriginals } from './open-originals.ts';
import { createS3Originals } from './s3-originals.ts';
import { createStoredOriginals } from './stored-originals.ts';

const product = (key: string, view: 'main' | 'back' = 'main') => ({
  subject: 'product' as const,
  key,
  view,
  article: {
    sku: key,
    productSku: 'SKI-1',
    artKind: '',
    model: '',
    brand: '',
    audience: 'unisex' as const,
    facts: {},
    colours: { base: '#000000', accent: '#000000', detail: '#000000' },
    lengthCm: null,
    parts: [],
  },
});

const sign: PictureRequest = {
  subject: 'sign',
  key: 'empty-basket',
  view: 'sign',
  brandName: null,
  reviews: { offpiste: {}, snowfield: {} },
};

const photograph = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#204060' } })
    .jpeg()
    .toBuffer();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-originals-'));
  const put = async (path: string, content: Buffer | string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  await put('product/SKI-1/main.jpg', await photograph());
  await put('photo/worn.jpg', await photograph());
  await put('sign/empty-basket/sign.svg', '<svg viewBox="0 0 40 20"></svg>');
});
afterAll(() => rm(folder, { recursive: true }));

describe('createFolderOriginals', () => {
  it('finds a picture by subject, key and view', async () => {
    const originals = createFolderOriginals(folder, '1');
    expect(await originals.find(product('SKI-1'))).toMatchObject({ type: 'raster' });
    expect(await originals.find(sign)).toEqual({
      type: 'svg',
      svg: '<svg viewBox="0 0 40 20"></svg>',
      width: 40,
    });
  });

  it('finds the picture of the product for its variants, and the main one for other views', async () => {
    const originals = createFolderOriginals(folder, '1');
    expect(await originals.find(product('SKI-1-178', 'back'))).toEqual(
      await originals.find(product('SKI-1')),
    );
  });

  it('finds a picture that a product names by its key only', async () => {
    const originals = createFolderOriginals(folder, '1');
    const photo = (key: string): PictureRequest => ({
      ...product('SKI-1'),
      subject: 'photo',
      key,
      view: 'full',
    });
    expect(await originals.find(photo('worn'))).toMatchObject({ type: 'raster' });
    // The pictures of the product's SKU are others.
    expect(await originals.find(photo('unknown'))).toBeNull();
  });

  it('returns null if there is no file', async () => {
    const originals = createFolderOriginals(folder, '1');
    const banner = { subject: 'banner', key: 'none', view: 'wide', mood: 'dawn' } as const;
    expect(await originals.find({ ...banner, brandName: null, goods: [] })).toBeNull();
  });
});

describe('createFolderOriginals, with files that are no pictures of it', () => {
  let outer: string;
  beforeAll(async () => {
    outer = await mkdtemp(join(tmpdir(), 'shop-originals-'));
    await mkdir(join(outer, 'originals/product/SKI-1'), { recursive: true });
    await mkdir(join(outer, 'private'));
    await writeFile(join(outer, 'private/main.svg'), '<svg>private</svg>');
  });
  afterAll(() => rm(outer, { recursive: true }));

  const originals = () => createFolderOriginals(join(outer, 'originals'), '1');
  const put = (name: string) => join(outer, 'originals/product', name);

  it('does not follow links out of the folder', async () => {
    await symlink('../../../private/main.svg', put('SKI-1/main.svg'));
    await symlink('../../private', put('SKI-2'));
    expect(await originals().find(product('SKI-1'))).toBeNull();
    expect(await originals().find(product('SKI-2'))).toBeNull();
  });

  it('follows links within the folder, and to the folder', async () => {
    await mkdir(put('SKI-3'));
    await writeFile(put('SKI-3/main.svg'), '<svg>shared</svg>');
    await symlink('SKI-3', put('SKI-4'));
    await symlink('originals', join(outer, 'link'));
    const linked = createFolderOriginals(join(outer, 'link'), '1');
    expect(await linked.find(product('SKI-4'))).toMatchObject({ svg: '<svg>shared</svg>' });
  });

  it('rejects an original of more than 30 MB', async () => {
    await mkdir(put('SKI-5'));
    await writeFile(put('SKI-5/main.jpg'), '');
    await truncate(put('SKI-5/main.jpg'), 30 * 1024 * 1024 + 1);
    await expect(originals().find(product('SKI-5'))).rejects.toThrow(
      'The original product/SKI-5/main.jpg has more than 30 MB',
    );
  });
});

describe('createStoredOriginals', () => {
  it('remembers for a minute that there is no original', async () => {
    const files = new Map<string, Buffer>();
    let reads = 0;
    let nowMs = 1;
    const originals = createStoredOriginals(
      (path) => {
        reads += 1;
        return Promise.resolve(files.get(path) ?? null);
      },
      '1',
      { now: () => nowMs },
    );
    expect(await originals.find(sign)).toBeNull();
    files.set('sign/empty-basket/sign.png', await photograph());
    nowMs += 59_000;
    expect(await originals.find(sign)).toBeNull();
    expect(reads).toBe(5);
    nowMs += 2_000;
    expect(await originals.find(sign)).toMatchObject({ type: 'raster' });
  });

  it('does not remember an error', async () => {
    let isDown = true;
    const originals = createStoredOriginals(
      () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(Buffer.from('<svg/>'))),
      '1',
    );
    await expect(originals.find(sign)).rejects.toThrow('down');
    isDown = false;
    expect(await originals.find(sign)).not.toBeNull();
  });
});

describe('encode', () => {
  it.each(['contain', 'cover'] as const)(
    'gives a photograph the aspect ratio of the page: %s',
    async (fit) => {
      const original = { type: 'raster' as const, bytes: await photograph() };
      const bytes = await encode(original, { width: 800, height: 1000, fit }, { width: 160, format: 'webp' });
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 160, height: 200 });
    },
  );
});

const region = 'eu-north-1';
const accessKeyId = 'shop';
const secretAccessKey = 'a secret of the tests';

/** Calculates the signature of a request by the rules of AWS Signature Version 4. */
function signatureOf(request: IncomingMessage): string {
  const authorization = request.headers.authorization ?? '';
  const [, date = ''] = /Credential=shop\/(\d{8})\/eu-north-1\/s3\/aws4_request/.exec(authorization) ?? [];
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const url = new URL(request.url ?? '', 'http://store');
  url.searchParams.sort();
  const canonical = [
    request.method,
    url.pathname,
    url.searchParams.toString(),
    ...signed.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signed.join(';'),
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    `${date}/${region}/s3/aws4_request`,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const key = [date, region, 's3', 'aws4_request'].reduce<Buffer>(
    (signing, part) => createHmac('sha256', signing).update(part).digest(),
    Buffer.from(`AWS4${secretAccessKey}`),
  );
  return createHmac('sha256', key).update(text).digest('hex');
}

const error = (code: string) =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

describe('createS3Originals', () => {
  let server: Server;
  let endpoint: string;
  const paths: string[] = [];
  let isDown = false;
  const tooLarge = Buffer.alloc(30 * 1024 * 1024 + 1);
  beforeAll(async () => {
    const bytes = await photograph();
    server = createServer((request, response) => {
      const path = new URL(request.url ?? '', 'http://store').pathname;
      paths.push(path);
      const isSigned = request.headers.authorization?.endsWith(`Signature=${signatureOf(request)}`) === true;
      response.setHeader('content-type', 'application/xml');
      if (isDown) response.writeHead(500).end(error('InternalError'));
      else if (!isSigned) response.writeHead(403).end(error('SignatureDoesNotMatch'));
      else if (path === '/pictures/shop/product/SKI-1/main.jpg') response.writeHead(200).end(bytes);
      else if (path === '/pictures/shop/product/LARGE/main.jpg')
        response.writeHead(200, { 'content-length': tooLarge.length }).write('the beginning');
      else if (path === '/pictures/shop/product/UNKNOWN/main.jpg')
        response.writeHead(200, { 'transfer-encoding': 'chunked' }).end(tooLarge);
      else if (path === '/pictures/shop/product/SLOW/main.jpg')
        response.writeHead(200).write('the beginning');
      else response.writeHead(404).end(error('NoSuchKey'));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  const open = (secret = secretAccessKey, timeoutMs?: number) =>
    createS3Originals({
      bucket: 'pictures',
      prefix: 'shop/',
      endpoint,
      region,
      accessKeyId,
      secretAccessKey: secret,
      version: '1',
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });

  it('reads the object of a picture with a signed request', async () => {
    const original = await open().find(product('SKI-1'));
    expect(original?.type === 'raster' && (await sharp(original.bytes).metadata()).width).toBe(300);
    expect(paths).toContain('/pictures/shop/product/SKI-1/main.jpg');
  });

  it('returns null for a key that does not exist', async () => {
    expect(await open().find(sign)).toBeNull();
  });

  it('rejects if the store rejects the key or fails', async () => {
    await expect(open('another secret').find(product('SKI-1'))).rejects.toThrow('SignatureDoesNotMatch');
    isDown = true;
    paths.length = 0;
    await expect(open().find(product('SKI-1'))).rejects.toThrow('InternalError');
    expect(paths).toHaveLength(2);
    isDown = false;
  });

  it.each(['LARGE', 'UNKNOWN'])('rejects an object of more than 30 MB: %s', async (sku) => {
    await expect(open().find(product(sku))).rejects.toThrow(`product/${sku}/main.jpg has more than 30 MB`);
  });

  it('rejects if the store does not finish in time', async () => {
    await expect(open(secretAccessKey, 500).find(product('SLOW'))).rejects.toThrow(/abort/i);
  });
});

describe('openOriginals', () => {
  it('opens what PICTURE_ORIGINALS names, and else the source of the composition', async () => {
    const provided = {
      version: 'drawn',
      views: productViews,
      find: () => Promise.resolve(null),
      findVideo: () => Promise.resolve(null),
    };
    const { pictureOriginals } = readConfig({
      PICTURE_ORIGINALS: `folder:${folder}`,
      PICTURE_ORIGINALS_VERSION: 'winter',
    });
    const opened = await openOriginals(pictureOriginals, provided);
    expect(opened.version).toBe('winter');
    expect(await opened.find(product('SKI-1'))).not.toBeNull();
    expect(await openOriginals(undefined, provided)).toBe(provided);
    expect((await openOriginals(undefined)).version).toBe('1');
  });

  it('rejects a missing file of the secret key without its path, which may be the key itself', async () => {
    const { pictureOriginals } = readConfig({
      PICTURE_ORIGINALS: 's3://pictures',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY_FILE: 'pasted/key',
    });
    await expect(openOriginals(pictureOriginals)).rejects.toThrow(
      /^S3_SECRET_ACCESS_KEY_FILE is not valid: it must be a file that can be read$/,
    );
  });

  it('rejects S3 without a key', () => {
    expect(() => readConfig({ PICTURE_ORIGINALS: 's3://pictures/shop' })).toThrow(ConfigError);
    expect(() => readConfig({ PICTURE_ORIGINALS: 'http://pictures' })).toThrow(/PICTURE_ORIGINALS is/);
  });
});
