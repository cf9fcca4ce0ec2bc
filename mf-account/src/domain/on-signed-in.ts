import type { CarriedOutAdditions } from 'shared-contracts/api/basket';

/**
 * @param redirect path of this shop that the API says to go to
 * @param additions what the browser had asked to add to the basket before; undefined where nothing
 */
export type OnSignedIn = (redirect: string, additions?: CarriedOutAdditions) => void;
