/**
 * Filters of a listing: fields of the request and parameters of a list's URL, in their order there. Separate from the
 * schemas, because browser code needs these without them.
 */
export const listingFilters = [
  'brand',
  'size',
  'colour',
  'gender',
  'price',
  'discount',
  'attributes',
  'in_stock',
  'last_items',
] as const;

export type ListingFilter = (typeof listingFilters)[number];

/** Fields of forms without JavaScript on a list: an order with its direction, and the ends of a price range. */
const formFields = ['sort', 'price_from', 'price_to'] as const;

/**
 * Parameters of a list's URL besides its page, order and direction. `from`: first page of a list that was extended up to
 * page `p`. `exact`: words of a search term are not corrected.
 */
export const listingParameters = ['from', 'exact', ...listingFilters, ...formFields] as const;
