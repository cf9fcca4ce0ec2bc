import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { StrictMode, useState } from 'react';
import { consentChanged } from 'shared-contracts/events/consent';
import type { SessionData } from 'shared-contracts/session';
import { OverlayContext } from 'shared-runtime/host';
import { answer, ErrorResponse, renderInShop } from 'shared-runtime/testing';
import { Modal } from 'shared-ui/dialog';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { config, handlers } from '../testing/handlers.ts';
import { PreferencesOverlay } from '../features/consent/preferences-overlay.tsx';

interface SetUp {
  session?: Partial<SessionData>;
  fakes?: RequestHandler[];
  failed?: boolean;
}

function setUp({ session = {}, fakes = handlers, failed }: SetUp = {}) {
  const reload = jest.fn();
  const shown = renderInShop(<PreferencesOverlay failed={failed} reload={reload} />, {
    messages,
    session,
    handlers: fakes,
  });
  return { ...shown, reload };
}

const toggle = (name: string) => screen.getByRole('switch', { name });

it('PreferencesOverlay has essential cookies on and all others off by default', () => {
  setUp();
  expect(screen.getByRole('heading', { name: 'Cookie preferences' })).toHaveAttribute('id', 'overlay-title');
  expect(toggle('Essential')).toBeChecked();
  expect(toggle('Essential')).toBeDisabled();
  expect(toggle('Essential')).toHaveAccessibleDescription(/Always on/);
  expect(toggle('Functional')).not.toBeChecked();
  expect(toggle('Advertising')).not.toBeChecked();
});

it('PreferencesOverlay starts with the saved choice', () => {
  setUp({
    session: {
      cookieConsentPreferences: {
        cookie_consent_given: true,
        accepted_functional: false,
        accepted_advertising: true,
      },
    },
  });
  expect(toggle('Functional')).not.toBeChecked();
  expect(toggle('Advertising')).toBeChecked();
});

it('PreferencesOverlay saves a choice made by keyboard, publishes it and closes', async () => {
  const { user, shop, close } = setUp();
  const changed = shop.record(consentChanged);
  await user.tab();
  await user.tab();
  expect(toggle('Functional')).toHaveFocus();
  await user.keyboard(' ');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(changed.map(({ preferences }) => preferences)).toEqual([
    { cookie_consent_given: true, accepted_functional: true, accepted_advertising: false },
  ]);
});

it('PreferencesOverlay accepts all groups with one button', async () => {
  const { user, shop, close } = setUp();
  const changed = shop.record(consentChanged);
  await user.click(screen.getByRole('button', { name: 'Accept all' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(changed[0]?.preferences).toMatchObject({ accepted_functional: true, accepted_advertising: true });
});

it('PreferencesOverlay shows a failure to save and focuses its heading', async () => {
  const { user, reload, shop } = setUp({
    fakes: [config, answer('cookie-preferences', () => new ErrorResponse('internal'))],
  });
  const changed = shop.record(consentChanged);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const heading = await screen.findByRole('heading', { name: 'Something went wrong' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('Recent changes may not have been saved. Please try again later.')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  expect(changed).toEqual([]);
});

it('PreferencesOverlay closes by its Close button', async () => {
  const { user, close } = setUp({ failed: true });
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

it('PreferencesOverlay starts with the failure if the banner could not save', () => {
  setUp({ failed: true });
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toHaveAttribute(
    'id',
    'overlay-title',
  );
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

it('PreferencesOverlay shows markup in the shop name as text', async () => {
  const name = '<b>Offpiste</b>';
  setUp({ fakes: [answer('config', () => ({ cookiePreferencesModalShopName: name }))] });
  expect(await screen.findByText(/which cookies <b>Offpiste<\/b> may use/)).toBeVisible();
});
