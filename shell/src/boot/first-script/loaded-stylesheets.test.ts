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

  function writeLink(sheet: { cssRules: unknown[] } | null): void {
    document.head.innerHTML = `<link id="${stylesheetElementId}" href="/assets/combined.css?files=${files.join(',')}">`;
    const link = document.getElementById(stylesheetElementId);
    Object.defineProperty(link, 'sheet', { value: sheet });
    markLoadedStylesheets();
  }

  it('adds a link without URL for each part, which webpack’s runtime takes as loaded', () => {
    writeLink({ cssRules: [{}] });
    expect(added()).toEqual(files.map((file) => ['stylesheet', file, null]));
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
    writeLink(sheet);
    expect(added()).toEqual(files.map((file) => ['stylesheet', file, file]));
  });
});
