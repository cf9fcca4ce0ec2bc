/** The measured pages: one of each type that shoppers land on, as a guest. */
export const benchPages = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/products/skis' },
  { name: 'product', path: '/catalog/product/view/id/1/' },
] as const;

/** Pages on which guests sign in and join; measured in browsers, not under load. */
export const entryPages = [
  { name: 'sign-in', path: '/customer/account/login' },
  { name: 'registration', path: '/customer/account/create' },
] as const;

/** Pages with the large forms of the account; measured in browsers as a member. */
export const memberPages = [{ name: 'new address', path: '/customer/address/new/' }] as const;
