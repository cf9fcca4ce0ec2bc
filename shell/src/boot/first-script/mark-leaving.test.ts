import { jest } from '@jest/globals';
import { markLeaving } from './mark-leaving.ts';

const { dataset } = document.documentElement;
const isMarked = () => 'pending' in dataset;

markLeaving();
// jsdom cannot navigate, and says so.
addEventListener('click', (event) => event.preventDefault());
addEventListener('submit', (event) => event.preventDefault());

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  delete dataset['interactive'];
  document.body.replaceChildren();
});

function click(html: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  document.body.firstElementChild?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  );
}

describe('markLeaving', () => {
  it.each([
    ['a link', '<a href="/skis">Skis</a>'],
    ['a link to another site', '<a href="https://other.example/">Other</a>'],
    ['a link to another part of the list', '<a href="?p=2">2</a>'],
    ['a form', '<form action="/search"><button>Search</button></form>'],
  ])('marks the page while the browser follows %s, for at most ten seconds', (_what, html) => {
    click(html);
    document.querySelector('form')?.requestSubmit();
    expect(isMarked()).toBe(true);
    jest.advanceTimersByTime(9_999);
    expect(isMarked()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isMarked()).toBe(false);
  });

  it.each([
    ['a link to a part of the page', '<a href="#main">Skip</a>', {}],
    ['a link to the top of the page', '<a href="#">Top</a>', {}],
    ['a link for another tab', '<a href="/skis" target="_blank">Skis</a>', {}],
    ['a click for another tab', '<a href="/skis">Skis</a>', { ctrlKey: true }],
    ['a download', '<a href="/terms.pdf" download>Terms</a>', {}],
    ['a link for mail', '<a href="mailto:help@shop.example">Mail</a>', {}],
    ['no link', '<p>Text</p>', {}],
  ])('does not mark the page for %s', (_what, html, init) => {
    click(html, init);
    expect(isMarked()).toBe(false);
  });

  it('does not mark the page for what a script handles', () => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click('<a href="/skis">Skis</a>');
    expect(isMarked()).toBe(false);
  });

  it('does not mark an interactive page, which marks itself', () => {
    dataset['interactive'] = 'true';
    click('<a href="/skis">Skis</a>');
    expect(isMarked()).toBe(false);
  });

  it('ends the mark of a page that Back shows again, and not that of the page itself', () => {
    click('<a href="/skis">Skis</a>');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(isMarked()).toBe(true);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(isMarked()).toBe(false);
  });
});
