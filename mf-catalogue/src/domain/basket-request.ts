import type { Product } from 'shared-contracts/api/product';
import type { BasketAddition } from 'shared-runtime';

/** Names of the form's fields, as the shop's form posts read them. */
export const optionField = (attributeId: number) => `options[${attributeId}]`;

export type BasketRequest =
  | { kind: 'complete'; addition: BasketAddition }
  /** super_attribute_ids without a choice, from top to bottom. */
  | { kind: 'incomplete'; missing: readonly number[] };

/** What a filled-in product form asks for. */
export function readBasketRequest(
  data: FormData,
  product: Pick<Product, 'productId' | 'options'>,
): BasketRequest {
  const answers = product.options.map(
    ({ super_attribute_id: id }) => [id, data.get(optionField(id))] as const,
  );
  const missing = answers.filter(([, value]) => value === null).map(([id]) => id);
  if (missing.length > 0) return { kind: 'incomplete', missing };
  const addition: BasketAddition = {
    productID: product.productId,
    quantity: Number(data.get('quantity') ?? 1),
  };
  if (answers.length > 0) {
    addition.options = Object.fromEntries(answers.map(([id, value]) => [id, Number(value)]));
  }
  return { kind: 'complete', addition };
}
