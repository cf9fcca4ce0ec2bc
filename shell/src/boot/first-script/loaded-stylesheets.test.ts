import { markLoadedStylesheets } from './loaded-stylesheets.ts';
import { stylesheetElementId } from '../../document/page-scripts.ts';

describe('markLoadedStylesheets', () => {
  const files = ['/assets/shell/abc/main.css', '/assets/mf-cms/1.0.0/page.css'];
  const added = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[data-href]')].map((link) => [
      link.rel,
      link.dataset['href'],
      link.getAttribute('href'),
    ]);

  const url = `/assets/combined.css?files=${files.join(',')}`;
  const elements = {
    link: `<link id="${stylesheetElementId}" href="${url}">`,
    style: `<style id="${stylesheetElementId}" data-files="${url}"></style>`,
  };

  function write(element: keyof typeof elements, sheet: { cssRules: unknown[] } | null): void {
    document.head.innerHTML = elements[element];
    Object.defineProperty(document.getElementById(stylesheetElementId), 'sheet', { value: sheet });
    markLoadedStylesheets();
  }

  it.each(['link', 'style'] as const)(
    'adds a link without URL for each part of a %s element, which webpack’s runtime takes as loaded',
    (element) => {
      write(element, { cssRules: [{}] });
      expect(added()).toEqual(files.map((file) => ['stylesheet', file, null]));
    },
  );

  it('loads the parts one by one if an inline style sheet was blocked', () => {
    write('style', null);
    expect(added()).toEqual(files.map((file) => ['stylesheet', file, file]));
  });

  it.each([
    ['blocked', null],
    ['answered with nothing', { cssRules: [] }],
    [
      'answered with an error',
      {
        get cssRules(): never {
          throw new DOMException('Cannot access rules', 'SecurityError');
        },
      },
    ],
  ])('loads the parts one by one if the combined style sheet was %s', (_, sheet) => {
    write('link', sheet);
    expect(added()).toEqual(files.map((file) => ['stylesheet', file, file]));
  });
});
