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

describe('a mouse', () => {
  it('opens an entry on which it rests, and not one that it crosses', () => {
    point('pointerover', '#ski > a');
    rest(119);
    expect(openOnes()).toEqual([]);
    point('pointerover', '#board > a');
    rest(119);
    expect(openOnes()).toEqual([]);
    rest(1);
    expect(openOnes()).toEqual(['board']);
  });

  it('closes what it opened half a second after it has left, and not if it is back in time', () => {
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

  it('changes from one entry to the next, and closes on one that has nothing below it', () => {
    point('pointerover', '#ski > a');
    rest(120);
    point('pointerover', '#board > a');
    rest(120);
    expect(openOnes()).toEqual(['board']);
    point('pointerover', '#care > a');
    rest(500);
    expect(openOnes()).toEqual([]);
  });

  it('does not close with a click what it opened on its way to it', () => {
    point('pointerover', '#ski > a');
    rest(120);
    expect(fireEvent.click(part('#ski summary'))).toBe(false);
    expect(fireEvent.click(part('#ski summary'))).toBe(true);
  });

  it('opens nothing after a click that was quicker than the intent', () => {
    point('pointerover', '#ski > a');
    rest(60);
    fireEvent.click(part('#ski > a'));
    rest(1000);
    expect(openOnes()).toEqual([]);
  });

  it('opens a followed entry again only after it has been elsewhere', () => {
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

  it('opens nothing over a page that appeared while it rested', () => {
    point('pointerover', '#ski > a');
    history.pushState(null, '', '/another-page');
    rest(1000);
    expect(openOnes()).toEqual([]);
  });

  it('leaves a panel open that a click on its arrow opened before the intent', () => {
    point('pointerover', '#ski summary');
    rest(60);
    fireEvent.click(part('#ski summary'));
    expect(openOnes()).toEqual(['ski']);
    rest(1000);
    expect(openOnes()).toEqual(['ski']);
    fireEvent.click(part('#ski summary'));
    expect(openOnes()).toEqual([]);
  });

  it('is not a finger', () => {
    point('pointerover', '#ski > a', 'touch');
    rest(1000);
    expect(openOnes()).toEqual([]);
  });

  it('opens nothing in a drawer', () => {
    isDesktop = false;
    point('pointerover', '#ski > a');
    rest(1000);
    expect(openOnes()).toEqual([]);
  });
});

describe('an open panel', () => {
  beforeEach(() => {
    part('#ski details').setAttribute('open', '');
  });

  it('closes on Escape and gives the focus back', () => {
    part('#ski li a').focus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(openOnes()).toEqual([]);
    expect(part('#ski summary')).toHaveFocus();
  });

  it('leaves the focus where it is, if it is elsewhere', () => {
    part('#ski > a').focus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(openOnes()).toEqual([]);
    expect(part('#ski > a')).toHaveFocus();
  });

  it('stays while the keyboard is in it, and closes when it goes on', () => {
    fireEvent.focusIn(part('#ski li a'));
    expect(openOnes()).toEqual(['ski']);
    fireEvent.focusIn(part('#board > a'));
    expect(openOnes()).toEqual([]);
  });

  it('closes on a press anywhere else', () => {
    fireEvent.pointerDown(part('#ski li a'));
    expect(openOnes()).toEqual(['ski']);
    fireEvent.pointerDown(part('main'));
    expect(openOnes()).toEqual([]);
  });

  it('is told to whoever dims the page, on desktops only', () => {
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

describe('the drawer', () => {
  it('closes once a window that was made wider has kept its size for 250 ms', () => {
    fireEvent(window, new Event('resize'));
    rest(200);
    fireEvent(window, new Event('resize'));
    rest(249);
    expect(drawerClosed).toBe(0);
    rest(1);
    expect(drawerClosed).toBe(1);
  });

  it('stays open where a small window changes, such as when a telephone is turned', () => {
    isDesktop = false;
    fireEvent(window, new Event('resize'));
    rest(1000);
    expect(drawerClosed).toBe(0);
  });

  it('closes behind the keyboard that leaves it', () => {
    isDesktop = false;
    fireEvent.focusOut(part('#ski > a'), { relatedTarget: part('#care > a') });
    expect(drawerClosed).toBe(0);
    fireEvent.focusOut(part('#care > a'), { relatedTarget: part('button') });
    expect(drawerClosed).toBe(1);
  });

  it('stays below what it has opened itself', () => {
    isDesktop = false;
    part('button').setAttribute('popover', 'auto');
    fireEvent.focusOut(part('#care > a'), { relatedTarget: part('button') });
    expect(drawerClosed).toBe(0);
  });
});
