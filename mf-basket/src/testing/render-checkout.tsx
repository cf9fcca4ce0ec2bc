import { screen } from '@testing-library/react';
import type { Checkout } from 'shared-contracts/api/checkout';
import { memberSession, renderInShop, type StubOptions } from 'shared-runtime/testing';
import { useLocation } from 'shared-runtime/router';
import { CheckoutPage, type CheckoutPageProps } from '../features/checkout/checkout-page.tsx';
import { fakeCheckout, type FakeCheckoutOptions } from './fake-checkout.ts';
import { checkoutMessages } from './messages.ts';

interface RenderCheckoutOptions
  extends FakeCheckoutOptions, Pick<StubOptions, 'session' | 'store' | 'handlers'> {
  /** Query of the page. */
  search?: string;
  enteredValues?: Record<string, string>;
  onLeave?: CheckoutPageProps['onLeave'];
}

/** Renders the checkout for a member, as the shell does: a navigation changes its query. */
export function renderCheckout(start: Checkout, options: RenderCheckoutOptions = {}) {
  const { search = '', session = memberSession, store, enteredValues, onLeave } = options;
  const fake = fakeCheckout(start, options);
  const shown = renderInShop(<RoutedCheckout enteredValues={enteredValues} onLeave={onLeave} />, {
    messages: checkoutMessages,
    path: `/checkout/${search}`,
    session,
    handlers: [...(options.handlers ?? []), ...fake.handlers],
    ...(store ? { store } : {}),
  });
  return { ...shown, fake };
}

function RoutedCheckout({
  enteredValues,
  onLeave,
}: {
  enteredValues: Record<string, string> | undefined;
  onLeave: CheckoutPageProps['onLeave'] | undefined;
}) {
  const { pathname, search } = useLocation();
  if (pathname !== '/checkout/') return <p>another page</p>;
  const params = {
    path: pathname,
    search: Object.fromEntries(new URLSearchParams(search)),
    entityId: null,
    pageType: 'checkout',
    enteredValues,
  };
  return <CheckoutPage params={params} {...(onLeave ? { onLeave } : {})} />;
}

export const stepHeading = (name: RegExp | string) => screen.findByRole('heading', { level: 2, name });
