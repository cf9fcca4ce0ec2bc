import { addressFormSchema } from './address.ts';

const leeds = {
  firstname: 'Anna',
  lastname: 'Berg',
  street1: '14 Corn Mill Lane',
  city: 'Leeds',
  postcode: 'ls14ab',
  country_id: 'GB',
  telephone: '0113 243 0000',
};

const turin = { ...leeds, country_id: 'IT', region: 'TO', postcode: '10122', telephone: '+39 011 561 0000' };

function messagesOf(form: object): Record<string, string> {
  const issues = addressFormSchema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

describe('addressFormSchema', () => {
  it('normalises postcode, telephone and empty fields', () => {
    expect(addressFormSchema.parse({ ...leeds, firstname: ' Anna ', company: ' ' })).toEqual({
      ...leeds,
      postcode: 'LS1 4AB',
      telephone: '+441132430000',
      company: null,
      street2: null,
      region: null,
    });
    expect(addressFormSchema.parse(turin)).toMatchObject({ postcode: '10122', telephone: '+390115610000' });
  });

  it('removes the region in a country without regions', () => {
    expect(addressFormSchema.parse({ ...leeds, region: 'TO' }).region).toBeNull();
    expect(addressFormSchema.parse(turin).region).toBe('TO');
  });

  it.each([
    [{ postcode: '12345' }, { postcode: 'postcode' }],
    [{ postcode: '' }, { postcode: 'required_postcode' }],
    [{ postcode: undefined }, { postcode: 'required_postcode' }],
    [{ postcode: null }, { postcode: 'required_postcode' }],
    [{ postcode: 'x'.repeat(21) }, { postcode: 'max' }],
    [{ telephone: '12' }, { telephone: 'phone' }],
    [{ telephone: '' }, { telephone: 'required' }],
    [{ country_id: 'DE', telephone: '+49 89 21530000' }, { postcode: 'postcode' }],
    [{ country_id: 'US' }, { country_id: 'is' }],
    [{ country_id: 'gb' }, { country_id: 'required' }],
    [
      { country_id: 'ES', postcode: '28004' },
      { region: 'required_region', telephone: 'phone' },
    ],
    [{ city: 'x'.repeat(61) }, { city: 'max' }],
    [{ street1: 'x'.repeat(81) }, { street1: 'max' }],
    [{ company: 'x'.repeat(81) }, { company: 'max' }],
    [{ firstname: 'x'.repeat(51) }, { firstname: 'max' }],
    [{ lastname: '  ' }, { lastname: 'required' }],
    [{ street2: 'Flat\u00002' }, { street2: 'invalid' }],
    [{ city: 'Leeds\nBcc: all@example.com' }, { city: 'invalid' }],
  ])('answers %j with %j', (change, messages) => {
    expect(messagesOf({ ...leeds, ...change })).toEqual(messages);
  });

  it('reports a wrong postcode while other fields are empty', () => {
    expect(messagesOf({ country_id: 'GB', postcode: '12345', telephone: '0113 243 0000' })).toMatchObject({
      postcode: 'postcode',
      firstname: 'required',
    });
  });

  it('accepts a telephone number of another country with its calling code', () => {
    expect(addressFormSchema.parse({ ...leeds, telephone: '+46 70 123 45 67' }).telephone).toBe(
      '+46701234567',
    );
  });

  it('keeps markup as text', () => {
    const company = `<b>O'Neill & Sons</b>; drop table addresses`;
    expect(addressFormSchema.parse({ ...leeds, company }).company).toBe(company);
  });
});
