/** The measured pages: one of each type that shoppers land on, as a guest. */
export const benchPages = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/products/skis' },
  { name: 'product', path: '/catalog/product/view/id/1/' },
] as const;

/** Pages on which guests find a brand, search, sign in and join; measured in browsers, not under load. */
export const entryPages = [
  { name: 'brand', path: '/brand/ostkamm' },
  { name: 'search', path: '/search?s=goggles' },
  { name: 'sign-in', path: '/customer/account/login' },
  { name: 'registration', path: '/customer/account/create' },
] as const;

/** Pages with large forms, those on which members buy, and their orders; measured in browsers as a member with six orders and one line in the basket. */
export const memberPages = [
  { name: 'new address', path: '/customer/address/new/' },
  { name: 'basket', path: '/checkout/cart/' },
  { name: 'checkout', path: '/checkout/' },
  { name: 'order history', path: '/sales/order/history/' },
] as const;

/** A jacket in several colours. */
export const productWithColours = '/catalog/product/view/id/2440/';
