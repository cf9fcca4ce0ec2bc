/** What of a store decides how its goods are taken back. */
export interface ReturnTerms {
  /** ISO 3166-1 alpha-2, such as `GB`. */
  country: string;
  /** Days after receipt. */
  returnValidityDays: number;
}

/** The store's returns in schema.org's words. Says nothing of fees: no data of the shop does. */
export function returnPolicy({ country, returnValidityDays }: ReturnTerms) {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnValidityDays,
    returnMethod: 'https://schema.org/ReturnByMail',
  };
}
