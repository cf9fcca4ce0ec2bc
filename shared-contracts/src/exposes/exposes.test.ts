import { isRemoteName } from '../releases/remote-names.ts';
import { exposeOf, fragments, overlays, pages } from './index.ts';

const rows = Object.entries({ ...pages, ...fragments, ...overlays });

describe('exposes', () => {
  it.each(rows)('%s belongs to a remote and has its prefix', (name, { remote }) => {
    expect(isRemoteName(remote)).toBe(true);
    expect(name.split('/')[0]).toBe(remote.replace('mf-', ''));
  });

  it.each([
    ['page', pages],
    ['fragment', fragments],
    ['overlay', overlays],
  ] as const)('exposeOf finds every %s by its name', (kind, table) => {
    for (const [name, { remote, expose }] of Object.entries(table))
      expect(exposeOf(kind, name)).toEqual({ remote, expose });
  });

  it('exposeOf finds a startup by its name', () => {
    expect(exposeOf('startup', 'gift-cards/reminder')).toEqual({
      remote: 'mf-gift-cards',
      expose: './startups/reminder',
    });
  });

  it('exposeOf finds exposes of remotes with a new name', () => {
    expect(exposeOf('fragment', 'gift-cards/balance')).toEqual({
      remote: 'mf-gift-cards',
      expose: './fragments/balance',
    });
  });

  it.each(['', '/', 'a/', '/a', 'a', 'a/b/c', '../x', 'a/../b', '__proto__/x', 'A/b', 'a--b/c', 'a/b\n'])(
    'exposeOf returns undefined for %j',
    (name) => {
      expect(exposeOf('page', name)).toBeUndefined();
    },
  );

  it.each([
    ['pages', pages],
    ['fragments', fragments],
    ['overlays', overlays],
  ])('%s are in the folder of their kind, one file each', (kind, table) => {
    const places = Object.values(table).map(({ remote, expose }) => `${remote} ${expose}`);
    for (const place of places) expect(place).toMatch(new RegExp(`^mf-[a-z-]+ \\./${kind}/[a-z-]+$`));
    expect(new Set(places).size).toBe(places.length);
  });
});
