import type { DehydratedState } from '@tanstack/react-query';
import type { Assignments } from 'shared-contracts/experiments';
import type { FragmentName } from 'shared-contracts/exposes';
import type { SessionData } from 'shared-contracts/session';
import type { Store } from 'shared-contracts/stores';
import type { BrowserSnapshot } from '../remotes/snapshot.ts';
import type { ListedScripts } from './page-scripts.ts';
import type { PageState } from '../routing/page-state.ts';

export const stateElementId = 'shop-state';
/** Element with the JSON-LD of the server-rendered page. */
export const structuredDataElementId = 'structured-data';

/** State that the server passes to the browser as JSON in the page. */
export interface ShopState {
  store: Store;
  session: SessionData;
  experiments: Assignments;
  /** Shows unpublished stories to editors. */
  isTestHost: boolean;
  /** Page types with their own Content Security Policy; absent if there are none. */
  ownPolicyTypes?: readonly string[];
  /** True for a page that is shared by all guests: the browser fetches the visitor's session. */
  isShared: boolean;
  snapshot: BrowserSnapshot;
  /** Null if the page could not be resolved because of a bug; the error page is shown. */
  page: PageState | null;
  /** Fragments that the server has rendered. */
  fragments: FragmentName[];
  queries: DehydratedState;
  serverTime: number;
  /** URLs of the files that the tab fetches once it is idle. Absent for members. */
  prefetch?: string[];
}

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

export function serialise(value: ShopState | ListedScripts): string {
  return escapeJson(value);
}

/** Serialises JSON so that it cannot end its script element. */
export function escapeJson(value: object): string {
  return JSON.stringify(value).replaceAll(/[<\u2028\u2029]/g, (character) => escapes[character] ?? '');
}
