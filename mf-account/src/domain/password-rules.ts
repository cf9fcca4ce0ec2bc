/** The single rules of a new password, as listed to the shopper. */
export const passwordRules = [
  { name: 'length', messageId: 'passwordRules.length', isMet: (password: string) => password.length >= 8 },
  { name: 'upper', messageId: 'passwordRules.upper', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { name: 'lower', messageId: 'passwordRules.lower', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { name: 'digit', messageId: 'passwordRules.digit', isMet: (password: string) => /\d/.test(password) },
] as const;
