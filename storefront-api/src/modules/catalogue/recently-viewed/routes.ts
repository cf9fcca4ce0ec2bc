import type { FastifyInstance } from 'fastify';
import type { ProductCard } from 'shared-contracts/api/catalogue';
import { recentlyViewedLimits } from 'shared-contracts/api/sliders';
import { ShopError } from '../../../shop-error.ts';
import { cardsById } from '../products/cards-by-id.ts';
import { findBrandAndCategory } from '../products/brand-and-category.ts';
import { catalogueContext } from '../context.ts';
import { findViewed, saveViewed } from './repository.ts';

/** More than the maximum shown, so that products that are no longer sold can be skipped. */
const maxStored = 2 * recentlyViewedLimits.max;
/** Largest id that the database can compare: `int4`. */
const maxId = 2_147_483_647;

export async function recentlyViewedRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  app.contractRoute('recently-viewed', async ({ limit, product_id: without }, visit) => {
    const { customer } = visit.visitor;
    if (customer === null || customer.restrictSitePersonalisation) return { items: [] };
    // All that are stored: what the store does not sell any more must not take the place of what it sells.
    const ids = await findViewed(db, customer.id, maxStored, without);
    const cards = await cardsById(db, ids, catalogueContext(visit));
    return { items: cards.slice(0, limit).map(toItem) };
  });

  app.contractRoute('POST recently-viewed', async (input, { visitor, now }) => {
    const { product_id: productId, earlier_product_ids: earlier = [] } = input;
    const found = productId > maxId ? null : await findBrandAndCategory(db, productId);
    // A browser's list may begin with a product that was deleted since: the others are stored all the same.
    if (found === null && earlier.length === 0) throw new ShopError('not_found');
    const { customer } = visitor;
    if (customer === null) return { isSaved: false };
    const productIds = [productId, ...earlier].filter((id) => id <= maxId);
    const isSaved = await db.transaction((tx) =>
      saveViewed(tx, { customerId: customer.id, productIds, viewedAt: now }, maxStored),
    );
    return { isSaved };
  });
}

function toItem(card: ProductCard) {
  return {
    productID: card.productId,
    entity_id: card.productId,
    name: card.name,
    brand: card.brand_name,
    price: card.price.current,
    oldPrice: card.price.old,
    url: card.url,
    imageUrl: card.image.url,
    thumbnails: [card.image],
  };
}
