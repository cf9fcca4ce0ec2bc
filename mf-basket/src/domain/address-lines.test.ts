import { checkoutAddress, countries } from '../testing/checkout-factory.ts';
import { addressLines } from './address-lines.ts';

describe('addressLines', () => {
  it('writes the postcode below a British city', () => {
    expect(addressLines(checkoutAddress({ company: 'Alpine Ltd' }), countries)).toEqual([
      'Anna Berg',
      'Alpine Ltd',
      '1 Mill Road',
      'Leeds',
      'LS1 4AB',
      'United Kingdom',
    ]);
  });

  it('writes the province behind an Italian city', () => {
    const turin = checkoutAddress({ city: 'Torino', postcode: '10122', region: 'TO', country_id: 'IT' });
    expect(addressLines(turin, countries)).toContain('10122 Torino (TO)');
  });

  it('writes the code of a country that the shop does not know', () => {
    expect(addressLines(checkoutAddress({ country_id: 'CH' }), countries).at(-1)).toBe('CH');
  });
});
