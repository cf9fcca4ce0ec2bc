/** Declared in the configuration of the stores. */
export const viewedExperiment = 'ab_test_product_ux_changes';

/** Specification §9. */
export function viewedLimit(variation: string | undefined): number {
  return variation === 'variation_a' ? 30 : 4;
}
