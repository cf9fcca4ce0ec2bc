import * as z from 'zod/mini';
import { containerName, ssrContainerName } from './container-names.ts';
import { areSimilarNames, isRemoteName, remoteNameSchema } from './remote-names.ts';

const longest = `mf-${'a'.repeat(37)}`;

describe('remoteNameSchema', () => {
  it.each(['mf-basket', 'mf-gift-cards', 'mf-x', longest])('accepts %s', (name) => {
    expect(remoteNameSchema.safeParse(name).success).toBe(true);
    expect(isRemoteName(name)).toBe(true);
  });

  it.each([
    '__proto__',
    'constructor',
    'toString',
    'shell',
    'basket',
    'mf-',
    'mf',
    'MF-basket',
    'mf-Basket',
    'mf-bаsket', // a Cyrillic letter
    'mf-ﬁt', // a ligature
    'mf-bask\u00adet',
    'mf-bask\u200bet',
    'mf-basket\n',
    'mf-basket ',
    ' mf-basket',
    'mf-basket-',
    'mf--basket',
    'mf-basket2',
    'mf-basket_x',
    'mf-../x',
    'mf-a/b',
    'mf-a.b',
    'mf-a%2fb',
    `${longest}a`,
    '',
  ])('rejects %j', (name) => {
    expect(remoteNameSchema.safeParse(name).success).toBe(false);
    expect(isRemoteName(name)).toBe(false);
  });

  it.each([1, null, ['mf-basket'], { toString: () => 'mf-basket' }])(
    'rejects %j, which is no text',
    (name) => {
      expect(remoteNameSchema.safeParse(name).success).toBe(false);
    },
  );

  it('rejects or drops hostile keys of a record', () => {
    const record = z.record(remoteNameSchema, z.number());
    expect(record.safeParse({ constructor: 1 }).success).toBe(false);
    const parsed = record.safeParse(JSON.parse('{"__proto__": 1, "mf-basket": 2}'));
    expect(Object.entries(parsed.data ?? {})).not.toContainEqual(['__proto__', 1]);
    expect(Object.prototype).not.toHaveProperty('mf-basket');
  });

  it('is readable by tools in other languages', () => {
    const { pattern = '' } = z.toJSONSchema(remoteNameSchema);
    const names = ['mf-basket', 'mf-Basket', longest, `${longest}a`, 'basket'];
    expect(names.filter((name) => new RegExp(pattern).test(name))).toEqual(['mf-basket', longest]);
  });
});

describe('areSimilarNames', () => {
  it.each([
    ['mf-basket', 'mf-bas-ket'],
    ['mf-cms', 'mf-crns'],
    ['mf-news', 'mf-nevvs'],
    ['mf-deals', 'mf-cleals'],
  ] as const)('compares %s and %s as similar', (one, other) => {
    expect([areSimilarNames(one, other), areSimilarNames(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['mf-basket', 'mf-basket'],
    ['mf-basket', 'mf-baskets'],
    ['mf-search', 'mf-sears'],
  ] as const)('compares %s and %s as different or the same', (one, other) => {
    expect(areSimilarNames(one, other)).toBe(false);
  });
});

it('container names of two releases are never the same', () => {
  const releases = ['mf-a', 'mf-a-b', 'mf-ab'].flatMap((name) =>
    ['1.0.0', '1.0.0-b', '11.0.0'].map((version) => ({ name: name as 'mf-a', version })),
  );
  const names = releases.map(({ name, version }) => ssrContainerName(name, version));
  expect(new Set(names).size).toBe(releases.length);
  expect(containerName('mf-gift-cards')).toBe('mf_gift_cards');
});
