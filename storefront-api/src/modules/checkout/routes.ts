import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import type { Visit } from '../../visit/visit.ts';
import { basketOfOwner, type BasketRow } from '../basket/basket-access.ts';
import {
  billingAddressFields,
  changeCheckout,
  deliveryAddressFields,
  guestEmailFields,
  methodFields,
} from './changes.ts';
import { checkoutResponse, currentBasket } from './checkout-response.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { readCheckoutState } from './read-checkout.ts';
import type { CheckoutFields } from './repository.ts';
import { shopperOf, type CheckoutShopper } from './shopper.ts';

export async function checkoutRoutes(
  app: FastifyInstance,
  { services }: { services: CheckoutServices },
): Promise<void> {
  const { db } = app.database;

  /** Changes the checkout and returns it. Throws `basket_changed` with the basket for another version. */
  async function change(
    visit: Visit,
    version: number,
    fieldsOf: (tx: Queryable, shopper: CheckoutShopper, basket: BasketRow) => Promise<CheckoutFields>,
  ) {
    const shopper = await shopperOf(db, visit, app.log);
    const outcome = await changeCheckout(db, shopper, version, (tx, row) => fieldsOf(tx, shopper, row));
    if (outcome === 'stale') {
      const row = shopper.owner === null ? null : await basketOfOwner(db, shopper.owner);
      throw new ShopError('basket_changed', { basket: await currentBasket(db, row, shopper, services) });
    }
    return checkoutResponse(db, shopper, services);
  }

  app.contractRoute('checkout-data', async (_input, visit) => {
    return checkoutResponse(db, await shopperOf(db, visit, app.log), services);
  });

  app.contractRoute('checkout-account', ({ version, email }, visit) => {
    return change(visit, version, async (_tx, shopper) => guestEmailFields(shopper, email));
  });

  app.contractRoute('checkout-address', ({ version, addressId, address }, visit) => {
    return change(visit, version, (tx, shopper) =>
      deliveryAddressFields(tx, shopper, { addressId, address }),
    );
  });

  app.contractRoute('checkout-method', ({ version, store_id: _store, ...chosen }, visit) => {
    return change(visit, version, (tx, shopper, row) => methodFields(tx, row, shopper, services, chosen));
  });

  app.contractRoute('checkout-billing', ({ version, isSame, addressId, address }, visit) => {
    return change(visit, version, (tx, shopper) =>
      billingAddressFields(tx, shopper, { isSame, addressId, address }),
    );
  });

  app.contractRoute('collect-points', async ({ methodCode, postcode }, visit) => {
    const shopper = await shopperOf(db, visit, app.log);
    const row = shopper.owner === null ? null : await basketOfOwner(db, shopper.owner);
    const state = await readCheckoutState(db, row, shopper, services.collectPoints);
    const method = state.methods.find(({ code, kind }) => code === methodCode && kind === 'collect');
    if (method === undefined) throw new ShopError('not_found');
    const { country } = state;
    const { searchRadiusKm: radiusKm } = shopper.config.collectPoints;
    return {
      points: await services.collectPoints.near({ carrier: method.carrier, country, postcode, radiusKm }),
    };
  });
}
