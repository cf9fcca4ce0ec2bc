/** The fields of a store that describe its returns. */
export interface ReturnTerms {
  /** ISO 3166-1 alpha-2, such as `GB`. */
  country: string;
  /** Days after receipt. */
  returnValidityDays: number;
}

/** Returns the store's return policy as schema.org data, without fees, which the shop's data does not contain. */
export function returnPolicy({ country, returnValidityDays }: ReturnTerms) {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnValidityDays,
    returnMethod: 'https://schema.org/ReturnByMail',
  };
}

/** Returns, as schema.org data, that something is not taken back. */
export function noReturnPolicy({ country }: Pick<ReturnTerms, 'country'>) {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  };
}
