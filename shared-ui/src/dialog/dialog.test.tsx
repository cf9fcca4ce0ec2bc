import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AsidePanel, Modal } from './index.ts';

interface DemoProps {
  Dialog: typeof Modal;
  closable?: boolean;
}

function Demo({ Dialog, closable }: DemoProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size={450}
        closable={closable}
        titleId="title"
        closeLabel="Close"
      >
        <h2 id="title">Welcome</h2>
        <button type="button">Inside</button>
      </Dialog>
    </>
  );
}

async function openDemo(Dialog: typeof Modal, closable?: boolean) {
  render(<Demo Dialog={Dialog} closable={closable} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Welcome' });
}

async function pressBackground() {
  const background = document.querySelector('.viewport');
  if (!background) throw new Error('no background is drawn');
  await userEvent.click(background);
}

describe.each([
  ['modal', Modal],
  ['aside panel', AsidePanel],
])('%s', (_name, Dialog) => {
  it('takes the focus, closes on Escape and returns the focus', async () => {
    const dialog = await openDemo(Dialog);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('hides the page behind it from screen readers', async () => {
    await openDemo(Dialog);
    expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Inside' })).toBeInTheDocument();
  });

  it('keeps the focus inside on Tab', async () => {
    const dialog = await openDemo(Dialog);
    for (let press = 0; press < 4; press += 1) {
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await userEvent.tab();
    }
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  });

  it('closes by its button and by a click on the background', async () => {
    await openDemo(Dialog);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await pressBackground();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('stays open if it is not closable, and shakes for a second on a click on the background', async () => {
    const dialog = await openDemo(Dialog, false);
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(dialog).not.toHaveClass('shaking');
    jest.useFakeTimers();
    try {
      const background = document.querySelector<HTMLElement>('.viewport');
      act(() => background?.click());
      expect(dialog).toHaveClass('shaking');
      act(() => jest.advanceTimersByTime(999));
      expect(dialog).toHaveClass('shaking');
      act(() => jest.advanceTimersByTime(1));
      expect(dialog).not.toHaveClass('shaking');
    } finally {
      jest.useRealTimers();
    }
    expect(dialog).toBeInTheDocument();
  });
});

it('Modal is named by its label if it has no heading', async () => {
  render(
    <Modal open onClose={() => {}} size={300} label="Size guide" closeLabel="Close">
      <p>Text</p>
    </Modal>,
  );
  expect(await screen.findByRole('dialog', { name: 'Size guide' })).toBeInTheDocument();
});
