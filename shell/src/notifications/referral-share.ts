import { dynamicHeaderText } from 'shared-contracts/descriptors/content';
import type { StoredName } from 'shared-contracts/cookies';
import { shellPageViewed } from 'shared-contracts/events/shell';
import { endpointQuery, type ShopContext } from 'shared-runtime';
import type { AlertService } from 'shared-runtime/host';
import { escapeMarkup } from './alerts/parse-markup.ts';
import { onPageViewed, type ViewedPage } from './on-page-viewed.ts';
import type { FlagStore } from './flag-store.ts';

export interface ReferralShareOptions {
  context: Pick<ShopContext, 'bus' | 'session' | 'store' | 'api' | 'queryClient'>;
  alerts: AlertService;
  /** Records that the message was shown in this visitFlags. */
  visitFlags: FlagStore;
  /** Records that the message was read. */
  deviceFlags: FlagStore;
  /** Returns the query of the current page. */
  search: () => string;
}

const key: StoredName<'sessionStorage'> & StoredName<'localStorage'> = 'referral-share';

/** Layout types on which the message is shown; on other pages it would distract. */
const layoutTypes: ReadonlySet<string> = new Set(['Account', 'Success']);

/** Returns whether a query comes from the link of the message, here or in an e-mail. */
export const marksReferralAsRead = (search: string): boolean => new URLSearchParams(search).get('ep') === '1';

/** Shows members the referral message once per visit until they have read it (specification §4). */
export function startReferralShare(options: ReferralShareOptions): void {
  const { context, visitFlags, deviceFlags, search } = options;

  function handlePage(page: ViewedPage): void {
    if (marksReferralAsRead(search())) return deviceFlags.set(key);
    const isEligible = layoutTypes.has(page.layoutType) && context.session.isUserLoggedIn;
    if (!isEligible || visitFlags.has(key) || deviceFlags.has(key)) return;
    visitFlags.set(key);
    void showMessage(options, page);
  }
  onPageViewed(context.bus, handlePage);
}

/** If the text cannot be loaded, it is shown in the next visitFlags. */
async function showMessage({ context, alerts }: ReferralShareOptions, page: ViewedPage): Promise<void> {
  const { queryClient, store, bus } = context;
  const query = endpointQuery(context, dynamicHeaderText, {
    key: 'share-and-get-credit',
    storeId: store.id,
  });
  const found = await queryClient.fetchQuery(query).catch(() => null);
  if (!found?.text || !found.url) return;
  // After a navigation the alert would belong to the wrong page.
  if (bus.last(shellPageViewed)?.path !== page.path) return;
  const href = escapeMarkup(`${found.url}?ep=1`);
  const content = `<a href="${href}">${escapeMarkup(found.text)}</a>`;
  alerts.show({ key, type: 'info', html: true, content });
}
