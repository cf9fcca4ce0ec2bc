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
let told: boolean[];
let drawerClosed: number;

const part = (selector: string) => document.querySelector(selector) as HTMLElement;
const openOnes = () =>
  [...document.querySelectorAll('details[open]')].map(({ parentElement }) => parentElement?.id);
const rest = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

/** jsdom knows no pointers. */
function point(type: 'pointerover' | 'pointerleave', selector: string, pointerType = 'mouse'): void {
  fireEvent(
    part(selector),
    Object.assign(new Event(type, { bubbles: type === 'pointerover' }), { pointerType }),
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = markup;
  isDesktop = true;
  told = [];
  drawerClosed = 0;
  window.matchMedia = () =>
    ({
      get matches() {
        return isDesktop;
      },
    }) as MediaQueryList;
  const menu = part('nav');
  menu.hidePopover = () => void (drawerClosed += 1);
  stop = enhanceMenu(menu, (isOpen) => told.push(isOpen));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('enhanceMenu, with a mouse', () => {
  it('opens an entry after a delay, and none that the mouse crosses', () => {
    point('pointerover', '#ski > a');
    rest(119);
    expect(openOnes()).toEqual([]);
    point('pointerover', '#board > a');
    rest(119);
    expect(openOnes()).toEqual([]);
    rest(1);
    expect(openOnes()).toEqual(['board']);
  });

  it('closes a panel 500 ms after the mouse has left, unless it returns', () => {
    point('pointerover', '#ski > a');
    rest(120);
    point('pointerleave', 'nav');
    rest(400);
    point('pointerover', '#ski li a');
    rest(1000);
    expect(openOnes()).toEqual(['ski']);
    point('pointerleave', 'nav');
    rest(499);
    expect(openOnes()).toEqual(['ski']);
    rest(1);
    expect(openOnes()).toEqual([]);
  });

  it('changes to the next entry, and closes on an entry without a panel', () => {
    point('pointerover', '#ski > a');
    rest(120);
    point('pointerover', '#board > a');
    rest(120);
    expect(openOnes()).toEqual(['board']);
    point('pointerover', '#care > a');
    rest(500);
    expect(openOnes()).toEqual([]);
  });

  it('ignores a click on an entry that hovering has just opened', () => {
    point('pointerover', '#ski > a');
    rest(120);
    expect(fireEvent.click(part('#ski summary'))).toBe(false);
    expect(fireEvent.click(part('#ski summary'))).toBe(true);
  });

  it('opens nothing after a click within the delay', () => {
    point('pointerover', '#ski > a');
    rest(60);
    fireEvent.click(part('#ski > a'));
    rest(1000);
    expect(openOnes()).toEqual([]);
  });

  it('opens a clicked entry again only after the mouse has left it', () => {
    point('pointerover', '#ski > a');
    fireEvent.click(part('#ski > a'));
    point('pointerover', '#ski');
    rest(1000);
    expect(openOnes()).toEqual([]);
    point('pointerleave', 'nav');
    point('pointerover', '#ski > a');
    rest(120);
    expect(openOnes()).toEqual(['ski']);
  });

  it('opens nothing after a navigation', () => {
    point('pointerover', '#ski > a');
    history.pushState(null, '', '/another-page');
    rest(1000);
    expect(openOnes()).toEqual([]);
  });

  it('keeps a panel open that a click opened within the delay', () => {
    point('pointerover', '#ski summary');
    rest(60);
    fireEvent.click(part('#ski summary'));
    expect(openOnes()).toEqual(['ski']);
    rest(1000);
    expect(openOnes()).toEqual(['ski']);
    fireEvent.click(part('#ski summary'));
    expect(openOnes()).toEqual([]);
  });

  it('ignores touch', () => {
    point('pointerover', '#ski > a', 'touch');
    rest(1000);
    expect(openOnes()).toEqual([]);
  });

  it('opens nothing in the drawer', () => {
    isDesktop = false;
    point('pointerover', '#ski > a');
    rest(1000);
    expect(openOnes()).toEqual([]);
  });
});

describe('enhanceMenu, with an open panel', () => {
  beforeEach(() => {
    part('#ski details').setAttribute('open', '');
  });

  it('closes it on Escape and restores the focus', () => {
    part('#ski li a').focus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(openOnes()).toEqual([]);
    expect(part('#ski summary')).toHaveFocus();
  });

  it('keeps the focus elsewhere', () => {
    part('#ski > a').focus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(openOnes()).toEqual([]);
    expect(part('#ski > a')).toHaveFocus();
  });

  it('closes it when the focus leaves it', () => {
    fireEvent.focusIn(part('#ski li a'));
    expect(openOnes()).toEqual(['ski']);
    fireEvent.focusIn(part('#board > a'));
    expect(openOnes()).toEqual([]);
  });

  it('closes it on a press outside', () => {
    fireEvent.pointerDown(part('#ski li a'));
    expect(openOnes()).toEqual(['ski']);
    fireEvent.pointerDown(part('main'));
    expect(openOnes()).toEqual([]);
  });

  it('reports it on desktops only', () => {
    fireEvent(part('#ski details'), new Event('toggle'));
    expect(told).toEqual([true]);
    isDesktop = false;
    fireEvent(window, new Event('resize'));
    rest(249);
    expect(told).toEqual([true]);
    rest(1);
    expect(told).toEqual([true, false]);
  });
});

describe('enhanceMenu, with the drawer', () => {
  it('closes it 250 ms after the window was made wider', () => {
    fireEvent(window, new Event('resize'));
    rest(200);
    fireEvent(window, new Event('resize'));
    rest(249);
    expect(drawerClosed).toBe(0);
    rest(1);
    expect(drawerClosed).toBe(1);
  });

  it('keeps it open when a small window is resized', () => {
    isDesktop = false;
    fireEvent(window, new Event('resize'));
    rest(1000);
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
