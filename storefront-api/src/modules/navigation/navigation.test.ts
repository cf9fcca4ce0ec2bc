import { storeOverrides } from '../../db/schema/index.ts';
import { buildTestApi, call, type TestApi } from '../../testing/test-api.ts';

const abTest = 'ab_test_navigation:variation_a';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

async function menu(
  storeId: number,
  type: 'header-desktop' | 'private-shop' | 'footer-main',
  test?: string,
): Promise<string[]> {
  const request = { storeId, type, ...(test === undefined ? {} : { abTest: test }) };
  const { data } = await call(api.app, 'navigation', request);
  return data.items.map(({ label }) => label);
}

async function schedule(storeId: number, startDateTime: string | null, endDateTime: string | null) {
  const variations = [
    { code: 'original', percentage: 0 },
    { code: 'variation_a', percentage: 100 },
  ];
  const experiment = { name: 'ab_test_navigation', variations, startDateTime, endDateTime };
  const row = { storeId, key: 'experiments', value: [experiment] };
  await api.database.db.insert(storeOverrides).values(row);
}

describe('navigation with an experiment', () => {
  it.each(['header-desktop', 'private-shop'] as const)(
    'shows the menu of the variation in the language of the store: %s',
    async (type) => {
      const usual = await menu(1, type);
      const shown = await menu(1, type, abTest);
      expect(shown.slice(0, 2)).toEqual([usual[0], 'Brands']);
      expect(shown.toSorted()).toEqual(usual.toSorted());
      expect((await menu(13, type, abTest))[1]).toBe('Marques');
    },
  );

  it('does not change the menus without a variation', async () => {
    expect(await menu(1, 'footer-main', abTest)).toEqual(await menu(1, 'footer-main'));
  });

  it.each([
    'ab_test_navigation:variation_z',
    'ab_test_x:variation_a',
    ':',
    '',
    'header-mobile',
    "' or 1=1 --",
  ])('ignores the value %j', async (said) => {
    expect(await menu(1, 'header-desktop', said)).toEqual(await menu(1, 'header-desktop'));
  });

  it("shows the default menu outside the experiment's time", async () => {
    await schedule(14, null, '2020-01-01T00:00:00Z');
    await schedule(16, '2999-01-01T00:00:00Z', null);
    await schedule(12, '2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z');
    for (const storeId of [14, 16]) {
      // oxlint-disable-next-line no-await-in-loop -- one store after the other
      expect(await menu(storeId, 'header-desktop', abTest)).toEqual(await menu(storeId, 'header-desktop'));
    }
    expect(await menu(12, 'header-desktop', abTest)).not.toEqual(await menu(12, 'header-desktop'));
  });
});
