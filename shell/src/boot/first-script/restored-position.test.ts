import { markRestoredPosition } from './restored-position.ts';

describe('markRestoredPosition', () => {
  it.each([
    ['back_forward', true],
    ['reload', true],
    ['navigate', false],
  ] as const)('after a navigation of type %s: %s', (type, isMarked) => {
    const page = document.implementation.createHTMLDocument();
    markRestoredPosition({ type }, page);
    expect(page.documentElement.hasAttribute('data-restores-scroll')).toBe(isMarked);
  });

  it('marks nothing in a browser that does not say how the page was opened', () => {
    const page = document.implementation.createHTMLDocument();
    markRestoredPosition(undefined, page);
    expect(page.documentElement.hasAttribute('data-restores-scroll')).toBe(false);
  });
});
