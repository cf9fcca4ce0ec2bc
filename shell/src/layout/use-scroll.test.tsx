import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { ShopRouterProvider } from 'shared-runtime/host';
import { useScroll } from './use-scroll.ts';

const scrollTo = jest.fn<(x: number, y: number) => unknown>();
const scrolled: string[] = [];

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockReset();
  scrolled.length = 0;
  // Some browsers return a promise.
  scrollTo.mockImplementation(() => Promise.resolve());
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
    return Promise.resolve() as unknown as void;
  };
});

function Frame() {
  useScroll();
  return (
    <>
      <p id="delivery" />
      <p id="a.b" />
      <p id="_r_1_" />
    </>
  );
}

function open(start = '/') {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [start], hydrationData: {} });
  const { unmount } = render(
    <ShopRouterProvider router={router}>
      <Frame />
    </ShopRouterProvider>,
  );
  const go = async (to: string | number) => {
    await act(async () => {
      await (typeof to === 'number' ? router.navigate(to) : router.navigate(to));
    });
  };
  return { router, go, unmount };
}

describe('useScroll, after a navigation', () => {
  it('scrolls to the element of the fragment', async () => {
    const { go } = open();
    await go('/help#delivery');
    expect(scrolled).toEqual(['delivery']);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('scrolls to a fragment of the same page', async () => {
    const { go } = open('/help');
    await go('/help#delivery');
    expect(scrolled).toEqual(['delivery']);
  });

  it.each(['#a.b', '#_r_1_', '#%ZZ', '#!/x', '#access_token=1', '#missing', '#delivery%20'])(
    'with the fragment %s scrolls another page to its top, and does not scroll the same page',
    async (hash) => {
      const { go } = open('/help');
      await go(`/other${hash}`);
      expect(scrolled).toEqual([]);
      expect(scrollTo).toHaveBeenCalledWith(0, 0);
      scrollTo.mockClear();
      await go(`/other${hash}x`);
      expect([scrolled, scrollTo.mock.calls]).toEqual([[], []]);
    },
  );

  it('scrolls another page, and another page of a list, to the top', async () => {
    const { go } = open('/products');
    await go('/products?p=2');
    await go('/brand/ridge');
    expect(scrollTo.mock.calls).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('restores the position on Back', async () => {
    const { go } = open('/products?p=2');
    Object.assign(window, { scrollY: 1234 });
    await go('/product/1');
    Object.assign(window, { scrollY: 0 });
    await go(-1);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 1234);
  });

  it('stores positions for the next document of the tab', () => {
    const { router, unmount } = open('/products');
    expect(history.scrollRestoration).toBe('manual');
    Object.assign(window, { scrollY: 777 });
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    expect(sessionStorage.getItem('shop-scroll')).toContain(`"${router.state.location.key}":777`);
    unmount();
  });

  it('ignores invalid content of the storage', async () => {
    sessionStorage.setItem('shop-scroll', '{oh');
    const { go } = open();
    await go('/a');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });
});
