import { isRemoteName } from '../releases/remote-names.ts';
import { exposeOf, fragments, nameOfExpose, overlays, pages } from './index.ts';

describe('exposes', () => {
  it.each([
    ['page', pages],
    ['fragment', Object.keys(fragments)],
    ['overlay', Object.keys(overlays)],
  ] as const)(
    'exposeOf finds every %s by its name, in a remote and in the folder of its kind',
    (kind, names) => {
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) {
        const { remote = '', expose } = exposeOf(kind, name) ?? {};
        expect(isRemoteName(remote)).toBe(true);
        expect(`${remote} ${expose}`).toBe(`mf-${name.replace('/', ` ./${kind}s/`)}`);
      }
      expect(new Set(names).size).toBe(names.length);
    },
  );

  it('exposeOf finds a startup by its name', () => {
    expect(exposeOf('startup', 'gift-cards/reminder')).toEqual({
      remote: 'mf-gift-cards',
      expose: './startups/reminder',
    });
  });

  it.each([
    ['page', './pages/balance'],
    ['startup', './startups/balance'],
  ] as const)('nameOfExpose returns the name by which exposeOf finds a %s', (kind, expose) => {
    const name = nameOfExpose('mf-gift-cards', expose);
    expect(name).toBe('gift-cards/balance');
    expect(exposeOf(kind, name)).toEqual({ remote: 'mf-gift-cards', expose });
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
});
