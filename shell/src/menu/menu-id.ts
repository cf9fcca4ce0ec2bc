/** By which its buttons, and what makes it lively later, find the menu. */
export const menuId = 'shop-menu';
