import { PaymentProviderError, type PaymentProvider } from './payment-provider.ts';

const fail = async (): Promise<never> => {
  throw new PaymentProviderError('The shop has no payment provider');
};

/** Of a shop that no payment provider is configured for: nothing can be paid, and every webhook is forged. */
export const unavailableProvider: PaymentProvider = {
  name: 'none',
  createSession: fail,
  confirm: fail,
  capture: fail,
  void: fail,
  refund: fail,
  listTokens: fail,
  deleteToken: fail,
  parseWebhook: () => null,
};
