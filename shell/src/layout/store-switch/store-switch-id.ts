/** By which its buttons, and what keeps its links up to date, find the list of stores. */
export const storeSwitchId = 'store-switch';
