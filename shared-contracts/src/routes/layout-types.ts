/** Layout types for tracking, as specification §2.2 spells them. `Contact` stands for customer support and help desk. */
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
