/** A member of the demo shop. The seed creates the account; this is what a newcomer is told. */
export const demoMember = { email: 'anna@example.com', password: 'Powder-Day-24' } as const;
