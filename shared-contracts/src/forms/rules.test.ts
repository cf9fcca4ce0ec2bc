import * as z from 'zod/mini';
import { formRules, type RuleName } from './rules.ts';

/** The rules of specification §5, in its order. */
const specified = [
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
  valid: readonly unknown[];
  invalid: readonly unknown[];
}

const table: Record<RuleName, readonly Row[]> = {
  required: [{ args: [], valid: ['a', 0, true, ['a']], invalid: ['', '  ', null, undefined, false, []] }],
  min: [{ args: [3], valid: ['abc', [1, 2, 3]], invalid: ['', 'ab', [1]] }],
  max: [{ args: [3], valid: ['', 'abc'], invalid: ['abcd', [1, 2, 3, 4]] }],
  email: [
    {
      args: [],
      valid: ['anna@example.com', 'a.b+c@mail.example.co.uk'],
      invalid: ['', 'anna', 'anna@', '@example.com', 'a b@example.com', 'a@b@example.com', 'anna@localhost'],
    },
  ],
  alpha_dash: [
    { args: [], valid: ['spring-sale_24', 'Ærø', '٣'], invalid: ['', 'a b', 'a.b', '<b>', 'a\n'] },
  ],
  numeric: [{ args: [], valid: ['0', '0042'], invalid: ['', '1.5', '-1', '1e3', ' 1', 'x'] }],
  size: [
    {
      args: [],
      valid: [file('a.png', png), file('a.png', png, 5 * megabyte)],
      invalid: [file('a.png', png, 5 * megabyte + 1), file('a.png', png, 0)],
    },
    { args: [10], valid: [file('a.png', png, 10)], invalid: [file('a.png', png, 11)] },
  ],
  ext: [
    {
      args: [],
      valid: [file('a.jpg', jpg), file('A.JPEG', jpg), file('two.parts.png', png), file('form.pdf', pdf)],
      invalid: [
        file('a.gif', jpg),
        file('a.png', jpg),
        file('a.png', program),
        file('a.png.exe', png),
        file('a.pdf', bytes()),
        file('.png', png),
        file('png', png),
      ],
    },
    { args: [['pdf']], valid: [file('a.pdf', pdf)], invalid: [file('a.png', png)] },
  ],
  confirmed: [{ args: ['Deep-Snow-1'], valid: ['Deep-Snow-1'], invalid: ['deep-snow-1', '', undefined] }],
  min_value: [{ args: [15], valid: [15, 15.5], invalid: [14.9, -15] }],
  max_value: [{ args: [33], valid: [33, -1], invalid: [33.1] }],
  phone: [
    {
      args: ['GB'],
      valid: ['0113 243 0000', '+44 113 243 0000', '(0113) 243-0000', '07400 123456', '+46 70 123 45 67'],
      invalid: [
        '',
        '123',
        'x',
        '0113 243 0000 ext. 5',
        'call 0113 243 0000',
        '+999 12345678',
        '0'.repeat(31),
      ],
    },
    { args: ['DE'], valid: ['089 2153 0000', '+49 89 21530000'], invalid: ['1', '+49'] },
    { args: ['XX'], valid: ['+44 113 243 0000'], invalid: ['0113 243 0000'] },
  ],
  phone_collect: [
    {
      args: ['GB'],
      valid: ['07400 123456', '+44 7400 123456'],
      invalid: ['0113 243 0000', '', '07400', 'x', '07400 123456 x5', '0'.repeat(31)],
    },
    { args: ['FR'], valid: ['06 12 34 56 78'], invalid: ['04 50 51 00 00'] },
    { args: ['SE'], valid: ['070-123 45 67'], invalid: ['0647-500 00'] },
  ],
  postcode: [
    { args: ['GB'], valid: ['LS1 4AB', 'ls14ab'], invalid: ['', '12345', 'LS1'] },
    { args: ['DE'], valid: ['80469'], invalid: ['8046', '804690', '8046a'] },
    { args: ['FR'], valid: ['74000'], invalid: ['7400'] },
    { args: ['IT'], valid: ['10122'], invalid: ['1012'] },
    { args: ['ES'], valid: ['28004'], invalid: ['280'] },
    { args: ['AT'], valid: ['6020'], invalid: ['60200'] },
    { args: ['DK'], valid: ['8000'], invalid: ['80000'] },
    { args: ['SE'], valid: ['837 52', '83752'], invalid: ['8375'] },
    { args: ['XX'], valid: [], invalid: ['12345'] },
  ],
  email_domain: [
    {
      args: [],
      valid: ['a@example.com', 'a@mail.example.co.uk', 'a@skí.example', 'a@example.xn--p1ai', 'a@gmial.com'],
      invalid: [
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
      valid: ['https://example.com', 'http://example.com/a?b=c#d', 'http://localhost:3000'],
      invalid: [
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
    { args: [true], valid: [true], invalid: [false, 'true', undefined] },
    { args: ['alpine', 'touring'], valid: ['touring'], invalid: ['telemark'] },
  ],
  is_not: [{ args: ['', 'none'], valid: ['some'], invalid: ['', 'none'] }],
  min_password_length: [
    { args: [], valid: ['12345678'], invalid: ['', '1234567'] },
    { args: [12], valid: ['123456789012'], invalid: ['12345678901'] },
  ],
  required_region: [
    { args: ['ES'], valid: ['M', 'GI'], invalid: ['', undefined, null, 'XX', 'Madrid', 'toString'] },
    { args: ['IT'], valid: ['TO'], invalid: ['ZZ', ' '] },
    { args: ['GB'], valid: [undefined, null, '', 'Yorkshire'], invalid: [] },
  ],
  required_postcode: [
    { args: ['GB'], valid: ['LS1 4AB'], invalid: ['', ' ', null, undefined] },
    { args: ['XX'], valid: [undefined], invalid: [] },
  ],
  has_upper_lower_case: [{ args: [], valid: ['aB', '1éÉ', 'Straße'], invalid: ['', 'ab', 'AB', '12', 'ß'] }],
  has_digit: [{ args: [], valid: ['a1'], invalid: ['', 'one'] }],
  has_symbol: [{ args: [], valid: ['a-b', '!', '€'], invalid: ['', 'a b', 'é1', 'ab'] }],
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

describe('formRules', () => {
  it('are exactly those of the specification', () => {
    expect(Object.keys(formRules)).toEqual(specified);
    expect(specified).toHaveLength(24);
  });

  it.each(rows)('%s %j accepts valid values', (name, args, { valid }) => {
    for (const value of valid) expect([value, messagesOf(name, args, value)]).toEqual([value, []]);
  });

  it.each(rows)('%s %j rejects invalid values with its own name', (name, args, { invalid }) => {
    for (const value of invalid) {
      expect([value, messagesOf(name, args, value)[0]]).toEqual([value, name]);
    }
  });
});
