import { createHydrationTrigger } from './hydration-trigger.ts';
import { createHydrationScheduler } from './hydration-scheduler.ts';

const html = '<form><button name="all" value="no">Reject all</button><button>Accept all</button></form>';

/** Sets up a waiting fragment and records the clicks in it after its hydration. */
function setUp() {
  document.body.innerHTML = `<div data-fragment="consent/banner">${html}</div>`;
  const element = document.querySelector<HTMLElement>('[data-fragment]');
  if (!element) throw new Error('The fragment is missing');
  const trigger = createHydrationTrigger();
  const deferred: Promise<unknown>[] = [];
  createHydrationScheduler(window, (hydrated) => deferred.push(hydrated)).watch(
    element,
    trigger,
    'interaction',
  );
  const clicked: string[] = [];
  function finishHydration(): Promise<void> {
    element?.addEventListener('click', (event) => {
      event.preventDefault();
      clicked.push((event.target as HTMLElement).textContent);
    });
    trigger.markHydrated();
    return trigger.hydrated;
  }
  const rejectButton = () => element.querySelector<HTMLButtonElement>('[name="all"]');
  return { element, trigger, clicked, deferred, finishHydration, rejectButton };
}

afterEach(() => document.body.replaceChildren());

describe('createHydrationScheduler', () => {
  it('repeats a click on its target after hydration', async () => {
    const { clicked, finishHydration, rejectButton } = setUp();
    rejectButton()?.click();
    expect(clicked).toEqual([]);
    await finishHydration();
    expect(clicked).toEqual(['Reject all']);
  });

  it.each([
    ['click', (button: HTMLButtonElement | null) => button?.click()],
    ['submission', (button: HTMLButtonElement | null) => button?.form?.requestSubmit(button)],
  ])('repeats a %s on the new button when the fragment was rendered anew', async (_what, use) => {
    const { element, clicked, deferred, finishHydration, rejectButton } = setUp();
    use(rejectButton());
    expect(deferred).toHaveLength(1);
    element.innerHTML = html;
    await finishHydration();
    expect(clicked).toEqual(['Reject all']);
  });

  it('leaves an answer about cookies to the first script of the page', () => {
    const submitted: Event[] = [];
    function handleSubmit(event: Event): void {
      event.preventDefault();
      event.stopImmediatePropagation();
      submitted.push(event);
    }
    addEventListener('submit', handleSubmit, { capture: true, once: true });
    const { deferred, element, rejectButton } = setUp();
    element.querySelector('form')?.setAttribute('data-consent-answer', '');
    rejectButton()?.click();
    expect(submitted).toHaveLength(1);
    expect(deferred).toEqual([]);
  });

  it('repeats clicks elsewhere also after an answer about cookies, which marks the document', async () => {
    document.documentElement.dataset['consentAnswer'] = 'saved';
    const { clicked, finishHydration, rejectButton } = setUp();
    rejectButton()?.click();
    delete document.documentElement.dataset['consentAnswer'];
    await finishHydration();
    expect(clicked).toEqual(['Reject all']);
  });

  it('repeats a click on an icon on its button', async () => {
    const { clicked, finishHydration, rejectButton } = setUp();
    const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    rejectButton()?.append(icon);
    icon.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(clicked).toEqual([]);
    await finishHydration();
    expect(clicked).toEqual(['Reject all']);
  });

  describe('where links can be opened as documents', () => {
    const links = [
      '<a href="/one">One</a>',
      '<a href="/two">Two</a>',
      '<a href="/three" aria-expanded="false">Three</a>',
      '<a href="/four" aria-haspopup="dialog">Four</a>',
    ].join('');

    /** Clicks every link of an element that waits for hydration, and hydrates it. */
    async function clickLinksIn(attribute: string): Promise<{ tried: string[]; repeated: string[] }> {
      document.body.innerHTML = `<div ${attribute}>${links}</div>`;
      const element = document.querySelector<HTMLElement>('div') ?? document.body;
      const tried: string[] = [];
      const repeated: string[] = [];
      const trigger = createHydrationTrigger();
      const tryOpenDocument = ({ pathname }: HTMLAnchorElement) => {
        tried.push(pathname);
        return pathname === '/one';
      };
      createHydrationScheduler(window, undefined, tryOpenDocument).watch(element, trigger, 'interaction');
      for (const link of element.querySelectorAll('a')) link.click();
      element.addEventListener('click', (event) => {
        event.preventDefault();
        repeated.push((event.target as HTMLAnchorElement).pathname);
      });
      trigger.markHydrated();
      await trigger.hydrated;
      return { tried, repeated };
    }

    it('repeats no click on a link of a fragment that was opened as a document', async () => {
      const { tried, repeated } = await clickLinksIn('data-fragment="a/b"');
      expect(tried).toEqual(['/one', '/two']);
      expect(repeated).toEqual(['/two', '/three', '/four']);
    });

    it('repeats clicks on links of deferred parts and on links that open something in the page', async () => {
      const { tried, repeated } = await clickLinksIn('data-deferred');
      expect(tried).toEqual([]);
      expect(repeated).toEqual(['/one', '/two', '/three', '/four']);
    });
  });

  it('drops a click whose button no longer exists', async () => {
    const { element, clicked, finishHydration, rejectButton } = setUp();
    rejectButton()?.click();
    element.innerHTML = '<button>Accept all</button>';
    await finishHydration();
    expect(clicked).toEqual([]);
  });
});

describe('createHydrationScheduler, with radio buttons and checkboxes', () => {
  const choices = `<label><input type="radio" name="method" value="card">Card</label>
    <label><input type="radio" name="method" value="invoice">Invoice</label>
    <label><input type="checkbox" name="terms">Terms</label>`;

  function setUpChoices() {
    const { element, trigger, deferred } = setUp();
    element.innerHTML = choices;
    const input = (value: string) => element.querySelector<HTMLInputElement>(`[value="${value}"]`)!;
    const terms = () => element.querySelector<HTMLInputElement>('[type="checkbox"]')!;
    const changes: string[] = [];
    async function finish(): Promise<void> {
      element.addEventListener('change', ({ target }) => {
        const { name, value, checked } = target as HTMLInputElement;
        changes.push(`${name} ${value} ${checked}`);
      });
      trigger.markHydrated();
      await trigger.hydrated;
    }
    return { element, deferred, input, terms, changes, finish };
  }

  it('changes them at once, and repeats each change after hydration in its order', async () => {
    const { deferred, input, terms, changes, finish } = setUpChoices();
    input('card').click();
    input('invoice').click();
    terms().click();
    expect([input('card').checked, input('invoice').checked, terms().checked]).toEqual([false, true, true]);
    expect(deferred).toHaveLength(3);
    await finish();
    expect(changes).toEqual(['method card true', 'method invoice true', 'terms on true']);
    expect([input('card').checked, input('invoice').checked, terms().checked]).toEqual([false, true, true]);
  });

  it('repeats a click on a label once', async () => {
    const { deferred, terms, changes, finish } = setUpChoices();
    terms().labels?.[0]?.click();
    expect(terms().checked).toBe(true);
    expect(deferred).toHaveLength(1);
    await finish();
    expect(changes).toEqual(['terms on true']);
    expect(terms().checked).toBe(true);
  });

  it('changes and repeats them with modifier keys too, which have no meaning for them', async () => {
    const { element, terms, changes, finish } = setUpChoices();
    terms().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));
    expect(terms().checked).toBe(true);
    await finish();
    expect(changes).toEqual(['terms on true']);
    expect(element.querySelectorAll(':checked')).toHaveLength(1);
  });

  it('leaves one as it is that is disabled after hydration', async () => {
    const { terms, changes, finish } = setUpChoices();
    terms().click();
    terms().disabled = true;
    await finish();
    expect(changes).toEqual([]);
    expect(terms().checked).toBe(true);
  });

  it('leaves a checkbox as it was after two clicks', async () => {
    const { terms, changes, finish } = setUpChoices();
    terms().click();
    terms().click();
    await finish();
    expect(changes).toEqual(['terms on true', 'terms on false']);
    expect(terms().checked).toBe(false);
  });

  it('checks the new input when the fragment was rendered anew', async () => {
    const { element, input, changes, finish } = setUpChoices();
    input('invoice').click();
    element.innerHTML = choices;
    await finish();
    expect(changes).toEqual(['method invoice true']);
    expect(input('invoice').checked).toBe(true);
  });
});

describe('disclosures and popovers of a waiting fragment', () => {
  const disclosure = '<details><summary>Ski</summary><a href="/products/skis">All skis</a></details>';

  function setUpDisclosure() {
    const { element, trigger, deferred } = setUp();
    element.innerHTML = disclosure;
    const details = () => element.querySelector('details');
    return { element, trigger, deferred, details, summary: () => element.querySelector('summary') };
  }

  it('opens at once, and tells what listens since hydration', async () => {
    const { trigger, deferred, details, summary } = setUpDisclosure();
    summary()?.click();
    expect(details()?.open).toBe(true);
    expect(deferred).toEqual([]);
    const received: unknown[] = [];
    details()?.addEventListener('toggle', ({ target }) => received.push((target as HTMLDetailsElement).open));
    received.length = 0;
    trigger.markHydrated();
    await trigger.hydrated;
    expect(received).toContain(true);
    expect(details()?.open).toBe(true);
  });

  it('is closed after two clicks', async () => {
    const { trigger, details, summary } = setUpDisclosure();
    summary()?.click();
    summary()?.click();
    trigger.markHydrated();
    await trigger.hydrated;
    expect(details()?.open).toBe(false);
  });

  it('opens the new one when the fragment was rendered anew', async () => {
    const { element, trigger, details, summary } = setUpDisclosure();
    summary()?.click();
    element.innerHTML = disclosure;
    trigger.markHydrated();
    await trigger.hydrated;
    expect(details()?.open).toBe(true);
  });

  it('leaves a button of a popover to the browser', () => {
    const { element, deferred } = setUpDisclosure();
    element.innerHTML = '<button popovertarget="menu">Close</button>';
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    element.querySelector('button')?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    expect(deferred).toEqual([]);
  });
});

it('triggerOutside hydrates the fragments that are not within an element', () => {
  document.body.innerHTML =
    '<header><div data-fragment="a"></div></header><main><div data-fragment="b"></div></main>';
  const scheduler = createHydrationScheduler(window);
  const triggered: (string | undefined)[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-fragment]')) {
    const trigger = createHydrationTrigger();
    const onTrigger = () => triggered.push(element.dataset['fragment']);
    scheduler.watch(element, { ...trigger, trigger: onTrigger }, 'interaction');
  }
  scheduler.triggerOutside(document.querySelector('header')!);
  expect(triggered).toEqual(['b']);
});

describe('createHydrationScheduler, when watching starts', () => {
  it.each([
    ['triggers hydration at once if the focus is inside', '<input name="s">', true],
    ['waits if the focus is elsewhere', '<button>Sign in</button>', false],
  ])('%s', (_what, inside, isFocused) => {
    document.body.innerHTML = `<input name="s"><div data-fragment="search/box">${inside}</div>`;
    const element = document.querySelector<HTMLElement>('[data-fragment]')!;
    (isFocused ? element : document.body).querySelector('input')?.focus();
    const trigger = createHydrationTrigger();
    let triggered = 0;
    createHydrationScheduler(window).watch(
      element,
      { ...trigger, trigger: () => void (triggered += 1) },
      'interaction',
    );
    expect(triggered).toBe(isFocused ? 1 : 0);
  });
});
