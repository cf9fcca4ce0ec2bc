import type { MemberCall } from './member-call.ts';

const store_id = 1;
const productId = 15;

/** Puts one piece of a product of the demo shop into the basket of a member, so that basket and checkout have a line. */
export async function fillBasket(call: MemberCall): Promise<void> {
  const product = await call('single-product', { store_id: String(store_id), productId: String(productId) });
  const options = product.options.map(({ super_attribute_id: id, values }) => [id, values[0]?.id]);
  await call('basket-add', {
    store_id,
    productID: product.productId,
    quantity: 1,
    options: Object.fromEntries(options) as Record<string, number>,
  });
}
