import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { modals } from 'shared-contracts/overlays';
import { memberSession, renderInShop } from 'shared-runtime/testing';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { overlay } from './welcome-overlay.tsx';

const Overlay = overlay.Component as ComponentType;

const setUp = (change = {}) =>
  renderInShop(<Overlay />, { messages, session: { ...memberSession, ...change } });

it('greets the member by name, and the greeting names the dialog', () => {
  setUp();
  expect(screen.getByRole('heading', { name: 'Welcome to Offpiste, Anna Berg' })).toHaveAttribute(
    'id',
    'overlay-title',
  );
});

it('asks for the address to be confirmed only while it is not', () => {
  const confirmed = setUp();
  expect(screen.queryByText(/anna@example.com/)).not.toBeInTheDocument();
  confirmed.unmount();
  setUp({ is_confirmed: false });
  expect(screen.getByText(/confirm your address/)).toHaveTextContent('anna@example.com');
});

it('closes to start shopping, and on the way to the account', async () => {
  const { user, close, location } = setUp();
  await user.click(screen.getByRole('button', { name: 'Start shopping' }));
  expect(close).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'My account' }));
  expect(close).toHaveBeenCalledTimes(2);
  expect(location()).toBe('/customer/account');
});

it('fits the place that hosts it', () => {
  const { width, isClosable } = modals['welcome-popup'];
  expect(overlay).toMatchObject({ width, isClosable });
});
