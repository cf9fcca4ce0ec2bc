/** The member of the demo shop whose sign-in is printed at the start. The seed creates the account. */
export const demoMember = { email: 'anna@example.com', password: 'Powder-Day-24' } as const;
