import type { PendingAdditionsResult } from 'shared-contracts/api/basket';

/**
 * @param redirect path of this shop that the API redirects to
 * @param additions basket additions that were requested before sign-in and executed by it; undefined if there were
 * none
 */
export type OnSignedIn = (redirect: string, additions?: PendingAdditionsResult) => void;
