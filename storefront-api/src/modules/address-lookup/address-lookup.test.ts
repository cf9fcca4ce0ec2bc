import { countries, countryByCode, normalisePostcode } from 'shared-contracts/countries';
import { addressLookup } from 'shared-contracts/api/address-lookup';
import { storeOverrides } from '../../db/schema/index.ts';
import { buildTestApi, call, callFailing, send, type TestApi } from '../../testing/test-api.ts';
import { offlineLookup } from './offline-lookup.ts';
import { postcodeTable } from './postcode-table.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const placesOf = async (country: string, postcode: string, storeId = 1) =>
  (await call(api.app, 'address-lookup', { store_id: storeId, country, postcode })).data.places;

describe('address-lookup', () => {
  it.each([
    ['GB', 'ls1 4ab', { city: 'Leeds', region: null }],
    ['GB', 'SW1A1AA', { city: 'London', region: null }],
    ['IE', 'h91w2f9', { city: 'Galway', region: null }],
    ['NL', '1012 ab', { city: 'Amsterdam', region: null }],
    ['SE', '837 52', { city: 'Åre', region: null }],
    ['IT', '10122', { city: 'Torino', region: 'TO' }],
    ['ES', '28004', { city: 'Madrid', region: 'M' }],
    ['DE', '01067', { city: 'Dresden', region: null }],
  ])('finds the place of %s %s', async (country, postcode, place) => {
    expect(await placesOf(country, postcode)).toEqual([place]);
  });

  it.each([
    ['GB', 'ZE3 9JW'],
    ['DE', '99999'],
    ['FR', '01000'],
  ])('knows no place of %s %s', async (country, postcode) => {
    expect(await placesOf(country, postcode)).toEqual([]);
  });

  it.each([
    ['GB', 'LS1 4A'],
    ['DE', '8046'],
    ['DE', ''],
    ['US', '05672'],
    ['AT', "6020' or 1=1 --"],
  ])('rejects %s %j', async (country, postcode) => {
    const { status, body } = await callFailing(api.app, 'address-lookup', { store_id: 1, country, postcode });
    expect([status, body.fields]).toEqual([400, { postcode: 'postcode' }]);
  });

  it.each(['gb', '__proto__', 'constructor', ''])('rejects the country %j', async (country) => {
    const response = await send(api.app, 'address-lookup', { store_id: 1, country, postcode: '6020' });
    expect(response.statusCode).toBe(400);
  });

  it('asks the source with the postcode as the country writes it', async () => {
    const asked: string[][] = [];
    const own = await buildTestApi({
      addressLookup: {
        placesOf: async (...question) => {
          asked.push(question);
          return [
            { city: 'Bruxelles', region: null },
            { city: 'Brussel', region: null },
          ];
        },
      },
    });
    const { data } = await call(own.app, 'address-lookup', {
      store_id: 9,
      country: 'GB',
      postcode: 'ls14ab',
    });
    expect(data.places).toHaveLength(2);
    expect(asked).toEqual([['GB', 'LS1 4AB']]);
    await own.close();
  });

  it('knows no place in a store that has switched it off', async () => {
    const value = { isEnabled: false, provider: null };
    await api.database.db.insert(storeOverrides).values({ storeId: 13, key: 'addressLookup', value });
    expect(await placesOf('FR', '74000', 13)).toEqual([]);
    expect(await placesOf('FR', '74000')).toEqual([{ city: 'Annecy', region: null }]);
  });

  it('is limited for each visitor', async () => {
    const max = 2;
    const limited = await buildTestApi({ rateLimitFactor: max / addressLookup.limit.max });
    const statuses: number[] = [];
    for (let count = 0; count <= max; count += 1) {
      const fields = { store_id: 1, country: 'GB', postcode: 'LS1 4AB' };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      statuses.push((await send(limited.app, 'address-lookup', fields)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
    await limited.close();
  });
});

describe('offlineLookup', () => {
  it.each(countries.map((country) => [country.code, country] as const))(
    'has postcodes and regions of %s that exist',
    async (code, { isRegionRequired }) => {
      const table = postcodeTable[code] ?? {};
      expect(Object.keys(table).length).toBeGreaterThan(5);
      const ends: Record<string, string> = { GB: '1AA', IE: 'A1A1', NL: 'AB' };
      for (const start of Object.keys(table)) {
        const full = normalisePostcode(code, start + (ends[code] ?? ''));
        expect([start, full]).not.toEqual([start, null]);
        // oxlint-disable-next-line no-await-in-loop -- from memory
        const [place] = await offlineLookup.placesOf(code, full ?? '');
        const regions = countryByCode(code)?.regions ?? {};
        expect(place?.city).toMatch(/^[^,]+$/);
        const hasKnownRegion = typeof place?.region === 'string' && Object.hasOwn(regions, place.region);
        expect([start, hasKnownRegion]).toEqual([start, isRegionRequired]);
      }
    },
  );
});
