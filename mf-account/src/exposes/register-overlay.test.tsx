import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { accountSignedIn } from 'shared-contracts/events/account';
import { basketChanged, basketLineAdded } from 'shared-contracts/events/basket';
import type { OverlayProps } from 'shared-contracts/exposes';
import { answer, renderInShop, type ShopRendering } from 'shared-runtime/testing';
import { messages } from '../testing/messages.ts';
import { basketAddition } from '../testing/basket-addition.ts';
import { handlers } from '../testing/handlers.ts';
import { signedInSession } from '../testing/session.ts';
import { overlay } from './register-overlay.tsx';

type Props = OverlayProps<'account/register'>;
const Overlay: ComponentType<Props> = overlay.Component;

function setUp(props: Props) {
  return renderInShop(<Overlay {...props} />, { messages, handlers, path: '/search?s=ski' });
}

/** Both forms stay mounted; only the visible one has a role. */
const panel = () => within(screen.getByRole('tabpanel'));

async function enter({ user }: ShopRendering): Promise<void> {
  await user.type(panel().getByLabelText('Email address'), 'anna@example.com');
  await user.type(panel().getByLabelText('Password'), 'Gletscher1{Enter}');
}

it.each([
  ['prices', 'See the members’ prices', 'Join'],
  ['basket', 'One step to your basket', 'Join'],
  ['protected-link', 'This part is for members', 'Join'],
  ['account', 'Sign in or join', 'I have an account'],
] as const)('RegisterOverlay shows the heading and the tab for the reason %s', (reason, heading, tab) => {
  setUp({ reason });
  expect(screen.getByRole('heading', { name: heading })).toHaveAttribute('id', 'overlay-title');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(tab);
});

it('RegisterOverlay switches tabs by arrow keys and keeps the entered values', async () => {
  const { user } = setUp({ reason: 'prices' });
  await user.type(screen.getByLabelText('First name'), 'Anna');
  await user.click(screen.getByRole('tab', { name: 'Join' }));
  await user.keyboard('{ArrowRight}');
  const signInTab = screen.getByRole('tab', { name: 'I have an account' });
  expect(signInTab).toHaveFocus();
  expect(signInTab).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'I have an account' })).toBeVisible();
  expect(screen.queryByRole('tabpanel', { name: 'Join' })).not.toBeInTheDocument();
  await user.keyboard('{Home}');
  expect(screen.getByLabelText('First name')).toHaveValue('Anna');
  await user.keyboard('{ArrowLeft}');
  expect(signInTab).toHaveFocus();
});

it('RegisterOverlay takes the referral code from the URL', () => {
  renderInShop(<Overlay reason="prices" />, { messages, handlers, path: '/join/x?referral_code=berta' });
  expect(screen.getByLabelText(/^Invitation code/)).toHaveValue('berta');
});

it('RegisterOverlay has the code of the invitation that was opened before, on any page', () => {
  const session = { referralCode: 'berta' };
  renderInShop(<Overlay reason="prices" />, { messages, handlers, session, path: '/products/skis' });
  expect(screen.getByLabelText(/^Invitation code/)).toHaveValue('berta');
});

it('RegisterOverlay closes after sign-in and stays on the page without a referer', async () => {
  const shown = setUp({ reason: 'account' });
  const signedIn = shown.shop.record(accountSignedIn);
  await enter(shown);
  await waitFor(() => expect(shown.close).toHaveBeenCalledTimes(1));
  expect(signedIn).toHaveLength(1);
  expect(shown.location()).toBe('/search?s=ski');
});

it('RegisterOverlay opens basket/added and publishes the basket events for additions that sign-in executed', async () => {
  const { basket, added } = basketAddition();
  const additions = { basket, added: [{ cartItemId: added.cartItemId, qty: 1 }] };
  const shown = renderInShop(<Overlay reason="basket" />, {
    messages,
    handlers: [
      answer('login', () => ({ session: signedInSession(), redirect: '/checkout/cart/', additions })),
    ],
    path: '/search?s=ski',
  });
  const { shop } = shown;
  const lines = shop.record(basketLineAdded);
  const counts = shop.record(basketChanged);
  await shown.user.click(screen.getByRole('tab', { name: 'I have an account' }));
  await enter(shown);
  await waitFor(() =>
    expect(shop.opened).toEqual([{ name: 'basket/added', props: { cartItemId: added.cartItemId } }]),
  );
  expect(shown.location()).toBe('/search?s=ski');
  expect(lines).toEqual([expect.objectContaining({ productId: added.productId, qty: 1, count: 1 })]);
  expect(counts).toEqual([expect.objectContaining({ basketCount: 1 })]);
  expect(shop.busReports).toEqual([]);
});

it('RegisterOverlay stays and says that a mail was sent if the address must be confirmed', async () => {
  const shown = renderInShop(<Overlay reason="prices" />, {
    messages,
    handlers: [
      answer('signup', () => ({
        session: { ...signedInSession(), id: null, isSignupEvent: true },
        redirect: '/customer/account/login?status=confirmation-sent',
      })),
    ],
    path: '/search?s=ski',
  });
  await shown.user.type(screen.getByLabelText('First name'), 'Anna');
  await shown.user.type(screen.getByLabelText('Last name'), 'Berg');
  await enter(shown);
  expect(await panel().findByText(/^We’ve sent you an email/)).toBeVisible();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('I have an account');
  expect(shown.close).not.toHaveBeenCalled();
  expect(shown.location()).toBe('/search?s=ski');
});

it('RegisterOverlay goes to the referer after sign-in', async () => {
  const shown = setUp({ reason: 'account', referer: '/customer/account' });
  await enter(shown);
  await waitFor(() => expect(shown.location()).toBe('/customer/account'));
  expect(shown.close).toHaveBeenCalled();
});

it('RegisterOverlay ignores a referer outside of the shop', async () => {
  const shown = setUp({ reason: 'account', referer: '//evil.example/' });
  await enter(shown);
  await waitFor(() => expect(shown.close).toHaveBeenCalled());
  expect(shown.location()).toBe('/search?s=ski');
});

it('RegisterOverlay offers the sign-in tab if the address already has an account', async () => {
  const shown = setUp({ reason: 'prices' });
  const { user } = shown;
  await user.type(screen.getByLabelText('First name'), 'Anna');
  await user.type(screen.getByLabelText('Last name'), 'Berg');
  await enter(shown);
  await user.click(await screen.findByRole('button', { name: 'Sign in instead' }));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('I have an account');
});

it.each([
  ['join', 'Join'],
  ['signIn', 'I have an account'],
] as const)('RegisterOverlay selects the requested tab %s whatever the reason', (tab, label) => {
  setUp({ reason: tab === 'join' ? 'account' : 'prices', tab });
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(label);
});

it('RegisterOverlay has the sale colour in its red variant only', () => {
  const red = setUp({ reason: 'prices', variant: 'red' });
  expect(red.container.querySelector('.panel')).toHaveClass('red');
  red.unmount();
  const plain = setUp({ reason: 'prices' });
  expect(plain.container.querySelector('.panel')).not.toHaveClass('red');
});
