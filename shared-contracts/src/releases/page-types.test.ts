import { pageTypeMismatch, pageTypesSchema, type PageTypes } from './page-types.ts';

const row = { page: 'gifts/card', entry: 'public', tracking: 'Product' } as const;
const exposes = { './pages/card': {} };

describe('pageTypesSchema', () => {
  it('accepts types that are in no table, with and without an example', () => {
    const types = { 'gift-card': row, gifts: { ...row, entry: 'mailed', example: '/gifts/7/?p=2' } };
    expect(pageTypesSchema.parse(types)).toEqual(types);
  });

  it.each([
    '__proto__',
    'toString',
    'Gift',
    'gift_card',
    'gift-',
    '-gift',
    'gift card',
    '',
    'a'.repeat(41),
    '../x',
  ])('accepts no type %j', (type) => {
    const parsed = pageTypesSchema.safeParse(JSON.parse(`{"${type}": ${JSON.stringify(row)}}`));
    expect(parsed.success && Object.keys(parsed.data).length > 0).toBe(false);
  });

  it.each([
    { page: '../card' },
    { page: 'gifts' },
    { page: `gifts/${'x'.repeat(95)}` },
    { entry: 'staff' },
    { tracking: '<b>' },
    { tracking: 'x'.repeat(41) },
    { example: 'https://evil.example/' },
    { example: '//evil.example' },
    { example: '/\\evil.example' },
    { example: `/${'x'.repeat(200)}` },
  ])('rejects a row with %j', (part) => {
    expect(pageTypesSchema.safeParse({ gift: { ...row, ...part } }).success).toBe(false);
  });

  it('drops properties that it does not know', () => {
    expect(pageTypesSchema.parse({ gift: { ...row, html: '<script>' } })).toEqual({ gift: row });
  });

  it('rejects a thousand rows', () => {
    const letters = 'abcdefghij'.split('');
    const types = letters.flatMap((one) =>
      letters.flatMap((two) => letters.map((three) => one + two + three)),
    );
    const table = Object.fromEntries(types.map((type) => [type, row]));
    expect(Object.keys(table)).toHaveLength(1000);
    expect(pageTypesSchema.safeParse(table).success).toBe(false);
  });
});

describe('pageTypeMismatch', () => {
  const mismatchOf = (pageTypes?: PageTypes) => pageTypeMismatch('mf-gifts', exposes, pageTypes);

  it('returns undefined for pages that the release exposes, and without page types', () => {
    expect([mismatchOf({ gift: row, constructor: row }), mismatchOf({}), mismatchOf()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(['gifts/list', 'gifts/constructor', 'basket/card', 'gifts/__proto__'])(
    'rejects the page %s, which the release does not expose',
    (page) => {
      expect(mismatchOf({ gift: { ...row, page } })).toContain('does not expose');
    },
  );

  it('rejects the type of paths without a page', () => {
    expect(mismatchOf({ 'not-found': row })).toContain('the shell’s');
  });
});
