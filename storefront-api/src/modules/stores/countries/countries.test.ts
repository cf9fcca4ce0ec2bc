import { storeLocales } from 'shared-contracts/locales';
import { buildTestApi, call, callFailing, send, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const options = async (storeId: number, onlyShipping: boolean) =>
  (await call(api.app, 'country-address-options', { store_id: storeId, only_shipping: onlyShipping })).data
    .countries;

describe('country', () => {
  it('returns the required address fields, in the language of the store', async () => {
    const { data } = await call(api.app, 'country', { country: 'ES', storeId: 11 });
    expect(data).toMatchObject({
      code: 'ES',
      name: 'Spanien',
      currency: 'EUR',
      dialCode: '+34',
      isDelivered: true,
      postcode: { isRequired: true, example: '28004' },
      isRegionRequired: true,
    });
    expect(data.regions).toContainEqual({ code: 'M', name: 'Madrid' });
  });

  it('sorts regions by collation: Ávila beside Asturias', async () => {
    const { data } = await call(api.app, 'country', { country: 'ES', storeId: 14 });
    const names = data.regions.map(({ name }) => name);
    expect(names.slice(0, 7)).toEqual([
      'A Coruña',
      'Álava',
      'Albacete',
      'Alicante',
      'Almería',
      'Asturias',
      'Ávila',
    ]);
  });

  it('does not find a country without customers', async () => {
    const { status, body } = await callFailing(api.app, 'country', { country: 'US', storeId: 1 });
    expect([status, body.code]).toEqual([404, 'not_found']);
  });

  it.each(['gb', 'GBR', '', '__', "GB' or 1=1"])('rejects %j', async (code) => {
    expect((await send(api.app, 'country', { country: code, storeId: 1 })).statusCode).toBe(400);
  });
});

describe('country-address-options', () => {
  it('sorts by the language', async () => {
    const names = async (storeId: number) => (await options(storeId, true)).map(({ name }) => name);
    expect((await names(1)).slice(0, 3)).toEqual(['Austria', 'Belgium', 'Denmark']);
    expect((await names(23)).slice(-2)).toEqual(['Spanien', 'Vereinigtes Königreich']);
    expect((await names(16)).at(-1)).toBe('Österrike');
  });

  it('returns only countries with delivery on request', async () => {
    const [all, delivered] = [await options(1, false), await options(1, true)];
    expect(all).toHaveLength(14);
    expect(all.filter(({ isDelivered }) => !isDelivered).map(({ code }) => code)).toEqual(['CH']);
    expect(delivered).toEqual(all.filter(({ isDelivered }) => isDelivered));
  });

  it('is open to guests of a store that requires sign-in', async () => {
    expect(await options(22, true)).toHaveLength(13);
  });
});

describe('language-currency', () => {
  it('names every language in that language', async () => {
    const { data } = await call(api.app, 'language-currency', { store_id: 1 });
    expect(data.languages).toEqual([
      { value: 'en_GB', label: 'English' },
      { value: 'da_DK', label: 'Dansk' },
      { value: 'de_DE', label: 'Deutsch (Deutschland)' },
      { value: 'de_AT', label: 'Deutsch (Österreich)' },
      { value: 'es_ES', label: 'Español' },
      { value: 'fr_FR', label: 'Français' },
      { value: 'it_IT', label: 'Italiano' },
      { value: 'sv_SE', label: 'Svenska' },
    ]);
  });

  it.each([
    [{ language: 'en_GB', store_type: 7 }, ['GBP', 'EUR', 'NOK']],
    [{ language: 'sv_SE' }, ['SEK']],
    [{ language: 'de_AT' }, ['EUR']],
    [{ store_type: 16 }, ['SEK']],
    [{ store_type: 999 }, ['GBP', 'EUR', 'NOK']],
    [{ language: 'xx_XX' }, ['GBP', 'EUR', 'NOK']],
    [{}, ['GBP', 'EUR', 'NOK']],
  ])('answers %j with the currencies of the stores of that language', async (fields, values) => {
    const { data } = await call(api.app, 'language-currency', fields);
    expect(data.currencies.map(({ value }) => value)).toEqual(values);
  });

  it('has currencies for every language', async () => {
    const answers = await Promise.all(
      storeLocales.map((language) => call(api.app, 'language-currency', { language })),
    );
    for (const { data } of answers) expect(data.currencies.length).toBeGreaterThan(0);
  });

  it('names currencies in the language of the store', async () => {
    const { data } = await call(api.app, 'language-currency', { store_id: 13, language: 'sv_SE' });
    expect(data.currencies).toEqual([{ value: 'SEK', label: 'Couronne suédoise (SEK)' }]);
  });
});

describe('store-switch-options', () => {
  it('returns the stores of the visitor’s kind and marks the current one', async () => {
    const { data } = await call(api.app, 'store-switch-options', { store_id: 13 });
    expect(data.stores).toHaveLength(13);
    expect(data.stores.filter(({ isCurrent }) => isCurrent)).toEqual([
      {
        storeId: 13,
        code: 'fr',
        host: 'fr.localhost',
        country: 'FR',
        countryName: 'France',
        language: 'fr_FR',
        languageName: 'Français',
        currency: 'EUR',
        isCurrent: true,
      },
    ]);
  });

  it('returns stores of another kind on request', async () => {
    const { data } = await call(api.app, 'store-switch-options', { store_id: 1, store_type: 'outlet' });
    expect(data.stores.map(({ storeId, isCurrent }) => [storeId, isCurrent])).toEqual([
      [21, false],
      [20, false],
      [19, false],
    ]);
  });

  it('has country names in the language of each store', async () => {
    const { data } = await call(api.app, 'store-switch-options', { store_id: 11 });
    const names = data.stores.map(({ countryName }) => countryName);
    expect(names.slice(0, 4)).toEqual(['Belgium', 'Danmark', 'Deutschland', 'España']);
    expect(names.slice(-2)).toEqual(['Sverige', 'United Kingdom']);
  });

  it('rejects an unknown kind', async () => {
    const response = await send(api.app, 'store-switch-options', { store_id: 1, store_type: 'secret' });
    expect(response.statusCode).toBe(400);
  });
});
