/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, compress, compressOnce, type Encoding } from './compressed.ts';

const unpack: Record<Encoding, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
};

describe.each(['br', 'gzip', 'identity'] as const)('packed as %s', (encoding) => {
  // From nothing to more than the largest window holds.
  it.each([0, 1, 1_000, 150_000, 5_000_000])('%i bytes are whole again', async (length) => {
    const body = Buffer.alloc(length, 'snow and ');
    expect(unpack[encoding](compressOnce(body, encoding)).equals(body)).toBe(true);
    expect(unpack[encoding](await compress(body, encoding, 5)).equals(body)).toBe(true);
  });

  it('text is shorter, unless nobody asked for it', () => {
    const body = Buffer.alloc(150_000, 'snow and ');
    expect(compressOnce(body, encoding).length < body.length).toBe(encoding !== 'identity');
  });
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['zebra', 'identity'],
  [undefined, 'identity'],
])('of %p the best is %s', (accepted, expected) => {
  expect(chooseEncoding(accepted)).toBe(expected);
});
