import { assert, constantFrom, integer, oneof, pre, property, string, stringMatching } from 'fast-check';
import { getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { countries, countryByCode, normalisePostcode, type Country } from '../stores/countries.ts';
import { addressFormSchema, type AddressForm } from './address.ts';

const exampleNumber = ({ code }: Pick<Country, 'code'>) => {
  const number = getExampleNumber(code as Parameters<typeof getExampleNumber>[0], examples);
  if (number === undefined) throw new Error(`No example of a number in ${code}`);
  return number;
};

/** An address that is valid in the country. */
function addressIn(country: Country): AddressForm {
  return {
    firstname: 'Kim',
    lastname: 'Lund',
    street1: '14 Corn Mill Lane',
    city: 'Leeds',
    region: Object.keys(country.regions)[0] ?? null,
    postcode: country.postcode.example,
    country_id: country.code,
    telephone: exampleNumber(country).formatNational(),
  };
}

/** A code that is known in at least one country. */
const regionCode = constantFrom(...countries.flatMap(({ regions }) => Object.keys(regions)));

/** Returns the first message of a field of an address that is otherwise valid. */
function messageOf(country: Country, change: Partial<AddressForm>): string | undefined {
  const { error } = addressFormSchema.safeParse({ ...addressIn(country), ...change });
  return error?.issues[0]?.message;
}

describe.each(countries.map((country) => [country.code, country] as const))(
  'an address in %s',
  (code, country) => {
    it('is accepted with every postcode of the country in any writing, and is not changed again', () => {
      assert(
        property(
          stringMatching(country.postcode.pattern),
          constantFrom('', ' ', '-'),
          integer({ min: 1, max: 6 }),
          (compact, gap, at) => {
            const typed = ` ${compact.slice(0, at)}${gap}${compact.slice(at)} `.toLowerCase();
            const stored = addressFormSchema.parse({ ...addressIn(country), postcode: typed });
            expect(stored.postcode).toBe(normalisePostcode(code, compact));
            expect(addressFormSchema.parse(stored)).toEqual(stored);
          },
        ),
        { numRuns: 40 },
      );
    });

    it('is rejected with a postcode that is wrong by one character', () => {
      const compact = country.postcode.example.replaceAll(' ', '');
      const wrong = [
        compact.slice(0, -1),
        `${compact}1`,
        `${compact}A`,
        ...Array.from(compact, (_, index) => `${compact.slice(0, index)}!${compact.slice(index + 1)}`),
      ];
      expect(wrong.filter((postcode) => messageOf(country, { postcode }) !== 'postcode')).toEqual([]);
    });

    it('is accepted with its own national numbers, and with numbers of every country with their code', () => {
      for (const other of countries) {
        const number = exampleNumber(other);
        const international = number.formatInternational();
        expect(messageOf(country, { telephone: international })).toBeUndefined();
      }
      const stored = addressFormSchema.parse(addressIn(country));
      expect(stored.telephone).toBe(exampleNumber(country).number);
    });

    it('has a region if the country requires one, and no other', () => {
      assert(
        property(oneof(regionCode, string({ maxLength: 60 })), (text) => {
          const region = text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '').trim();
          const isKnown = Object.hasOwn(country.regions, region);
          const message = country.isRegionRequired && !isKnown ? 'required_region' : undefined;
          expect(messageOf(country, { region })).toBe(message);
          if (message !== undefined) return;
          const stored = addressFormSchema.parse({ ...addressIn(country), region });
          expect(stored.region).toBe(isKnown ? region : null);
        }),
        { numRuns: 40 },
      );
    });
  },
);

describe('addressFormSchema', () => {
  const leeds = addressIn(countryByCode('GB') as Country);
  const limits = { firstname: 50, lastname: 50, company: 80, street1: 80, street2: 80, city: 60 };
  /** Counts code points, as the schema does. */
  const lengthOf = (text: string) => Array.from(text).length;
  const field = constantFrom(...(Object.keys(limits) as (keyof typeof limits)[]));

  it('accepts or rejects any text in any field, and stores one line without surrounding spaces', () => {
    assert(
      property(field, string({ unit: 'binary', maxLength: 100 }), (name, text) => {
        const { data } = addressFormSchema.safeParse({ ...leeds, [name]: text });
        if (data === undefined) return;
        const stored = data[name] ?? '';
        expect(stored).toBe(text.trim());
        expect(stored).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(lengthOf(stored)).toBeLessThanOrEqual(limits[name]);
      }),
    );
  });

  it.each(['\n', '\u0085', '\u2028', '\u2029'])('rejects %j within a field', (separator) => {
    const { error } = addressFormSchema.safeParse({ ...leeds, firstname: `Kim${separator}Lee` });
    expect(error?.issues).toMatchObject([{ path: ['firstname'], message: 'invalid' }]);
  });

  it('accepts printable text up to the limit of its field, and none that is longer', () => {
    assert(
      property(field, string({ unit: 'grapheme', maxLength: 50 }), (name, text) => {
        const typed = text.trim();
        const rest = limits[name] - lengthOf(typed);
        // Separators of lines and paragraphs are graphemes, but not printable.
        pre(typed !== '' && rest >= 0 && !/[\u2028\u2029]/.test(typed));
        const longest = typed + 'x'.repeat(rest);
        for (const accepted of [typed, longest])
          expect(addressFormSchema.parse({ ...leeds, [name]: accepted })[name]).toBe(accepted);
        const { error } = addressFormSchema.safeParse({ ...leeds, [name]: `${longest}x` });
        expect(error?.issues).toMatchObject([{ path: [name], message: 'max' }]);
      }),
    );
  });
});
