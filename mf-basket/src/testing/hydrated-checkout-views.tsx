import type { Checkout } from 'shared-contracts/api/checkout';
import type { PageModule } from 'shared-runtime';
import {
  answer,
  createStubShop,
  memberSession,
  StubRouter,
  StubShell,
  type ServerView,
} from 'shared-runtime/stub';
import { page as checkoutPage } from '../exposes/checkout-page.tsx';
import { page as successPage } from '../exposes/order-success-page.tsx';
import { checkoutAddress, checkoutOf, countries, orderOf, payableCheckout } from './checkout-factory.ts';
import { fakeCheckout } from './fake-checkout.ts';
import { checkoutMessages, orderMessages } from './messages.ts';

interface ViewOptions {
  module: PageModule;
  messages: Record<string, string>;
  path: string;
  search: Record<string, string>;
  handlers: NonNullable<Parameters<typeof createStubShop>[0]>['handlers'];
  session?: object;
}

function pageView({ module, messages, path, search, handlers, session }: ViewOptions): ServerView {
  const params = { path, search, entityId: null, pageType: 'checkout' };
  return {
    createShop: () => createStubShop({ session: session ?? memberSession, handlers: handlers ?? [] }),
    load: (context) => module.load?.(context, params) ?? Promise.resolve(),
    render: (shop) => (
      <StubShell shop={shop} messages={messages}>
        <StubRouter path={`${path}?${new URLSearchParams(search)}`}>
          <module.Component params={params} />
        </StubRouter>
      </StubShell>
    ),
  };
}

/** Returns a step of the checkout, as the server renders it. */
export function checkoutView(
  checkout: Checkout,
  search: Record<string, string> = {},
  session?: object,
): ServerView {
  return pageView({
    module: checkoutPage,
    messages: checkoutMessages,
    path: '/checkout/',
    search,
    handlers: fakeCheckout(checkout).handlers,
    ...(session ? { session } : {}),
  });
}

const guestAccount = { isGuestCheckoutEnabled: true, account: { isMember: false, email: null } };

export const views = {
  guest: checkoutView(checkoutOf(guestAccount), {}, { loginRequired: false }),
  address: checkoutView(checkoutOf()),
  method: checkoutView(checkoutOf({ delivery: { address: checkoutAddress() } })),
  payment: checkoutView(payableCheckout()),
  rejected: checkoutView(payableCheckout(), {
    step: 'payment',
    part: 'order',
    form_error: 'payment_failed',
  }),
  success: pageView({
    module: successPage,
    messages: orderMessages,
    path: '/order/success/',
    search: { order: '123' },
    handlers: [
      answer('order-status', () => orderOf()),
      answer('country-address-options', () => ({ countries })),
    ],
  }),
};
