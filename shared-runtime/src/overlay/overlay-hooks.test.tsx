import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import {
  useAlerts,
  useSpinner,
  useConfirm,
  useOpenModal,
  useOpenOverlay,
  useOverlayIntent,
  usePrefetchOverlay,
} from '../index.ts';
import { renderInShop } from '../testing/index.ts';

const question = { title: 'Delete it?', confirmLabel: 'Delete', cancelLabel: 'Keep' };

function TestButtons() {
  const alerts = useAlerts();
  const waitWithSpinner = useSpinner();
  const confirm = useConfirm();
  const openOverlay = useOpenOverlay();
  const intent = useOverlayIntent('catalogue/size-guide');
  const prefetchVideo = usePrefetchOverlay('catalogue/product-video');
  const [answer, setAnswer] = useState('nothing');
  return (
    <>
      <button
        type="button"
        onClick={() => void confirm(question).then((yes) => setAnswer(yes ? 'yes' : 'no'))}
      >
        Ask
      </button>
      <button type="button" onClick={() => alerts.show({ key: 'a', content: 'Oh' })}>
        Alert
      </button>
      <button type="button" onClick={() => void waitWithSpinner(Promise.resolve())}>
        Work
      </button>
      <button type="button" onClick={() => openOverlay('red-join', { reason: 'account' })}>
        Join
      </button>
      <button type="button" onClick={() => openOverlay('account/register', { reason: 'prices' })}>
        Register
      </button>
      <button type="button" {...intent}>
        Guide
      </button>
      <button type="button" onClick={prefetchVideo}>
        Video
      </button>
      <p>{answer}</p>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('hooks that call the shell', () => {
  it.each([true, false])('useConfirm asks and resolves with %p', async (answer) => {
    const { shop } = renderInShop(<TestButtons />, { messages: {} });
    shop.answer = answer;
    press('Ask');
    expect(await screen.findByText(answer ? 'yes' : 'no')).toBeInTheDocument();
    expect(shop.questions).toEqual([question]);
  });

  it('useAlerts shows an alert, and useSpinner counts pending operations', async () => {
    const { shop } = renderInShop(<TestButtons />, { messages: {} });
    press('Alert');
    expect(shop.alerts.get('a')).toEqual({ key: 'a', content: 'Oh' });
    press('Work');
    expect(shop.pendingSpinners).toBe(1);
    await waitFor(() => expect(shop.pendingSpinners).toBe(0));
  });

  it('useOpenOverlay opens a content by its name', () => {
    const { shop } = renderInShop(<TestButtons />, { messages: {} });
    press('Register');
    expect(shop.opened).toEqual([{ name: 'account/register', props: { reason: 'prices' } }]);
  });

  it('useOpenModal is the same function for released remotes', () => {
    expect(useOpenModal).toBe(useOpenOverlay);
  });

  it('useOpenOverlay opens a modal by name', () => {
    const { shop } = renderInShop(<TestButtons />, { messages: {} });
    press('Join');
    expect(shop.opened).toEqual([{ name: 'account/register', props: { reason: 'account' } }]);
  });

  it.each([
    ['pointed at', fireEvent.pointerEnter],
    ['focused', fireEvent.focus],
    ['touched', fireEvent.touchStart],
  ])('useOverlayIntent prefetches an overlay when its button is %s', (_how, show) => {
    const { shop } = renderInShop(<TestButtons />, { messages: {} });
    show(screen.getByRole('button', { name: 'Guide' }));
    expect(shop.prefetchedOverlays).toEqual(['catalogue/size-guide']);
  });

  it('usePrefetchOverlay prefetches an overlay when its function is called', () => {
    const { shop } = renderInShop(<TestButtons />, { messages: {} });
    press('Video');
    expect(shop.prefetchedOverlays).toEqual(['catalogue/product-video']);
  });
});
