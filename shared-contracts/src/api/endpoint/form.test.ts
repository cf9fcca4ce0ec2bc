import { formatFormAnswer, isFieldOf, isKeepableField, parseFormAnswer } from './form.ts';

describe('parseFormAnswer', () => {
  it.each([
    [{}, { keeps: [] }],
    [
      { done: '/checkout/cart/', keeps: ['email'], defaults: { quantity: '1' } },
      { done: '/checkout/cart/', keeps: ['email'] },
    ],
  ] as const)('reads what formatFormAnswer has written for %j', (form, expected) => {
    expect(parseFormAnswer(formatFormAnswer(form))).toEqual(expected);
  });

  it.each([
    null,
    '',
    'email',
    'null',
    '[]',
    '{}',
    '{"keeps":"email"}',
    '{"keeps":[1]}',
    '{"done":1,"keeps":[]}',
    JSON.stringify({ keeps: Array.from({ length: 21 }, () => 'a') }),
  ])('returns null for %j', (text) => {
    expect(parseFormAnswer(text)).toBeNull();
  });
});

describe('isKeepableField', () => {
  it.each(['email', 'firstname', 'street1', 'postcode', 'country_id', 'address[city]', 'items[12][qty]'])(
    'allows %s',
    (name) => {
      expect(isKeepableField(name)).toBe(true);
    },
  );

  it.each([
    'password',
    'newPassword',
    'passwd',
    'hashedToken',
    'captcha_token',
    'cardNumber',
    'card_cvc',
    'IBAN',
    '__proto__',
    'address[token]',
    'card[number]',
    'address[city][name]',
    'address[]',
    'address[1]',
    'items[12][token]',
    'items[12][a][b]',
    'address[city',
    '[city]',
    '',
    'a'.repeat(41),
  ])('rejects %j', (name) => {
    expect(isKeepableField(name)).toBe(false);
  });
});

describe('isFieldOf', () => {
  it.each([
    ['email', 'email', true],
    ['items[12][qty]', 'items', true],
    ['items[12]', 'items', false],
    ['items[a][qty]', 'items', false],
    ['items2[12][qty]', 'items', false],
    ['address[city]', 'address', false],
  ])('of %s and the kept %s returns %p', (field, kept, expected) => {
    expect(isFieldOf(field, kept)).toBe(expected);
  });
});
