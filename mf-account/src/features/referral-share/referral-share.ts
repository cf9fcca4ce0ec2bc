import type { StoredName } from 'shared-contracts/cookies';
import { shellPageViewed } from 'shared-contracts/events/shell';
import { escapeMarkup, type StartupHost } from 'shared-runtime';
import { referralTextQuery } from '../../api/referral-text.ts';
import type { FlagStore } from '../../domain/flag-store.ts';
import { onPageViewed, type ViewedPage } from '../../domain/on-page-viewed.ts';

export interface ReferralShareOptions {
  host: Pick<StartupHost, 'context' | 'alerts'>;
  /** Records that the message was shown in this visit. */
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
  const { visitFlags, deviceFlags, search } = options;
  const { context } = options.host;

  function handlePage(page: ViewedPage): void {
    if (marksReferralAsRead(search())) return deviceFlags.set(key);
    const isEligible = layoutTypes.has(page.layoutType) && context.session.isUserLoggedIn;
    if (!isEligible || visitFlags.has(key) || deviceFlags.has(key)) return;
    visitFlags.set(key);
    void showMessage(options.host, page);
  }
  onPageViewed(context.bus, handlePage);
}

/** If the text cannot be loaded, the message is shown in the next visit. */
async function showMessage(
  { context, alerts }: ReferralShareOptions['host'],
  page: ViewedPage,
): Promise<void> {
  const found = await context.queryClient.fetchQuery(referralTextQuery(context)).catch(() => null);
  if (!found?.text || !found.url) return;
  // After a navigation the alert would belong to the wrong page.
  if (context.bus.last(shellPageViewed)?.path !== page.path) return;
  const href = escapeMarkup(`${found.url}?ep=1`);
  const content = `<a href="${href}">${escapeMarkup(found.text)}</a>`;
  alerts.show({ key, type: 'info', html: true, content });
}
