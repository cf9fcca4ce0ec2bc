import { createLookupTokens } from './lookup-token.ts';

const tokens = createLookupTokens(Buffer.alloc(32, 1));
const now = new Date('2026-11-02T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('createLookupTokens', () => {
  it('creates a token that names its order for half an hour', () => {
    const token = tokens.create(42, now);
    expect([0, 29.9, 30].map((minutes) => tokens.read(token, later(minutes)))).toEqual([42, 42, null]);
  });

  it('reads no token whose order, end or signature was changed', () => {
    const [id = '', end = '', signature = ''] = tokens.create(42, now).split('.');
    const changed = [
      ['43', end, signature],
      [id, String(Number(end) + 1), signature],
      [id, end, `${signature.slice(0, -1)}${signature.endsWith('A') ? 'Q' : 'A'}`],
      [id, end, ''],
    ];
    for (const parts of changed) expect(tokens.read(parts.join('.'), now)).toBeNull();
    expect(tokens.read(createLookupTokens(Buffer.alloc(32, 2)).create(42, now), now)).toBeNull();
  });
});
