import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { memberSession, renderInShop } from 'shared-runtime/testing';
import { messages } from '../testing/messages.ts';
import { overlay } from './welcome-overlay.tsx';

const Overlay = overlay.Component as ComponentType;

const setUp = (change = {}) =>
  renderInShop(<Overlay />, { messages, session: { ...memberSession, ...change } });

it('WelcomeOverlay greets the member by first name and labels the dialog with the greeting', () => {
  setUp({ firstName: 'Anna' });
  expect(screen.getByRole('heading', { name: 'Welcome to Offpiste, Anna' })).toHaveAttribute(
    'id',
    'overlay-title',
  );
});

it('WelcomeOverlay asks for confirmation of the address only while it is not confirmed', () => {
  const confirmed = setUp();
  expect(screen.queryByText(/anna@example.com/)).not.toBeInTheDocument();
  confirmed.unmount();
  setUp({ is_confirmed: false });
  expect(screen.getByText(/confirm your address/)).toHaveTextContent('anna@example.com');
});

it('WelcomeOverlay closes on "Start shopping" and on the link to the account', async () => {
  const { user, close, location } = setUp();
  await user.click(screen.getByRole('button', { name: 'Start shopping' }));
  expect(close).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'My account' }));
  expect(close).toHaveBeenCalledTimes(2);
  expect(location()).toBe('/customer/account');
});

it('WelcomeOverlay opens the brands in the aside panel, in place of itself', async () => {
  const { user, close, shop, location } = setUp();
  const before = location();
  await user.click(screen.getByRole('link', { name: 'Choose your brands' }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(shop.opened).toEqual([{ name: 'account/brands-interest', props: {} }]);
  expect(location()).toBe(before);
});
