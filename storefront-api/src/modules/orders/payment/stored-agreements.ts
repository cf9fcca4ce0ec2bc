import type { ResponseOf } from 'shared-contracts/api';
import { agreementProviders } from 'shared-contracts/stored-payments';
import { ShopError } from '../../../shop-error.ts';
import { PaymentProviderError } from '../../payments/payment-provider.ts';
import type { OrderServices } from '../order-services.ts';

type Agreements = ResponseOf<'payment-provider-list'>;
type Services = Pick<OrderServices, 'provider' | 'shopperReference' | 'log'>;

const providersWithAgreements: ReadonlySet<string> = new Set(agreementProviders);

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
    warnAbout(error, log);
    return { agreements: [] };
  }
}

/**
 * Deletes a stored payment of the member, and returns those that are left. Throws `provider_unavailable` if the provider does
 * not answer: no page may say that it was deleted.
 */
export async function deleteAgreement(
  { provider, agreementId }: { provider: string; agreementId: string },
  customerId: number,
  services: Services,
): Promise<Agreements> {
  if (!providersWithAgreements.has(provider)) return { agreements: [] };
  try {
    await services.provider.deleteToken(services.shopperReference(customerId), agreementId);
  } catch (error) {
    warnAbout(error, services.log);
    throw new ShopError('provider_unavailable');
  }
  return storedAgreements(provider, customerId, services);
}

/** Rethrows everything but a failure of the provider. */
function warnAbout(error: unknown, log: Services['log']): void {
  if (!(error instanceof PaymentProviderError)) throw error;
  log.warn({ err: error }, 'the payment provider does not answer about stored payments');
}
