import { findShopOverlay } from '../testing/overlay-fixture.ts';
import { createOverlayService, type OpenContent } from './overlay-service.ts';

const question = { title: 'Delete it?', confirmLabel: 'Delete', cancelLabel: 'Keep' };

function setUp() {
  const messages: string[] = [];
  const service = createOverlayService(findShopOverlay, (message) => messages.push(message));
  const stack = () => service.store.getState().stack;
  const names = () => stack().map(({ name }) => name);
  const top = () => stack().at(-1) as OpenContent;
  return { ...service, stack, names, top, messages };
}

describe('createOverlayService', () => {
  it('puts the last opened overlay on top', () => {
    const { open, names } = setUp();
    void open('basket/added', { cartItemId: 5 });
    void open('account/register', { reason: 'basket' });
    expect(names()).toEqual(['basket/added', 'account/register']);
  });

  it('closes one overlay and shows the one below it', () => {
    const { open, close, names, top } = setUp();
    void open('basket/added', { cartItemId: 5 });
    void open('account/register', { reason: 'basket' });
    close(top().id);
    expect(names()).toEqual(['basket/added']);
  });

  it('opens a content once, with the newer props, on top', () => {
    const { open, names, top } = setUp();
    void open('account/register', { reason: 'basket' });
    void open('basket/added', { cartItemId: 5 });
    void open('account/register', { reason: 'prices' });
    expect(names()).toEqual(['basket/added', 'account/register']);
    expect(top().props).toEqual({ reason: 'prices' });
  });

  it('gives a reopened overlay a new id', () => {
    const { open, closeAll, stack, top } = setUp();
    void open('account/register', { reason: 'basket' });
    const first = top().id;
    closeAll();
    expect(stack()).toEqual([]);
    void open('account/register', { reason: 'basket' });
    expect(top().id).not.toBe(first);
  });

  it('uses the place that is found', () => {
    const { open, top } = setUp();
    void open('account/register', { reason: 'basket' });
    expect(top().place).toEqual({ kind: 'aside', width: 495, isClosable: true });
    void open('catalogue/size-guide', { code: 'skis' });
    expect(top().place).toEqual({ kind: 'modal', width: 770, isClosable: true });
  });

  it('opens a modal by name, with the props of its name', () => {
    const { open, names, top } = setUp();
    void open('red-login', { reason: 'account' });
    expect(top()).toMatchObject({
      name: 'account/register',
      place: { kind: 'modal', width: 495 },
      props: { tab: 'signIn', variant: 'red', reason: 'account' },
    });
    void open('join', { reason: 'account' });
    expect(names()).toEqual(['account/register']);
  });

  it.each(['last-chance', 'confirm', 'nonsense', 'constructor', ''])(
    'reports the name %p, which no release gives, and opens nothing',
    (name) => {
      const { open, stack, messages } = setUp();
      void open(name, {});
      expect(stack()).toEqual([]);
      expect(messages).toEqual([`There is no content for an overlay ${name}`]);
    },
  );
});

describe('an overlay that is opened', () => {
  /** Opens an overlay. Returns whether its promise has resolved. */
  function openOne({ open }: ReturnType<typeof setUp>): () => Promise<boolean> {
    let isSettled = false;
    void open('basket/added', { cartItemId: 5 }).then(() => (isSettled = true));
    return async () => {
      await Promise.resolve();
      return isSettled;
    };
  }

  it.each([
    ['shown', ({ markShown, top }) => markShown(top().id)],
    ['closed', ({ closeAll }) => closeAll()],
    ['replaced', ({ open }) => void open('basket/added', { cartItemId: 6 })],
    ['covered by another one', ({ open }) => void open('account/register', { reason: 'basket' })],
    ['covered by a question', ({ confirm }) => void confirm(question)],
  ] satisfies [string, (service: ReturnType<typeof setUp>) => void][])(
    'resolves its promise when it is %s',
    async (_what, end) => {
      const service = setUp();
      const isSettled = openOne(service);
      expect(await isSettled()).toBe(false);
      end(service);
      expect(await isSettled()).toBe(true);
    },
  );

  it('counts as shown after its dialog was rendered', () => {
    const service = setUp();
    openOne(service);
    const { id } = service.top();
    expect(service.isShown(id)).toBe(false);
    service.markShown(id);
    expect(service.isShown(id)).toBe(true);
  });

  it('resolves its promise if no release gives its name', async () => {
    await expect(setUp().open('nonsense', {})).resolves.toBeUndefined();
  });
});

describe('a question', () => {
  it('is answered with no when it is closed', async () => {
    const { confirm, close, top, stack } = setUp();
    const answer = confirm(question);
    close(top().id);
    await expect(answer).resolves.toBe(false);
    expect(stack()).toEqual([]);
  });

  it('is answered with no on navigation, also if there are several', async () => {
    const { confirm, closeAll } = setUp();
    const answers = [confirm(question), confirm(question)];
    closeAll();
    await expect(Promise.all(answers)).resolves.toEqual([false, false]);
  });

  it('keeps the answer yes when it is closed afterwards', async () => {
    const { confirm, close, stack } = setUp();
    const answer = confirm(question);
    const [asked] = stack();
    if (asked?.name !== 'confirm') throw new Error('nothing was asked');
    asked.answer(true);
    close(asked.id);
    await expect(answer).resolves.toBe(true);
  });
});
