import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import {
  chooseEncoding,
  chooseDynamicEncoding,
  compress,
  compressDynamic,
  type Encoding,
  type DynamicEncoding,
} from './compression.ts';

const unpack: Record<DynamicEncoding, (body: Buffer) => Buffer> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
};

// From an empty body to one larger than the largest window.
const lengths = [0, 1, 1_000, 150_000, 5_000_000];
const kept: Encoding[] = ['br', 'gzip', 'identity'];

describe.each<DynamicEncoding>(['zstd', ...kept])('compressDynamic with %s', (encoding) => {
  it.each(lengths)('restores %i bytes', (length) => {
    const body = Buffer.alloc(length, 'snow and ');
    expect(unpack[encoding](compressDynamic(body, encoding)).equals(body)).toBe(true);
  });

  it('shortens text, except with identity', () => {
    const body = Buffer.alloc(150_000, 'snow and ');
    expect(compressDynamic(body, encoding).length < body.length).toBe(encoding !== 'identity');
  });
});

describe.each(kept)('compress with %s', (encoding) => {
  it.each(lengths)('restores %i bytes', async (length) => {
    const body = Buffer.alloc(length, 'snow and ');
    expect(unpack[encoding](await compress(body, encoding, 7)).equals(body)).toBe(true);
  });
});

it.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip, zstandard', 'gzip'],
  ['gzip, br, zstd;q=0', 'br'],
  [undefined, 'identity'],
])('chooseDynamicEncoding returns for %p: %s', (accepted, expected) => {
  expect(chooseDynamicEncoding(accepted)).toBe(expected);
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['zebra', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['BR', 'br'],
  [';;,,q=,br;q=x', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('chooseEncoding returns for %p: %s', (accepted, expected) => {
  expect(chooseEncoding(accepted)).toBe(expected);
});
