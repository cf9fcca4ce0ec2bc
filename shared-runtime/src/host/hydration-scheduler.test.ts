import { createHydrationTrigger } from '../fragment/hydration-trigger.ts';
import { createHydrationScheduler } from './hydration-scheduler.ts';

const drawn = '<form><button name="all" value="no">Reject all</button><button>Accept all</button></form>';

/** A fragment that waits, and what is pressed in it once it is alive. */
function setUp() {
  document.body.innerHTML = `<div data-fragment="consent/banner">${drawn}</div>`;
  const room = document.querySelector<HTMLElement>('[data-fragment]');
  if (!room) throw new Error('the room was just drawn');
  const trigger = createHydrationTrigger();
  createHydrationScheduler(window).watch(room, trigger, 'interaction');
  const pressed: string[] = [];
  function comeAlive(): Promise<void> {
    room?.addEventListener('click', (event) => {
      event.preventDefault();
      pressed.push((event.target as HTMLElement).textContent);
    });
    trigger.markHydrated();
    return trigger.hydrated;
  }
  const rejectButton = () => room.querySelector<HTMLButtonElement>('[name="all"]');
  return { room, pressed, comeAlive, rejectButton };
}

afterEach(() => document.body.replaceChildren());

describe('what comes too early', () => {
  it('is made again where it was aimed at', async () => {
    const { pressed, comeAlive, rejectButton } = setUp();
    rejectButton()?.click();
    expect(pressed).toEqual([]);
    await comeAlive();
    expect(pressed).toEqual(['Reject all']);
  });

  it.each([
    ['click', (button: HTMLButtonElement | null) => button?.click()],
    ['form', (button: HTMLButtonElement | null) => button?.form?.requestSubmit(button)],
  ])('as a %s finds its button again where all was drawn anew meanwhile', async (_what, use) => {
    const { room, pressed, comeAlive, rejectButton } = setUp();
    use(rejectButton());
    room.innerHTML = drawn;
    await comeAlive();
    expect(pressed).toEqual(['Reject all']);
  });

  it('is made again on the button whose icon was pressed', async () => {
    const { pressed, comeAlive, rejectButton } = setUp();
    const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    rejectButton()?.append(icon);
    icon.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(pressed).toEqual([]);
    await comeAlive();
    expect(pressed).toEqual(['Reject all']);
  });

  it('is let go where its button is gone', async () => {
    const { room, pressed, comeAlive, rejectButton } = setUp();
    rejectButton()?.click();
    room.innerHTML = '<button>Accept all</button>';
    await comeAlive();
    expect(pressed).toEqual([]);
  });
});

describe('a fragment that had the focus before the page came alive', () => {
  it.each([
    ['is taken over without a further sign', '<input name="s">', true],
    ['waits where the focus is elsewhere', '<button>Sign in</button>', false],
  ])('%s', (_what, inside, isOpened) => {
    document.body.innerHTML = `<input name="s"><div data-fragment="search/box">${inside}</div>`;
    const room = document.querySelector<HTMLElement>('[data-fragment]')!;
    (isOpened ? room : document.body).querySelector('input')?.focus();
    const trigger = createHydrationTrigger();
    let triggered = 0;
    createHydrationScheduler(window).watch(
      room,
      { ...trigger, trigger: () => void (triggered += 1) },
      'interaction',
    );
    expect(triggered).toBe(isOpened ? 1 : 0);
  });
});
