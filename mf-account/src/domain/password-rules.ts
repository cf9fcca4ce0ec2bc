/** The single rules of a new password, as listed to the shopper. `isRequired` false: a recommendation. */
export const passwordRules = [
  {
    name: 'length',
    messageId: 'passwordRules.length',
    isRequired: true,
    isMet: (password: string) => password.length >= 8,
  },
  {
    name: 'upper',
    messageId: 'passwordRules.upper',
    isRequired: true,
    isMet: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    name: 'lower',
    messageId: 'passwordRules.lower',
    isRequired: true,
    isMet: (password: string) => /\p{Ll}/u.test(password),
  },
  {
    name: 'digit',
    messageId: 'passwordRules.digit',
    isRequired: true,
    isMet: (password: string) => /\d/.test(password),
  },
  {
    name: 'symbol',
    messageId: 'passwordRules.symbol',
    isRequired: false,
    isMet: (password: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  },
] as const;

/** Returns whether a password meets every rule but the recommendations. */
export function meetsRequiredRules(password: string): boolean {
  return passwordRules.every(({ isRequired, isMet }) => !isRequired || isMet(password));
}
