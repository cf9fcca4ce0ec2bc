import { createOverlayStore } from './overlay-store.ts';

function setUp() {
  const store = createOverlayStore();
  const names = () => store.getState().stack.map(({ name }) => name);
  return { ...store.getState(), store, names };
}

describe('overlay store', () => {
  it('puts what was opened last on top', () => {
    const { open, names } = setUp();
    open('basket/added', { cartItemId: 5 });
    open('account/register', { reason: 'basket' });
    expect(names()).toEqual(['basket/added', 'account/register']);
  });

  it('closes one and shows the one below it', () => {
    const { open, close, names, store } = setUp();
    open('basket/added', { cartItemId: 5 });
    open('account/register', { reason: 'basket' });
    close(store.getState().stack.at(-1)?.id ?? 0);
    expect(names()).toEqual(['basket/added']);
  });

  it('opens nothing twice: the newer reason is shown, on top', () => {
    const { open, names, store } = setUp();
    open('account/register', { reason: 'basket' });
    open('basket/added', { cartItemId: 5 });
    open('account/register', { reason: 'prices' });
    expect(names()).toEqual(['basket/added', 'account/register']);
    expect(store.getState().stack.at(-1)?.props).toEqual({ reason: 'prices' });
  });

  it('gives the reopened overlay a new identity, so that it starts afresh', () => {
    const { open, closeAll, store } = setUp();
    open('account/register', { reason: 'basket' });
    const first = store.getState().stack[0]?.id;
    closeAll();
    expect(store.getState().stack).toEqual([]);
    open('account/register', { reason: 'basket' });
    expect(store.getState().stack[0]?.id).not.toBe(first);
  });
});
