import { PaymentProviderError, type PaymentProvider } from '../payments/payment-provider.ts';

const refuse = async (): Promise<never> => {
  throw new PaymentProviderError('No payment provider is configured');
};

/** For a shop without a payment provider: every payment is refused. */
export const noPayments: PaymentProvider = {
  name: 'none',
  createSession: async ({ reference }) => ({
    pspReference: reference,
    status: 'refused',
    redirect: null,
    refusal: 'no_provider',
  }),
  confirm: async () => null,
  capture: refuse,
  void: refuse,
  refund: refuse,
  listTokens: async () => [],
  deleteToken: refuse,
  parseWebhook: () => null,
};
