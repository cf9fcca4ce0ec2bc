import { gtinCheckDigit } from 'storefront-ports/gtin';

/**
 * GS1 reserves numbers that begin so for restricted circulation within a company: no maker owns one, and another shop that
 * reads it knows that it means nothing there.
 */
const companyPrefix = '04';

const maxProductId = 9_999_999;
const maxVariants = 1_000;

/** Returns a GTIN-13 for a variant of the demo shop, by the id of its product and its place among the variants. */
export function demoGtin(productId: number, index: number): string {
  if (productId > maxProductId || index >= maxVariants)
    throw new RangeError(`There is no number for variant ${index} of product ${productId}`);
  const digits = `${companyPrefix}${String(productId).padStart(7, '0')}${String(index).padStart(3, '0')}`;
  return `${digits}${gtinCheckDigit(digits)}`;
}
