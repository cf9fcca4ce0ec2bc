import { createReloadGuard } from './reload-guard.ts';

const key = 'shell:left';
const setUp = () => createReloadGuard(() => sessionStorage);
beforeEach(() => sessionStorage.clear());

it('createReloadGuard allows one reload per reason and target, across documents of the tab', () => {
  expect(setUp().mayReload('b2', '/a')).toBe(true);
  const { mayReload } = setUp();
  expect(mayReload('b2', '/a')).toBe(false);
  expect(mayReload('b2', '/b')).toBe(true);
  expect(mayReload('c3', '/a')).toBe(true);
});

it('createReloadGuard allows a reason again after reset', () => {
  const { mayReload, reset } = setUp();
  mayReload('visitor guest', '/customer/account');
  mayReload('b2', '/a');
  reset('visitor guest');
  expect(mayReload('visitor guest', '/customer/account')).toBe(true);
  expect(mayReload('b2', '/a')).toBe(false);
});

it('createReloadGuard keeps the last thirty entries', () => {
  const { mayReload } = setUp();
  for (let page = 0; page < 40; page += 1) mayReload('b2', `/${page}`);
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toHaveLength(30);
  expect(mayReload('b2', '/39')).toBe(false);
});

it.each(['', 'garbage', '7', '{"a":1}', 'null', '[1,["b2"],["b2","/a",3],null]'])(
  'createReloadGuard ignores invalid content of the storage: %s',
  (text) => {
    sessionStorage.setItem(key, text);
    const { mayReload } = setUp();
    expect([mayReload('b2', '/a'), mayReload('b2', '/a')]).toEqual([true, false]);
  },
);

it.each(['getItem', 'setItem'] as const)(
  'createReloadGuard allows no reload if %s is forbidden',
  (forbidden) => {
    const locked = {
      getItem: () => null,
      setItem: () => undefined,
      [forbidden]: () => {
        throw new DOMException('no', 'SecurityError');
      },
    } as unknown as Storage;
    const reloadGuard = createReloadGuard(() => locked);
    expect(reloadGuard.mayReload('b2', '/a')).toBe(false);
    expect(() => reloadGuard.reset('b2')).not.toThrow();
  },
);
