import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { OverlayContext } from 'shared-runtime/host';
import { renderInShop } from 'shared-runtime/testing';
import { Modal } from 'shared-ui/dialog';
import { PreferencesOverlay } from '../features/consent/preferences-overlay.tsx';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { handlers } from '../testing/handlers.ts';

it('PreferencesOverlay shows the failure with its heading in focus', () => {
  const reload = jest.fn();
  renderInShop(<PreferencesOverlay failed reload={reload} />, { messages, handlers });
  const heading = screen.getByRole('heading', { name: 'Something went wrong' });
  expect(heading).toHaveFocus();
  expect(heading).toHaveAttribute('id', 'overlay-title');
  expect(screen.getByText('Recent changes may not have been saved. Please try again later.')).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});

it('PreferencesOverlay closes by its Close button', async () => {
  const { user, close } = renderInShop(<PreferencesOverlay failed reload={jest.fn()} />, {
    messages,
    handlers,
  });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});

/** A dialog like the shell's, which unmounts its content when it is closed. */
function InDialog({ reload }: { reload: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <StrictMode>
      {isOpen && (
        <Modal open onClose={close} size={650} closable titleId="overlay-title" closeLabel="Close the dialog">
          <OverlayContext value={{ close, titleId: 'overlay-title' }}>
            <PreferencesOverlay failed reload={reload} />
          </OverlayContext>
        </Modal>
      )}
    </StrictMode>
  );
}

it.each([
  ['the button in it', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['the cross', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close the dialog' }))],
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  [
    'the background',
    (user: UserEvent) =>
      user.click(document.querySelector('[data-base-ui-backdrop], [class*="backdrop"]') ?? document.body),
  ],
])(
  'PreferencesOverlay reloads the page after the failure is closed by %s, and not before',
  async (_way, closeOverlay) => {
    const reload = jest.fn();
    const { user } = renderInShop(<InDialog reload={reload} />, { messages, handlers });
    await screen.findByRole('heading', { name: 'Something went wrong' });
    expect(reload).not.toHaveBeenCalled();
    await closeOverlay(user);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  },
);
