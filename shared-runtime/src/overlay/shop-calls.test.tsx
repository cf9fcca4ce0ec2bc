import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useAlerts, useBusy, useConfirm, useOpenModal, useOverlayIntent } from '../index.ts';
import { renderInShop } from '../testing/index.ts';

const question = { title: 'Delete it?', confirmLabel: 'Delete', cancelLabel: 'Keep' };

function Bench() {
  const alerts = useAlerts();
  const busy = useBusy();
  const confirm = useConfirm();
  const openModal = useOpenModal();
  const intent = useOverlayIntent('catalogue/size-guide');
  const [said, setSaid] = useState('nothing');
  return (
    <>
      <button type="button" onClick={() => void confirm(question).then((yes) => setSaid(yes ? 'yes' : 'no'))}>
        Ask
      </button>
      <button type="button" onClick={() => alerts.show({ key: 'a', content: 'Oh' })}>
        Alert
      </button>
      <button type="button" onClick={() => void busy(Promise.resolve())}>
        Work
      </button>
      <button type="button" onClick={() => openModal('red-join', { reason: 'account' })}>
        Join
      </button>
      <button type="button" {...intent}>
        Guide
      </button>
      <p>{said}</p>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('what a remote may ask of the shell', () => {
  it.each([true, false])('is a question, answered with %p', async (answer) => {
    const { shop } = renderInShop(<Bench />, { messages: {} });
    shop.answer = answer;
    press('Ask');
    expect(await screen.findByText(answer ? 'yes' : 'no')).toBeInTheDocument();
    expect(shop.questions).toEqual([question]);
  });

  it('is an alert, and a sign that the page waits', async () => {
    const { shop } = renderInShop(<Bench />, { messages: {} });
    press('Alert');
    expect(shop.alerts.get('a')).toEqual({ key: 'a', content: 'Oh' });
    press('Work');
    expect(shop.busyWith).toBe(1);
    await waitFor(() => expect(shop.busyWith).toBe(0));
  });

  it('is a modal by its name, which adds what the name stands for', () => {
    const { shop } = renderInShop(<Bench />, { messages: {} });
    press('Join');
    expect(shop.openedModals).toEqual(['red-join']);
    expect(shop.opened).toEqual([
      { name: 'account/register', props: { tab: 'join', variant: 'red', reason: 'account' } },
    ]);
  });

  it.each([
    ['pointed at', fireEvent.pointerEnter],
    ['focused', fireEvent.focus],
    ['touched', fireEvent.touchStart],
  ])('is the content of an overlay ahead of time, where its button is %s', (_how, show) => {
    const { shop } = renderInShop(<Bench />, { messages: {} });
    show(screen.getByRole('button', { name: 'Guide' }));
    expect(shop.prefetchedOverlays).toEqual(['catalogue/size-guide']);
  });
});
