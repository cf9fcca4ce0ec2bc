import { isRemoteName } from '../releases/remote-names.ts';
import { fragments, overlays, pages } from './index.ts';

const rows = Object.entries({ ...pages, ...fragments, ...overlays });

describe('exposes', () => {
  it.each(rows)('%s belongs to a remote and has its prefix', (name, { remote }) => {
    expect(isRemoteName(remote)).toBe(true);
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
