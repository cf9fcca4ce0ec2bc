import type { QueryClient } from '@tanstack/react-query';
import type { EventBus } from 'shared-contracts/events';
import type { Assignments } from 'shared-contracts/experiments';
import type { FragmentName, FragmentProps } from 'shared-contracts/exposes';
import type { StoreLocale } from 'shared-contracts/locales';
import type { Session } from 'shared-contracts/session';
import type { Store } from 'shared-contracts/stores';
import type { ApiClient } from './api/api-client.ts';
import type { PreparedFragment } from './fragment-result.ts';

/**
 * Context of a page: one per request on the server, one per tab in the browser. It is passed explicitly and never
 * stored in a module, because modules are shared by all shoppers of a server process.
 */
export interface ShopContext {
  side: 'server' | 'browser';
  store: Store;
  /** The current session. Components use `useSession()`, which renders again when it changes. */
  readonly session: Session;
  /** Variations of this visitor; absent in older shells. Components use `useExperiment(name)`. */
  experiments?: Assignments;
  locale: StoreLocale;
  /** BCP 47 tag of `locale`. */
  languageTag: string;
  queryClient: QueryClient;
  api: ApiClient;
  bus: EventBus;
  /** Server time at the creation of the context, rounded down to a second, milliseconds since the epoch. Countdowns start from it. */
  serverTime: number;
  /**
   * Loads a fragment's code and data before rendering, so that the first response contains it completely. Returns
   * undefined in older shells. Does not reject for a failed fragment, which affects its own region only. Rejects for a
   * guest in a store that requires sign-in, whose whole page becomes the sign-in invitation.
   */
  prepareFragment<Name extends FragmentName>(
    name: Name,
    props: FragmentProps<Name>,
  ): Promise<PreparedFragment | undefined>;
}
