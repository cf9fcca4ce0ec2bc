/** Products on one page of a listing, §9. Separate from the schemas, because browser code needs it without them. */
export const categoryPageSize = 42;
