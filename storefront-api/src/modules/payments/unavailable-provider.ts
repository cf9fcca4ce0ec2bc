import { PaymentProviderError, type PaymentProvider } from './payment-provider.ts';

const fail = async (): Promise<never> => {
  throw new PaymentProviderError('The shop has no payment provider');
};

/** For a shop without a configured payment provider: it rejects every payment at once, and every webhook is forged. */
export const unavailableProvider: PaymentProvider = {
  name: 'none',
  createSession: async ({ reference }) => ({
    pspReference: reference,
    status: 'rejected',
    redirect: null,
    rejection: 'no_provider',
  }),
  confirm: async () => null,
  capture: fail,
  void: fail,
  refund: fail,
  listTokens: async () => [],
  deleteToken: fail,
  parseWebhook: () => null,
};
