import type { QueryClient } from '@tanstack/react-query';
import type { EventBus } from 'shared-contracts/events';
import type { Assignments } from 'shared-contracts/experiments';
import type { FragmentName, FragmentProps } from 'shared-contracts/exposes';
import type { StoreLocale } from 'shared-contracts/locales';
import type { Session } from 'shared-contracts/session';
import type { Store } from 'shared-contracts/stores';
import type { ApiClient } from './api/api-client.ts';

/**
 * What one page is made with: one value per request on the server, one per tab in the browser. It is handed
 * on explicitly, never kept in a module: a module is shared by every shopper of a server process.
 */
export interface ShopContext {
  side: 'server' | 'browser';
  store: Store;
  /** Who the visitor was when this context was made. Components read the present one with `useSession()`. */
  session: Session;
  /** Which variations this visitor sees; absent in a shell of before. Components ask `useExperiment(name)`. */
  experiments?: Assignments;
  locale: StoreLocale;
  /** BCP 47 tag of `locale`. */
  languageTag: string;
  queryClient: QueryClient;
  api: ApiClient;
  bus: EventBus;
  /** The server's clock when the context was made, milliseconds since the epoch. Countdowns start from it. */
  serverTime: number;
  /**
   * Loads a fragment's code and data ahead of rendering, so that it is whole in the first bytes. Never
   * rejects, for a fragment that fails costs its own region only; except in a store that demands sign-in,
   * where a guest's whole page becomes the invitation to sign in.
   */
  prepareFragment<Name extends FragmentName>(name: Name, props: FragmentProps<Name>): Promise<void>;
}
