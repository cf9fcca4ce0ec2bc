/** Separate from the schemas, because browser code needs these without them. */
export const listingOrders = ['relevance', 'price', 'discount', 'newest'] as const;

export type ListingOrder = (typeof listingOrders)[number];
