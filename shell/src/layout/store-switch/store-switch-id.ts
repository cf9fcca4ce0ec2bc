/** Id of the list of stores. In a module of its own: browsers do not load the list's component. */
export const storeSwitchId = 'store-switch';
