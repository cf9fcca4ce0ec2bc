/** Products on one page of a listing, §9. Apart from the schemas: browsers need it without them. */
export const categoryPageSize = 42;
