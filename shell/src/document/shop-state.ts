import type { DehydratedState } from '@tanstack/react-query';
import type { PageType } from 'shared-contracts/api/shop';
import type { Assignments } from 'shared-contracts/experiments';
import type { FragmentName } from 'shared-contracts/exposes';
import type { SessionData } from 'shared-contracts/session';
import type { Store } from 'shared-contracts/stores';
import type { BrowserSnapshot } from '../remotes/snapshot.ts';
import type { PageScripts } from '../boot/page-scripts.ts';
import type { PageState } from '../routing/page-state.ts';

export const stateElementId = 'shop-state';
/** Holds the JSON-LD of the page that the server rendered. */
export const structuredDataElementId = 'structured-data';

/** What the server knows and the browser must know too, as JSON in the page. */
export interface ShopState {
  store: Store;
  session: SessionData;
  experiments: Assignments;
  /** Editors see what they are writing. */
  isTestHost: boolean;
  /** Page types with a Content Security Policy of their own; absent where there are none. */
  ownPolicyTypes?: readonly PageType[];
  /** True where the page may have been rendered for another visitor: the own session is fetched after it. */
  isShared: boolean;
  snapshot: BrowserSnapshot;
  page: PageState;
  /** Fragments that are whole in the page. */
  fragments: FragmentName[];
  queries: DehydratedState;
  serverTime: number;
}

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

export function serialise(value: ShopState | PageScripts): string {
  return escapeJson(value);
}

/** JSON that cannot end the script element that it stands in, whatever a product is called. */
export function escapeJson(value: object): string {
  return JSON.stringify(value).replaceAll(/[<\u2028\u2029]/g, (character) => escapes[character] ?? '');
}
