import { PaymentProviderError, type PaymentProvider } from '../payments/payment-provider.ts';

const reject = async (): Promise<never> => {
  throw new PaymentProviderError('No payment provider is configured');
};

/** For a shop without a payment provider: every payment is rejected. */
export const noPayments: PaymentProvider = {
  name: 'none',
  createSession: async ({ reference }) => ({
    pspReference: reference,
    status: 'rejected',
    redirect: null,
    rejection: 'no_provider',
  }),
  confirm: async () => null,
  capture: reject,
  void: reject,
  refund: reject,
  listTokens: async () => [],
  deleteToken: reject,
  parseWebhook: () => null,
};
