import { assert, jsonValue, property, string } from 'fast-check';
import { fieldErrorKeys, formatRejectedFields, parseRejectedFields } from './rejected-fields.ts';
import { formRules } from './rules.ts';

describe('fieldErrorKeys', () => {
  it('contains every form rule, and what else the API says of a field', () => {
    const others = ['breached_password', 'weak_password', 'invalid'];
    expect(new Set<string>(fieldErrorKeys)).toEqual(new Set([...Object.keys(formRules), ...others]));
  });
});

describe('formatRejectedFields', () => {
  it('is read by parseRejectedFields, and needs no escaping in a URL', () => {
    const fields = {
      email: 'email',
      password_confirmation: 'confirmed',
      'address.city': 'required',
      'address.country_id': 'is',
    };
    const text = formatRejectedFields(fields) ?? '';
    expect(new URLSearchParams({ text }).toString()).toBe(`text=${text}`);
    expect(parseRejectedFields(text)).toEqual(fields);
  });

  it.each([
    [{ password: 'Deep-Snow-1', email: 'required' }, 'email.required'],
    [
      {
        'a.b.c': 'required',
        'address.': 'required',
        '.city': 'required',
        '<b>': 'required',
        ['x'.repeat(41)]: 'required',
        _a: 'required',
      },
      null,
    ],
    [{ email: 7, city: ['required'], name: null, zip: { required: 1 } }, null],
    [{ admin: 'unknown' }, null],
    [{}, null],
    [null, null],
    ['email', null],
    [undefined, null],
  ])('leaves out of %j everything but plain names and known keys', (fields, expected) => {
    expect(formatRejectedFields(fields)).toBe(expected);
  });

  it('names ten fields at most', () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`f${index}`, 'required']));
    expect(Object.keys(parseRejectedFields(formatRejectedFields(many) ?? ''))).toHaveLength(10);
  });

  it('returns bounded text for any body', () => {
    assert(
      property(jsonValue(), (body) => {
        expect(formatRejectedFields(body) ?? '').toMatch(/^[\w.-]{0,1130}$/);
      }),
    );
  });
});

describe('parseRejectedFields', () => {
  it.each([
    '',
    '-',
    'email',
    'email.',
    '.email',
    'email.<b>',
    '__proto__.required',
    'a.b.c.max',
    'a..max',
    'e%20.max',
  ])('returns no field for %j', (text) => {
    expect(parseRejectedFields(text)).toEqual({});
  });

  it('returns ten plain fields at most for any text', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        const fields = Object.entries(parseRejectedFields(text));
        expect(fields.length).toBeLessThanOrEqual(10);
        expect(
          fields.every(
            ([name, key]) => /^[a-z]\w{0,39}(?:\.[a-z]\w{0,39})?$/i.test(name) && /^\w{1,30}$/.test(key),
          ),
        ).toBe(true);
      }),
    );
  });
});
