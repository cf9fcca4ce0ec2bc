/** The rules of a new password, one by one, as the shopper is told them. */
export const passwordRules = [
  { name: 'length', messageId: 'passwordRules.length', isMet: (password: string) => password.length >= 8 },
  { name: 'upper', messageId: 'passwordRules.upper', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { name: 'lower', messageId: 'passwordRules.lower', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { name: 'digit', messageId: 'passwordRules.digit', isMet: (password: string) => /\d/.test(password) },
] as const;
