/**
 * Defaults and limits of specification §9. Separate from the schemas, because the contracts of fragments need these without
 * them.
 */
export const sliderCounts = { bestsellers: 12, brandBestsellers: 20, recommended: 12, max: 40 } as const;
