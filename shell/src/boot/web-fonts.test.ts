import { jest } from '@jest/globals';
import { initialRouterState, type ShopRouter } from 'shared-runtime/host';
import { facesOfEveryPage, holdWebFonts, showWebFontsOnNextPage } from './web-fonts.ts';

const html = document.documentElement;
const load = jest.fn<(face: string) => Promise<unknown>>();

beforeEach(() => {
  load.mockReset().mockResolvedValue([]);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  delete html.dataset['fonts'];
});

function createTab(pathname: string) {
  let listener: (() => void) | undefined;
  const router = {
    state: initialRouterState({ location: { pathname } as ShopRouter['state']['location'] }),
    subscribe: (added: () => void) => {
      listener = added;
      return () => (listener = undefined);
    },
  };
  const open = (path: string) => {
    router.state = initialRouterState({ location: { pathname: path } as ShopRouter['state']['location'] });
    listener?.();
  };
  return { router: router as unknown as ShopRouter, open, isListening: () => listener !== undefined };
}

describe('holdWebFonts', () => {
  const referredBy = (referrer: string) =>
    holdWebFonts({ documentElement: html, referrer, location: window.location } as unknown as Document);

  it.each(['', 'https://www.search.example/', `${window.location.origin}.example/`])(
    'holds the fonts of a page that is opened from “%s”',
    (referrer) => {
      referredBy(referrer);
      expect(html.dataset['fonts']).toBe('fallback');
    },
  );

  it('shows the fonts of a page that is opened from one of the shop', () => {
    referredBy(`${window.location.origin}/products/skis`);
    expect(html.dataset['fonts']).toBeUndefined();
  });
});

describe('showWebFontsOnNextPage', () => {
  it('loads the fonts, and shows them when another page opens', async () => {
    const { router, open, isListening } = createTab('/');
    holdWebFonts(document);
    await showWebFontsOnNextPage(document, router);
    expect(load.mock.calls.flat()).toEqual(facesOfEveryPage);
    expect(html.dataset['fonts']).toBe('fallback');
    open('/');
    expect(html.dataset['fonts']).toBe('fallback');
    open('/products/skis');
    expect(html.dataset['fonts']).toBeUndefined();
    expect(isListening()).toBe(false);
  });

  it('shows them on the next page also if they could not be loaded', async () => {
    const { router, open } = createTab('/');
    holdWebFonts(document);
    load.mockRejectedValue(new Error('offline'));
    await showWebFontsOnNextPage(document, router);
    open('/products/skis');
    expect(html.dataset['fonts']).toBeUndefined();
  });

  it('does nothing in a tab that has them', async () => {
    const { router, isListening } = createTab('/');
    await showWebFontsOnNextPage(document, router);
    expect(load).not.toHaveBeenCalled();
    expect(isListening()).toBe(false);
  });
});
