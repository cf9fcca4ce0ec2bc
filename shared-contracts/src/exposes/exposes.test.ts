import { fragments, overlays, pages, remoteNames } from './index.ts';

const rows = Object.entries({ ...pages, ...fragments, ...overlays });

describe('exposes', () => {
  it.each(rows)('%s belongs to an existing remote and has its prefix', (name, { remote }) => {
    expect(remoteNames).toContain(remote);
    expect(name.split('/')[0]).toBe(remote.replace('mf-', ''));
  });

  it.each([
    ['pages', pages],
    ['fragments', fragments],
    ['overlays', overlays],
  ])('%s are in the folder of their kind, one file each', (kind, table) => {
    const places = Object.values(table).map(({ remote, expose }) => `${remote} ${expose}`);
    for (const place of places) expect(place).toMatch(new RegExp(`^mf-[a-z]+ \\./${kind}/[a-z-]+$`));
    expect(new Set(places).size).toBe(places.length);
  });
});
