import type { Product, ProductOption } from 'shared-contracts/api/product';
import type { BasketAddition } from 'shared-runtime';
import { optionField } from './form-fields.ts';

export type Choices =
  | { kind: 'complete'; addition: BasketAddition }
  /** Names of the fields without a choice, from top to bottom. */
  | { kind: 'incomplete'; missing: readonly string[] };

/** Reads the addition that a product form requests, without its fitting answers. */
export function readChoices(
  data: FormData,
  product: Pick<Product, 'productId' | 'options' | 'parts'>,
): Choices {
  const options = readOptions(data, product.options);
  const parts = product.parts.map((part) => ({
    partId: part.partId,
    ...readOptions(data, part.options, part.partId),
  }));
  const missing = [options, ...parts].flatMap((each) => each.missing);
  if (missing.length > 0) return { kind: 'incomplete', missing };
  const addition: BasketAddition = {
    productID: product.productId,
    quantity: Number(data.get('quantity') ?? 1),
  };
  if (product.options.length > 0) addition.options = options.chosen;
  if (parts.length > 0) {
    addition.bundleOptions = Object.fromEntries(parts.map(({ partId, chosen }) => [partId, chosen]));
  }
  return { kind: 'complete', addition };
}

function readOptions(data: FormData, options: readonly ProductOption[], partId?: number) {
  const answers = options.map(({ super_attribute_id: id }) => {
    const name = optionField(id, partId);
    return { id, name, value: data.get(name) };
  });
  return {
    chosen: Object.fromEntries(answers.map(({ id, value }) => [id, Number(value)])),
    missing: answers.filter(({ value }) => value === null).map(({ name }) => name),
  };
}
