import type { Product, ProductOption } from 'shared-contracts/api/product';
import type { BasketAddition } from 'shared-runtime';
import { fittingFields, readFitting } from './fitting-fields.ts';

/** Name of an option's field, as the shop's form posts read it; an option of a bundle's part names the part. */
export function optionField(attributeId: number, partId?: number): string {
  return partId === undefined ? `options[${attributeId}]` : `bundleOptions[${partId}][${attributeId}]`;
}

type BuyableProduct = Pick<Product, 'productId' | 'options' | 'parts' | 'fittingForm' | 'productType'>;

export type BasketRequest =
  | { kind: 'complete'; addition: BasketAddition }
  /** Names of the fields that wait for an answer, from top to bottom. */
  | { kind: 'incomplete'; missing: readonly string[] };

/** Only a bundle is mounted, and so only a bundle is asked for measures. */
export function needsFitting({ productType, fittingForm }: Pick<Product, 'productType' | 'fittingForm'>) {
  return productType === 'bundle' && fittingForm !== null;
}

/** What a filled-in product form asks for. */
export function readBasketRequest(data: FormData, product: BuyableProduct): BasketRequest {
  const groups = [
    { partId: undefined, options: product.options },
    ...product.parts.map(({ partId, options }) => ({ partId, options })),
  ];
  const fitting = needsFitting(product) ? fittingFields(product.fittingForm) : [];
  const missing = [
    ...groups
      .flatMap(({ partId, options }) => namesOf(options, partId))
      .filter((name) => data.get(name) === null),
    ...fitting.filter((field) => !field.isValid(data.get(field.name))).map((field) => field.name),
  ];
  if (missing.length > 0) return { kind: 'incomplete', missing };

  const addition: BasketAddition = {
    productID: product.productId,
    quantity: Number(data.get('quantity') ?? 1),
  };
  if (product.options.length > 0) addition.options = answersOf(data, product.options);
  if (product.parts.length > 0) {
    addition.bundleOptions = Object.fromEntries(
      product.parts.map(({ partId, options }) => [partId, answersOf(data, options, partId)]),
    );
  }
  if (fitting.length > 0) addition.fittingForm = readFitting(data, fitting);
  return { kind: 'complete', addition };
}

function namesOf(options: readonly ProductOption[], partId?: number): string[] {
  return options.map(({ super_attribute_id: id }) => optionField(id, partId));
}

function answersOf(
  data: FormData,
  options: readonly ProductOption[],
  partId?: number,
): Record<string, number> {
  return Object.fromEntries(
    options.map(({ super_attribute_id: id }) => [id, Number(data.get(optionField(id, partId)))]),
  );
}
