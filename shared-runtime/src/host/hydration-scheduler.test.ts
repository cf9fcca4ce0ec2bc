import { createHydrationTrigger } from './hydration-trigger.ts';
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

describe('createHydrationScheduler', () => {
  it('repeats a click on its target after hydration', async () => {
    const { pressed, comeAlive, rejectButton } = setUp();
    rejectButton()?.click();
    expect(pressed).toEqual([]);
    await comeAlive();
    expect(pressed).toEqual(['Reject all']);
  });

  it.each([
    ['click', (button: HTMLButtonElement | null) => button?.click()],
    ['form', (button: HTMLButtonElement | null) => button?.form?.requestSubmit(button)],
  ])('repeats a %s on the new button when the fragment was rendered anew', async (_what, use) => {
    const { room, pressed, comeAlive, rejectButton } = setUp();
    use(rejectButton());
    room.innerHTML = drawn;
    await comeAlive();
    expect(pressed).toEqual(['Reject all']);
  });

  it('repeats a click on an icon on its button', async () => {
    const { pressed, comeAlive, rejectButton } = setUp();
    const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    rejectButton()?.append(icon);
    icon.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(pressed).toEqual([]);
    await comeAlive();
    expect(pressed).toEqual(['Reject all']);
  });

  it('drops a click whose button no longer exists', async () => {
    const { room, pressed, comeAlive, rejectButton } = setUp();
    rejectButton()?.click();
    room.innerHTML = '<button>Accept all</button>';
    await comeAlive();
    expect(pressed).toEqual([]);
  });
});

describe('createHydrationScheduler, with an earlier focus', () => {
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
