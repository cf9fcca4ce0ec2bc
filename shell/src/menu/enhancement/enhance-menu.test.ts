import { jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { enhanceMenu } from './enhance-menu.ts';

const markup = `<nav><ul>
  <li id="ski"><a href="#a">Ski</a><details><summary>Ski</summary><ul><li><a href="#b">Piste</a></li></ul></details></li>
  <li id="board"><a href="#c">Board</a><details><summary>Board</summary><ul><li><a href="#d">Park</a></li></ul></details></li>
  <li id="care"><a href="#e">Care</a></li>
</ul></nav><main><button>Elsewhere</button></main>`;

let stop: () => void;
let isDesktop: boolean;
let reported: boolean[];
let drawerClosed: number;

const part = (selector: string) => document.querySelector(selector) as HTMLElement;
const openEntries = () =>
  [...document.querySelectorAll('details[open]')].map(({ parentElement }) => parentElement?.id);
const advance = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

/** jsdom has no pointer events. */
function pointer(type: 'pointerover' | 'pointerleave', selector: string, pointerType = 'mouse'): void {
  fireEvent(
    part(selector),
    Object.assign(new Event(type, { bubbles: type === 'pointerover' }), { pointerType }),
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = markup;
  isDesktop = true;
  reported = [];
  drawerClosed = 0;
  window.matchMedia = () =>
    ({
      get matches() {
        return isDesktop;
      },
    }) as MediaQueryList;
  const menu = part('nav');
  menu.hidePopover = () => void (drawerClosed += 1);
  stop = enhanceMenu(menu, (isOpen) => reported.push(isOpen));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('enhanceMenu, with a mouse', () => {
  it('opens an entry after a delay, and none that the mouse crosses', () => {
    pointer('pointerover', '#ski > a');
    advance(119);
    expect(openEntries()).toEqual([]);
    pointer('pointerover', '#board > a');
    advance(119);
    expect(openEntries()).toEqual([]);
    advance(1);
    expect(openEntries()).toEqual(['board']);
  });

  it('closes a panel 500 ms after the mouse has left, unless it returns', () => {
    pointer('pointerover', '#ski > a');
    advance(120);
    pointer('pointerleave', 'nav');
    advance(400);
    pointer('pointerover', '#ski li a');
    advance(1000);
    expect(openEntries()).toEqual(['ski']);
    pointer('pointerleave', 'nav');
    advance(499);
    expect(openEntries()).toEqual(['ski']);
    advance(1);
    expect(openEntries()).toEqual([]);
  });

  it('changes to the next entry, and closes on an entry without a panel', () => {
    pointer('pointerover', '#ski > a');
    advance(120);
    pointer('pointerover', '#board > a');
    advance(120);
    expect(openEntries()).toEqual(['board']);
    pointer('pointerover', '#care > a');
    advance(500);
    expect(openEntries()).toEqual([]);
  });

  it('ignores a click on an entry that hovering has just opened', () => {
    pointer('pointerover', '#ski > a');
    advance(120);
    expect(fireEvent.click(part('#ski summary'))).toBe(false);
    expect(fireEvent.click(part('#ski summary'))).toBe(true);
  });

  it('opens nothing after a click within the delay', () => {
    pointer('pointerover', '#ski > a');
    advance(60);
    fireEvent.click(part('#ski > a'));
    advance(1000);
    expect(openEntries()).toEqual([]);
  });

  it('opens a clicked entry again only after the mouse has left it', () => {
    pointer('pointerover', '#ski > a');
    fireEvent.click(part('#ski > a'));
    pointer('pointerover', '#ski');
    advance(1000);
    expect(openEntries()).toEqual([]);
    pointer('pointerleave', 'nav');
    pointer('pointerover', '#ski > a');
    advance(120);
    expect(openEntries()).toEqual(['ski']);
  });

  it('opens nothing after a navigation', () => {
    pointer('pointerover', '#ski > a');
    history.pushState(null, '', '/another-page');
    advance(1000);
    expect(openEntries()).toEqual([]);
  });

  it('keeps a panel open that a click opened within the delay', () => {
    pointer('pointerover', '#ski summary');
    advance(60);
    fireEvent.click(part('#ski summary'));
    expect(openEntries()).toEqual(['ski']);
    advance(1000);
    expect(openEntries()).toEqual(['ski']);
    fireEvent.click(part('#ski summary'));
    expect(openEntries()).toEqual([]);
  });

  it('ignores touch', () => {
    pointer('pointerover', '#ski > a', 'touch');
    advance(1000);
    expect(openEntries()).toEqual([]);
  });

  it('opens nothing in the drawer', () => {
    isDesktop = false;
    pointer('pointerover', '#ski > a');
    advance(1000);
    expect(openEntries()).toEqual([]);
  });
});

describe('enhanceMenu, with an open panel', () => {
  beforeEach(() => {
    part('#ski details').setAttribute('open', '');
  });

  it('closes it on Escape and restores the focus', () => {
    part('#ski li a').focus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(openEntries()).toEqual([]);
    expect(part('#ski summary')).toHaveFocus();
  });

  it('keeps the focus elsewhere', () => {
    part('#ski > a').focus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(openEntries()).toEqual([]);
    expect(part('#ski > a')).toHaveFocus();
  });

  it('closes it when the focus leaves it', () => {
    fireEvent.focusIn(part('#ski li a'));
    expect(openEntries()).toEqual(['ski']);
    fireEvent.focusIn(part('#board > a'));
    expect(openEntries()).toEqual([]);
  });

  it('closes it on a press outside', () => {
    fireEvent.pointerDown(part('#ski li a'));
    expect(openEntries()).toEqual(['ski']);
    fireEvent.pointerDown(part('main'));
    expect(openEntries()).toEqual([]);
  });

  it('reports it on desktops only', () => {
    fireEvent(part('#ski details'), new Event('toggle'));
    expect(reported).toEqual([true]);
    isDesktop = false;
    fireEvent(window, new Event('resize'));
    advance(249);
    expect(reported).toEqual([true]);
    advance(1);
    expect(reported).toEqual([true, false]);
  });
});

describe('enhanceMenu, with the drawer', () => {
  it('closes it 250 ms after the window was made wider', () => {
    fireEvent(window, new Event('resize'));
    advance(200);
    fireEvent(window, new Event('resize'));
    advance(249);
    expect(drawerClosed).toBe(0);
    advance(1);
    expect(drawerClosed).toBe(1);
  });

  it('keeps it open when a small window is resized', () => {
    isDesktop = false;
    fireEvent(window, new Event('resize'));
    advance(1000);
    expect(drawerClosed).toBe(0);
  });

  it('closes it when the focus leaves it', () => {
    isDesktop = false;
    fireEvent.focusOut(part('#ski > a'), { relatedTarget: part('#care > a') });
    expect(drawerClosed).toBe(0);
    fireEvent.focusOut(part('#care > a'), { relatedTarget: part('button') });
    expect(drawerClosed).toBe(1);
  });

  it('keeps it open for its own popovers', () => {
    isDesktop = false;
    part('button').setAttribute('popover', 'auto');
    fireEvent.focusOut(part('#care > a'), { relatedTarget: part('button') });
    expect(drawerClosed).toBe(0);
  });
});
