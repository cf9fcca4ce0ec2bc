import { stylesheetElementId } from '../document/page-scripts.ts';
import { cacheStylesheet } from './cache-stylesheet.ts';

const integrity = `sha384-${'abcd+/gh'.padEnd(64, 'x')}`;
const href = '/assets/combined.css?files=/assets/shell/1/main.css';
const realFetch = globalThis.fetch;
let fetched: string[];
let isFound: boolean;

beforeEach(() => {
  fetched = [];
  isFound = true;
  globalThis.fetch = ((url: string) => {
    fetched.push(url);
    return Promise.resolve(new Response('body{}', { status: isFound ? 200 : 404 }));
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  document.head.replaceChildren();
  document.cookie = 'cached_styles=; Path=/; Max-Age=0';
});

function addInline(): void {
  const style = document.createElement('style');
  style.id = stylesheetElementId;
  style.dataset['files'] = href;
  style.dataset['integrity'] = integrity;
  document.head.append(style);
}

function addLink(rules: string[]): void {
  const link = document.createElement('link');
  link.id = stylesheetElementId;
  link.setAttribute('integrity', integrity);
  Object.defineProperty(link, 'sheet', { value: { cssRules: rules } });
  document.head.append(link);
}

describe('cacheStylesheet', () => {
  it('fetches an inline style sheet, and then stores that the browser has it', async () => {
    document.cookie = 'cached_styles=other123; Path=/';
    addInline();
    await cacheStylesheet();
    expect(fetched).toEqual([href]);
    expect(document.cookie).toBe('cached_styles=other123.abcd+/gh');
  });

  it('stores nothing if it cannot be fetched', async () => {
    isFound = false;
    addInline();
    await cacheStylesheet();
    expect(fetched).toEqual([href]);
    expect(document.cookie).toBe('');
  });

  it('stores that the browser has a linked one, and fetches nothing', async () => {
    addLink(['body{}']);
    await cacheStylesheet();
    expect([document.cookie, fetched]).toEqual(['cached_styles=abcd+/gh', []]);
  });

  it('removes a linked one that could not be loaded, so that the next page contains it', async () => {
    document.cookie = 'cached_styles=abcd+/gh.other123; Path=/';
    addLink([]);
    await cacheStylesheet();
    expect(document.cookie).toBe('cached_styles=other123');
  });

  it('fetches it also for visitors who save data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    addInline();
    await cacheStylesheet();
    Reflect.deleteProperty(navigator, 'connection');
    expect(fetched).toEqual([href]);
  });

  it('does nothing without a style sheet', async () => {
    await cacheStylesheet();
    expect([document.cookie, fetched]).toEqual(['', []]);
  });
});
