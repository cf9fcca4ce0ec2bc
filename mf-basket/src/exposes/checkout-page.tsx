import type { Checkout } from 'shared-contracts/api/checkout';
import { maySeePrices } from 'shared-contracts/session';
import { paths } from 'shared-contracts/routes';
import type { PageModule, PageParams, ShopContext } from 'shared-runtime';
import {
  addressBookQuery,
  checkoutQuery,
  checkoutStaleMs,
  collectPointsQuery,
  countriesQuery,
  postedKeyQuery,
} from '../api/checkout-query.ts';
import { openStep } from '../domain/checkout-steps.ts';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';
import {
  DeferredAddressForm,
  DeferredEmailForm,
  DeferredMethodForm,
  DeferredPaymentForm,
} from '../features/checkout/deferred-forms.ts';
import { messages } from '../messages/checkout-messages.ts';

export const page: PageModule = {
  Component: CheckoutPage,
  messages,
  async load(context, params) {
    if (!maySeePrices(context.session)) {
      await context.prepareFragment('account/sign-in', { back: paths.checkout });
      return;
    }
    const checkout = await context.queryClient.fetchQuery({
      ...checkoutQuery(context),
      staleTime: checkoutStaleMs,
    });
    if (checkout.quoteId !== null) await loadStep(context, checkout, params);
  },
};

/** Loads what the open step shows. Parts that fail are left out: the step shows how to go on without them. */
async function loadStep(context: ShopContext, checkout: Checkout, { search }: PageParams): Promise<void> {
  const { queryClient } = context;
  const step = openStep(checkout, search['step']);
  const addresses = [
    queryClient.prefetchQuery(countriesQuery(context, 'billing')),
    ...(checkout.account.isMember ? [queryClient.prefetchQuery(addressBookQuery(context))] : []),
    DeferredAddressForm.load(),
  ];
  const prepareBook = (use: 'delivery' | 'billing', selectedId: number | null | undefined) =>
    context.prepareFragment('account/address-book', { use, ...(selectedId ? { selectedId } : {}) });
  const { isMember } = checkout.account;
  const loads = {
    account: () => (isMember ? [] : [prepareSignIn(context), DeferredEmailForm.load()]),
    delivery: () => [
      ...addresses,
      DeferredMethodForm.load(),
      queryClient.prefetchQuery(countriesQuery(context, 'delivery')),
      ...(isMember ? [prepareBook('delivery', checkout.delivery.address?.addressId)] : []),
      ...loadCollectPoints(context, checkout, search['postcode']),
    ],
    payment: () => [
      ...addresses,
      DeferredPaymentForm.load(),
      queryClient.prefetchQuery(postedKeyQuery(context)),
      ...(isMember ? [prepareBook('billing', billingId(checkout))] : []),
    ],
  };
  await Promise.all(loads[step]());
}

const prepareSignIn = (context: ShopContext) =>
  context.prepareFragment('account/sign-in', { back: paths.checkoutStep('delivery') });

function billingId({ payment: { isBillingSame, billingAddress } }: Checkout): number | null | undefined {
  return isBillingSame ? null : billingAddress?.addressId;
}

/** The points of the selected method; without JavaScript also those of a postcode that was searched. */
function loadCollectPoints(
  context: ShopContext,
  { delivery: { address, methods, methodCode } }: Checkout,
  searched: string | undefined,
): Promise<void>[] {
  const postcode = searched ?? address?.postcode;
  if (postcode === undefined || postcode === '') return [];
  const isShown = (code: string) => searched !== undefined || code === methodCode || methodCode === null;
  return methods
    .filter(({ kind, code }) => kind === 'collect' && isShown(code))
    .map(({ code }) => context.queryClient.prefetchQuery(collectPointsQuery(context, code, postcode)));
}
