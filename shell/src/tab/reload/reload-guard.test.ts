import { createLeaveOnce } from './reload-guard.ts';

const key = 'shell:left';
const setUp = () => createLeaveOnce(() => sessionStorage);
beforeEach(() => sessionStorage.clear());

it('lets a tab go once for each reason and target, in every document of the tab', () => {
  expect(setUp().mayLeaveFor('b2', '/a')).toBe(true);
  const { mayLeaveFor } = setUp();
  expect(mayLeaveFor('b2', '/a')).toBe(false);
  expect(mayLeaveFor('b2', '/b')).toBe(true);
  expect(mayLeaveFor('c3', '/a')).toBe(true);
});

it('lets it go again for what has helped', () => {
  const { mayLeaveFor, helped } = setUp();
  mayLeaveFor('visitor guest', '/customer/account');
  mayLeaveFor('b2', '/a');
  helped('visitor guest');
  expect(mayLeaveFor('visitor guest', '/customer/account')).toBe(true);
  expect(mayLeaveFor('b2', '/a')).toBe(false);
});

it('remembers the last thirty, and no more', () => {
  const { mayLeaveFor } = setUp();
  for (let page = 0; page < 40; page += 1) mayLeaveFor('b2', `/${page}`);
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toHaveLength(30);
  expect(mayLeaveFor('b2', '/39')).toBe(false);
});

it.each(['', 'garbage', '7', '{"a":1}', 'null', '[1,["b2"],["b2","/a",3],null]'])(
  'makes nothing of what others wrote there: %s',
  (text) => {
    sessionStorage.setItem(key, text);
    const { mayLeaveFor } = setUp();
    expect([mayLeaveFor('b2', '/a'), mayLeaveFor('b2', '/a')]).toEqual([true, false]);
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
  const once = createLeaveOnce(() => locked);
  expect(once.mayLeaveFor('b2', '/a')).toBe(false);
  expect(() => once.helped('b2')).not.toThrow();
});
