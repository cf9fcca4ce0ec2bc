import { fetchOnIntent } from './fetch-on-intent.ts';

const fetched: string[] = [];

fetchOnIntent(() => ({ 'search/box': ['/box.js', '/texts.js'], 'account/button': ['/button.js'] }));

beforeEach(() => {
  fetched.length = 0;
  globalThis.fetch = async (url) => {
    fetched.push(url as string);
    return new Response('code');
  };
});

/** Puts a fragment on the page and returns its button. */
function show(fragment: string): HTMLElement {
  document.body.innerHTML = `<div data-fragment="${fragment}"><form><button>Search</button></form></div>`;
  const button = document.querySelector('button');
  if (button === null) throw new Error('There is no button');
  return button;
}

const use = (element: HTMLElement, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }));

describe('fetchOnIntent', () => {
  it('fetches the scripts of a fragment once, on the first sign that it is used', () => {
    const button = show('search/box');
    use(button, 'pointerover');
    expect(fetched).toEqual([]);
    use(button, 'pointerdown');
    expect(fetched).toEqual(['/box.js', '/texts.js']);
    use(button, 'focusin');
    use(button, 'keydown');
    expect(fetched).toHaveLength(2);
  });

  it('fetches nothing for a fragment without listed scripts, and outside of fragments', () => {
    use(show('cms/blocks'), 'pointerdown');
    use(show('constructor'), 'pointerdown');
    use(document.body, 'pointerdown');
    expect(fetched).toEqual([]);
  });
});
