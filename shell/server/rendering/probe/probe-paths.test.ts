import { defaultStore } from 'shared-contracts/stores';
import { createProbeApi } from './probe-api.ts';
import { createPathFinder, probePaths } from './probe-paths.ts';

const entry = (path: string, stores: number[] | null = null) => ({ path, lastmod: null, stores });

function create(entries: object[] | null) {
  const asked: string[] = [];
  const { clientFor } = createProbeApi('http://api.test', async (url) => {
    asked.push(url);
    return entries === null
      ? Response.json({ code: 'internal', message: '' }, { status: 500 })
      : Response.json({ entries });
  });
  return { find: createPathFinder(clientFor(0)), asked };
}

describe('createPathFinder', () => {
  it('returns a fixed path without a call', async () => {
    const { find, asked } = create([]);
    expect(await find('/login', defaultStore)).toBe('/login');
    expect(asked).toEqual([]);
  });

  it('returns the first page of a section that the store has, and reads the section once', async () => {
    const { find, asked } = create([
      entry('/elsewhere', [999]),
      entry('/about-us'),
      entry('/gloves-size-guide', [defaultStore.id]),
    ]);
    expect(await find({ section: 'content' }, defaultStore)).toBe('/about-us');
    expect(await find(probePaths['size-guide'] ?? '', defaultStore)).toBe('/gloves-size-guide');
    expect(asked).toHaveLength(1);
  });

  it('returns undefined for an empty section, and if the API fails', async () => {
    expect(await create([]).find({ section: 'brands' }, defaultStore)).toBeUndefined();
    expect(await create(null).find({ section: 'brands' }, defaultStore)).toBeUndefined();
  });
});
