/** Maximum quantity of a line of the basket. */
export const maxQuantity = 10;
