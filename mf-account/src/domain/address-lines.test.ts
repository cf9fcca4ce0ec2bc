import { addressCountries, address } from '../testing/addresses.ts';
import { addressLines } from './address-lines.ts';

const place = { company: null, street2: null, region: null, street1: 'S 1' };
const countryOf = (code: string) => addressCountries.find((each) => each.code === code);

it.each([
  [{ country_id: 'GB', city: 'Leeds', postcode: 'LS1 4AB' }, ['Leeds', 'LS1 4AB', 'United Kingdom']],
  [{ country_id: 'IE', city: 'Galway', postcode: 'H91 W2F9' }, ['Galway', 'H91 W2F9', 'Ireland']],
  [{ country_id: 'AT', city: 'Innsbruck', postcode: '6020' }, ['6020 Innsbruck', 'Austria']],
  [{ country_id: 'IT', city: 'Rivoli', region: 'TO', postcode: '10098' }, ['10098 Rivoli (TO)', 'Italy']],
  [
    { country_id: 'ES', city: 'Illescas', region: 'TO', postcode: '45200' },
    ['45200 Illescas', 'Toledo', 'Spain'],
  ],
  [{ country_id: 'ES', city: 'Madrid', region: 'M', postcode: '28004' }, ['28004 Madrid', 'Spain']],
  [{ country_id: 'US', city: 'Stowe', postcode: '05672' }, ['05672 Stowe', 'US']],
])('addressLines writes %j as its country does', (change, expected) => {
  const lines = addressLines(address({ ...place, ...change }), countryOf(change.country_id));
  expect(lines).toEqual(['Anna Berg', 'S 1', ...expected]);
});

it('addressLines has a line for the company and the second line of the street', () => {
  const lines = addressLines(address({ company: 'Berg Ltd', street2: 'Flat 2' }), countryOf('GB'));
  expect(lines.slice(0, 4)).toEqual(['Anna Berg', 'Berg Ltd', '14 Corn Mill Lane', 'Flat 2']);
});
