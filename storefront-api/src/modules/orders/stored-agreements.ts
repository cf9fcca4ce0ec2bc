import type { ResponseOf } from 'shared-contracts/api';
import { PaymentProviderError } from '../payments/payment-provider.ts';
import type { OrderServices } from './order-services.ts';

type Agreements = ResponseOf<'payment-provider-list'>;
type Services = Pick<OrderServices, 'provider' | 'shopperReference' | 'log'>;

/** Names of the contract under which the shop's provider stores payments. */
const providersWithAgreements: ReadonlySet<string> = new Set(['adyen']);

/** Returns the member's stored payments; none of another provider, or if the provider does not answer. */
export async function storedAgreements(
  provider: string,
  customerId: number,
  { provider: port, shopperReference, log }: Services,
): Promise<Agreements> {
  if (!providersWithAgreements.has(provider)) return { agreements: [] };
  try {
    const cards = await port.listTokens(shopperReference(customerId));
    return { agreements: cards.map(({ id, label }) => ({ agreementId: id, label })) };
  } catch (error) {
    return emptyAfter(error, log);
  }
}

/** Deletes a stored payment of the member, and returns those that are left; none if the provider does not answer. */
export async function deleteAgreement(
  { provider, agreementId }: { provider: string; agreementId: string },
  customerId: number,
  services: Services,
): Promise<Agreements> {
  if (!providersWithAgreements.has(provider)) return { agreements: [] };
  try {
    await services.provider.deleteToken(services.shopperReference(customerId), agreementId);
  } catch (error) {
    return emptyAfter(error, services.log);
  }
  return storedAgreements(provider, customerId, services);
}

function emptyAfter(error: unknown, log: Services['log']): Agreements {
  if (!(error instanceof PaymentProviderError)) throw error;
  log.warn({ err: error }, 'the payment provider does not answer about stored payments');
  return { agreements: [] };
}
