import { act, screen } from '@testing-library/react';
import { renderInShop } from 'shared-runtime/testing';
import { BackToTop } from './back-to-top.tsx';

const messages = { 'frame.backToTop': 'Back to top' };

function scrollDownTo(top: number): void {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('BackToTop', () => {
  const scrolled: unknown[] = [];
  beforeEach(() => {
    scrolled.length = 0;
    window.scrollTo = (options: unknown) => void scrolled.push(options);
    scrollDownTo(0);
  });

  it('appears after scrolling past the first screen', () => {
    renderInShop(<BackToTop />, { messages });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    scrollDownTo(window.innerHeight);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    scrollDownTo(window.innerHeight + 1);
    expect(screen.getByRole('button', { name: 'Back to top' })).toBeInTheDocument();
    scrollDownTo(0);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    [true, 'instant'],
    [false, 'smooth'],
  ])('moves the focus to the page; with reduced motion %s it scrolls %s', async (isReduced, behavior) => {
    window.matchMedia = (query) =>
      ({ matches: isReduced && query.includes('reduced-motion') }) as MediaQueryList;
    const { user } = renderInShop(
      <main id="main" tabIndex={-1}>
        <BackToTop />
      </main>,
      { messages },
    );
    scrollDownTo(5_000);
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(scrolled).toEqual([{ top: 0, behavior }]);
  });
});
