/** Layout types for tracking, spelled as in specification §2.2. `Contact` is customer support and helpdesk. */
export const layoutTypes = [
  'Home',
  'Category',
  'Product',
  'Basket',
  'Success',
  'Search',
  'Account',
  'Brand',
  'brands index',
  'Login',
  'Contact',
  'Info',
  'unsubscribe',
] as const;

export type LayoutType = (typeof layoutTypes)[number];
