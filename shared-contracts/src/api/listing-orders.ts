/** Apart from the schemas: browsers need these without them. */
export const listingOrders = ['relevance', 'price', 'discount', 'newest'] as const;

export type ListingOrder = (typeof listingOrders)[number];
