import type { StoredName } from 'shared-contracts/cookies';
import { endpointQuery, type ShopContext } from 'shared-runtime';
import type { AlertService } from 'shared-runtime/host';
import { escapeMarkup } from './alerts/parse-markup.ts';
import { onPageViewed, type ViewedPage } from './current-visit.ts';
import { isMember } from './current-visit.ts';
import type { FlagStore } from './flag-store.ts';

export interface ReferralShareParts {
  context: Pick<ShopContext, 'bus' | 'store' | 'api' | 'queryClient'>;
  alerts: AlertService;
  /** Until it is read. */
  visit: FlagStore;
  /** Once it is read. */
  device: FlagStore;
  /** Query of the page now. */
  search: () => string;
}

const key: StoredName<'sessionStorage'> & StoredName<'localStorage'> = 'referral-share';

/** Where members look at what is theirs. Elsewhere they are busy with something that the message would stand before. */
const pages: ReadonlySet<string> = new Set(['Account', 'Success']);

/** Whoever follows the message's link, here or from an e-mail, comes with this. */
export const isRead = (search: string): boolean => new URLSearchParams(search).get('ep') === '1';

/** Tells members once in a visit that sharing is rewarded, until they have read of it (specification §4). */
export function startReferralShare(parts: ReferralShareParts): void {
  const { context, visit, device, search } = parts;

  function handlePage(page: ViewedPage): void {
    if (isRead(search())) return device.set(key);
    const isDue = pages.has(page.layoutType) && isMember(context.bus);
    if (!isDue || visit.has(key) || device.has(key)) return;
    visit.set(key);
    void showMessage(parts, page);
  }
  onPageViewed(context.bus, handlePage);
}

/** A shop that cannot say it now says it in the next visit. */
async function showMessage({ context, alerts }: ReferralShareParts, page: ViewedPage): Promise<void> {
  const { queryClient, store, bus } = context;
  const query = endpointQuery(context, 'dynamic-header-text', {
    key: 'share-and-get-credit',
    storeId: store.id,
  });
  const found = await queryClient.fetchQuery(query).catch(() => null);
  if (!found?.text || !found.url) return;
  // The page may have changed meanwhile, and its alerts with it.
  if (bus.last('shell:page-viewed')?.path !== page.path) return;
  const href = escapeMarkup(`${found.url}?ep=1`);
  const content = `<a href="${href}">${escapeMarkup(found.text)}</a>`;
  alerts.show({ key, type: 'info', html: true, content });
}
