/** Maximum number of addresses of an account. */
export const maxAddresses = 50;
