/** The measured pages: one of each type that shoppers land on, as a guest. */
export const benchPages = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/products/skis' },
  { name: 'product', path: '/catalog/product/view/id/1/' },
] as const;
