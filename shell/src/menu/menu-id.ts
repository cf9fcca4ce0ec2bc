/** Id of the menu, by which its buttons and enhance-menu.ts find it. */
export const menuId = 'shop-menu';
