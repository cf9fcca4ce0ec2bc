import { createOverlayFileFetcher } from './overlay-file-fetcher.ts';

const realFetch = globalThis.fetch;
const getEntriesByName = performance.getEntriesByName?.bind(performance);
/** URLs that the page has loaded. */
let loaded: string[] = [];
const fetched: [string, RequestInit | undefined][] = [];
const paths = () => fetched.map(([url]) => url);

beforeEach(() => {
  fetched.length = 0;
  loaded = [];
  // jsdom has no resource timing.
  performance.getEntriesByName = ((url: string) => loaded.filter((each) => each === url)) as never;
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    fetched.push([url, init]);
    return Promise.reject(new TypeError('Failed to fetch'));
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  performance.getEntriesByName = getEntriesByName;
});

const files = {
  shell: ['/dialog.js', '/dialog.css'],
  contents: {
    'account/register': ['/account.js', '/register.js'],
    'consent/preferences': ['/account.js', '/preferences.js'],
  },
};

describe('createOverlayFileFetcher', () => {
  it('fetches content and dialog at once with high priority, and each file once', () => {
    const fetchFiles = createOverlayFileFetcher(() => files);
    fetchFiles('account/register');
    expect(paths()).toEqual(['/account.js', '/register.js', '/dialog.js', '/dialog.css']);
    expect(fetched[0]?.[1]).toEqual({ priority: 'high' });
    fetchFiles('consent/preferences');
    expect(paths().slice(4)).toEqual(['/preferences.js']);
  });

  it('fetches with low priority what may be opened later', () => {
    createOverlayFileFetcher(() => files)('account/register', 'low');
    expect(fetched).toHaveLength(4);
    for (const [, init] of fetched) expect(init).toEqual({ priority: 'low' });
  });

  it('fetches the dialog for a name without listed files', () => {
    const fetchFiles = createOverlayFileFetcher(() => files);
    fetchFiles('constructor' as 'consent/preferences');
    fetchFiles(null);
    expect(paths()).toEqual(['/dialog.js', '/dialog.css']);
  });

  it.each([null, {}, { shell: ['http://['], contents: {} }])('does not throw for the list %j', (list) => {
    expect(() => createOverlayFileFetcher(() => list as never)('account/register')).not.toThrow();
    expect(fetched).toEqual([]);
  });

  it('fetches nothing that the page has loaded', () => {
    loaded = [`${location.origin}/account.js`];
    createOverlayFileFetcher(() => files)('account/register');
    expect(paths()).toEqual(['/register.js', '/dialog.js', '/dialog.css']);
  });
});
