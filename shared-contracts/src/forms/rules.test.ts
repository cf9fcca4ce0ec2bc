import * as z from 'zod/mini';
import { formRules, type RuleName } from './rules.ts';

/** Specification §5, in its order. */
const registered = [
  'required',
  'min',
  'max',
  'email',
  'alpha_dash',
  'numeric',
  'size',
  'ext',
  'confirmed',
  'min_value',
  'max_value',
  'phone',
  'phone_collect',
  'postcode',
  'email_domain',
  'url',
  'is',
  'is_not',
  'min_password_length',
  'required_region',
  'required_postcode',
  'has_upper_lower_case',
  'has_digit',
  'has_symbol',
];

const bytes = (...values: number[]) => new Uint8Array(values);
const png = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const jpg = bytes(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0);
const pdf = new TextEncoder().encode('%PDF-1.7');
const program = new TextEncoder().encode('MZ\u0090\u0000');
const file = (name: string, head: Uint8Array, size = 1000) => ({ name, head, size });
const megabyte = 1024 * 1024;

interface Row {
  args: readonly unknown[];
  takes: readonly unknown[];
  refuses: readonly unknown[];
}

const table: Record<RuleName, readonly Row[]> = {
  required: [{ args: [], takes: ['a', 0, true, ['a']], refuses: ['', '  ', null, undefined, false, []] }],
  min: [{ args: [3], takes: ['abc', [1, 2, 3]], refuses: ['', 'ab', [1]] }],
  max: [{ args: [3], takes: ['', 'abc'], refuses: ['abcd', [1, 2, 3, 4]] }],
  email: [
    {
      args: [],
      takes: ['anna@example.com', 'a.b+c@mail.example.co.uk'],
      refuses: ['', 'anna', 'anna@', '@example.com', 'a b@example.com', 'a@b@example.com', 'anna@localhost'],
    },
  ],
  alpha_dash: [
    { args: [], takes: ['spring-sale_24', 'Ærø', '٣'], refuses: ['', 'a b', 'a.b', '<b>', 'a\n'] },
  ],
  numeric: [{ args: [], takes: ['0', '0042'], refuses: ['', '1.5', '-1', '1e3', ' 1', 'x'] }],
  size: [
    {
      args: [],
      takes: [file('a.png', png), file('a.png', png, 5 * megabyte)],
      refuses: [file('a.png', png, 5 * megabyte + 1), file('a.png', png, 0)],
    },
    { args: [10], takes: [file('a.png', png, 10)], refuses: [file('a.png', png, 11)] },
  ],
  ext: [
    {
      args: [],
      takes: [file('a.jpg', jpg), file('A.JPEG', jpg), file('two.parts.png', png), file('form.pdf', pdf)],
      refuses: [
        file('a.gif', jpg),
        file('a.png', jpg),
        file('a.png', program),
        file('a.png.exe', png),
        file('a.pdf', bytes()),
        file('.png', png),
        file('png', png),
      ],
    },
    { args: [['pdf']], takes: [file('a.pdf', pdf)], refuses: [file('a.png', png)] },
  ],
  confirmed: [{ args: ['Deep-Snow-1'], takes: ['Deep-Snow-1'], refuses: ['deep-snow-1', '', undefined] }],
  min_value: [{ args: [15], takes: [15, 15.5], refuses: [14.9, -15] }],
  max_value: [{ args: [33], takes: [33, -1], refuses: [33.1] }],
  phone: [
    {
      args: ['GB'],
      takes: ['0113 243 0000', '+44 113 243 0000', '(0113) 243-0000', '07400 123456', '+46 70 123 45 67'],
      refuses: [
        '',
        '123',
        'x',
        '0113 243 0000 ext. 5',
        'call 0113 243 0000',
        '+999 12345678',
        '0'.repeat(31),
      ],
    },
    { args: ['DE'], takes: ['089 2153 0000', '+49 89 21530000'], refuses: ['1', '+49'] },
    { args: ['XX'], takes: ['+44 113 243 0000'], refuses: ['0113 243 0000'] },
  ],
  phone_collect: [
    {
      args: ['GB'],
      takes: ['07400 123456', '+44 7400 123456'],
      refuses: ['0113 243 0000', '', '07400', 'x', '07400 123456 x5', '0'.repeat(31)],
    },
    { args: ['FR'], takes: ['06 12 34 56 78'], refuses: ['04 50 51 00 00'] },
    { args: ['SE'], takes: ['070-123 45 67'], refuses: ['0647-500 00'] },
  ],
  postcode: [
    { args: ['GB'], takes: ['LS1 4AB', 'ls14ab'], refuses: ['', '12345', 'LS1'] },
    { args: ['DE'], takes: ['80469'], refuses: ['8046', '804690', '8046a'] },
    { args: ['FR'], takes: ['74000'], refuses: ['7400'] },
    { args: ['IT'], takes: ['10122'], refuses: ['1012'] },
    { args: ['ES'], takes: ['28004'], refuses: ['280'] },
    { args: ['AT'], takes: ['6020'], refuses: ['60200'] },
    { args: ['DK'], takes: ['8000'], refuses: ['80000'] },
    { args: ['SE'], takes: ['837 52', '83752'], refuses: ['8375'] },
    { args: ['XX'], takes: [], refuses: ['12345'] },
  ],
  email_domain: [
    {
      args: [],
      takes: ['a@example.com', 'a@mail.example.co.uk', 'a@skí.example', 'a@example.xn--p1ai', 'a@gmial.com'],
      refuses: [
        'a@localhost',
        'a@example.c',
        'a@example.123',
        'a@-x.com',
        'a@x-.com',
        'a@x..com',
        'a@',
        'x.com',
      ],
    },
  ],
  url: [
    {
      args: [],
      takes: ['https://example.com', 'http://example.com/a?b=c#d', 'http://localhost:3000'],
      refuses: [
        '',
        'example.com',
        '//example.com',
        'javascript:alert(1)',
        'ftp://a.b',
        'https://',
        'https://a b.c',
      ],
    },
  ],
  is: [
    { args: [true], takes: [true], refuses: [false, 'true', undefined] },
    { args: ['alpine', 'touring'], takes: ['touring'], refuses: ['telemark'] },
  ],
  is_not: [{ args: ['', 'none'], takes: ['some'], refuses: ['', 'none'] }],
  min_password_length: [
    { args: [], takes: ['12345678'], refuses: ['', '1234567'] },
    { args: [12], takes: ['123456789012'], refuses: ['12345678901'] },
  ],
  required_region: [
    { args: ['ES'], takes: ['M', 'GI'], refuses: ['', undefined, null, 'XX', 'Madrid', 'toString'] },
    { args: ['IT'], takes: ['TO'], refuses: ['ZZ', ' '] },
    { args: ['GB'], takes: [undefined, null, '', 'Yorkshire'], refuses: [] },
  ],
  required_postcode: [
    { args: ['GB'], takes: ['LS1 4AB'], refuses: ['', ' ', null, undefined] },
    { args: ['XX'], takes: [undefined], refuses: [] },
  ],
  has_upper_lower_case: [{ args: [], takes: ['aB', '1éÉ', 'Straße'], refuses: ['', 'ab', 'AB', '12', 'ß'] }],
  has_digit: [{ args: [], takes: ['a1'], refuses: ['', 'one'] }],
  has_symbol: [{ args: [], takes: ['a-b', '!', '€'], refuses: ['', 'a b', 'é1', 'ab'] }],
};

function messagesOf(name: RuleName, args: readonly unknown[], value: unknown): string[] {
  const rule = formRules[name] as (...given: readonly unknown[]) => z.core.$ZodCheck<unknown>;
  const result = z
    .unknown()
    .check(rule(...args))
    .safeParse(value);
  return result.error?.issues.map(({ message }) => message) ?? [];
}

const rows = Object.entries(table).flatMap(([name, each]) =>
  each.map((row) => [name as RuleName, row.args, row] as const),
);

describe('form rules', () => {
  it('are exactly those that are registered', () => {
    expect(Object.keys(formRules)).toEqual(registered);
    expect(registered).toHaveLength(24);
  });

  it.each(rows)('%s %j takes what fits', (name, args, { takes }) => {
    for (const value of takes) expect([value, messagesOf(name, args, value)]).toEqual([value, []]);
  });

  it.each(rows)('%s %j refuses the rest, with its own name', (name, args, { refuses }) => {
    for (const value of refuses) {
      expect([value, messagesOf(name, args, value)[0]]).toEqual([value, name]);
    }
  });
});
