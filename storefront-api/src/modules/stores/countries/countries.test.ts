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

describe('a country', () => {
  it('says what an address in it needs, in the language of the store', async () => {
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

  it('lists regions as they are looked up: Ávila beside Asturias', async () => {
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

  it('is not found where the shop has no customers', async () => {
    const { status, body } = await callFailing(api.app, 'country', { country: 'US', storeId: 1 });
    expect([status, body.code]).toEqual([404, 'not_found']);
  });

  it.each(['gb', 'GBR', '', '__', "GB' or 1=1"])('is not %j', async (code) => {
    expect((await send(api.app, 'country', { country: code, storeId: 1 })).statusCode).toBe(400);
  });
});

describe('countries for an address', () => {
  it('stand in the order of the language', async () => {
    const names = async (storeId: number) => (await options(storeId, true)).map(({ name }) => name);
    expect((await names(1)).slice(0, 3)).toEqual(['Austria', 'Belgium', 'Denmark']);
    expect((await names(23)).slice(-2)).toEqual(['Spanien', 'Vereinigtes Königreich']);
    expect((await names(16)).at(-1)).toBe('Österrike');
  });

  it('are those that are delivered to only if asked so', async () => {
    const [all, delivered] = [await options(1, false), await options(1, true)];
    expect(all).toHaveLength(14);
    expect(all.filter(({ isDelivered }) => !isDelivered).map(({ code }) => code)).toEqual(['CH']);
    expect(delivered).toEqual(all.filter(({ isDelivered }) => isDelivered));
  });

  it('are open to guests of a store that demands sign-in', async () => {
    expect(await options(22, true)).toHaveLength(13);
  });
});

describe('languages and currencies', () => {
  it('names every language in itself', async () => {
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

  it('words currencies in the language of the store', async () => {
    const { data } = await call(api.app, 'language-currency', { store_id: 13, language: 'sv_SE' });
    expect(data.currencies).toEqual([{ value: 'SEK', label: 'Couronne suédoise (SEK)' }]);
  });
});

describe('stores to switch to', () => {
  it('are those of the visitor’s kind, the own one marked', async () => {
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

  it('are those of another kind if asked so', async () => {
    const { data } = await call(api.app, 'store-switch-options', { store_id: 1, store_type: 'outlet' });
    expect(data.stores.map(({ storeId, isCurrent }) => [storeId, isCurrent])).toEqual([
      [21, false],
      [20, false],
      [19, false],
    ]);
  });

  it('are found by the names that they have at home', async () => {
    const { data } = await call(api.app, 'store-switch-options', { store_id: 11 });
    const names = data.stores.map(({ countryName }) => countryName);
    expect(names.slice(0, 4)).toEqual(['Belgium', 'Danmark', 'Deutschland', 'España']);
    expect(names.slice(-2)).toEqual(['Sverige', 'United Kingdom']);
  });

  it('are of a kind that there is', async () => {
    const response = await send(api.app, 'store-switch-options', { store_id: 1, store_type: 'secret' });
    expect(response.statusCode).toBe(400);
  });
});
