/** Names of the contract under which the shop's payment provider stores payments of members. */
export const agreementProviders = ['adyen'] as const;
