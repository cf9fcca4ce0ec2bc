import { createReloadGuard } from './reload-guard.ts';

const key = 'shell:left';
const setUp = () => createReloadGuard(() => sessionStorage);
beforeEach(() => sessionStorage.clear());

it('lets a tab go once for each reason and target, in every document of the tab', () => {
  expect(setUp().mayReload('b2', '/a')).toBe(true);
  const { mayReload } = setUp();
  expect(mayReload('b2', '/a')).toBe(false);
  expect(mayReload('b2', '/b')).toBe(true);
  expect(mayReload('c3', '/a')).toBe(true);
});

it('lets it go again for what has helped', () => {
  const { mayReload, reset } = setUp();
  mayReload('visitor guest', '/customer/account');
  mayReload('b2', '/a');
  reset('visitor guest');
  expect(mayReload('visitor guest', '/customer/account')).toBe(true);
  expect(mayReload('b2', '/a')).toBe(false);
});

it('remembers the last thirty, and no more', () => {
  const { mayReload } = setUp();
  for (let page = 0; page < 40; page += 1) mayReload('b2', `/${page}`);
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toHaveLength(30);
  expect(mayReload('b2', '/39')).toBe(false);
});

it.each(['', 'garbage', '7', '{"a":1}', 'null', '[1,["b2"],["b2","/a",3],null]'])(
  'makes nothing of what others wrote there: %s',
  (text) => {
    sessionStorage.setItem(key, text);
    const { mayReload } = setUp();
    expect([mayReload('b2', '/a'), mayReload('b2', '/a')]).toEqual([true, false]);
  },
);

it.each(['getItem', 'setItem'] as const)('lets nobody go where %s is forbidden', (forbidden) => {
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
});
