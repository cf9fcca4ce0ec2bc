/** What is measured: one page of each kind that a shopper meets first, as a guest. */
export const benchPages = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/products/skis' },
  { name: 'product', path: '/catalog/product/view/id/1/' },
] as const;
