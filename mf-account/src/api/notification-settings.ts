import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import { queryKey } from 'shared-contracts/api/query-key';
import {
  newsletter,
  newsletterAdditionalShoppingNotifications,
} from 'shared-contracts/descriptors/newsletter';
import type { NewsletterLink } from 'shared-contracts/routes';
import { ApiError, useShop, type ShopContext } from 'shared-runtime';
import { usePublishSession } from './publish-session.ts';
import { useSend } from './use-send.ts';

type Source = Pick<ShopContext, 'api' | 'store'>;

/**
 * Query options of what an address is mailed: of a newsletter link, or of the member without one. Null for a link that is not
 * valid: the page says so, and the server passes no errors to the browser.
 */
export function notificationSettingsQuery({ api, store }: Source, link: NewsletterLink | null) {
  const request = { storeId: store.id, ...link };
  return queryOptions<CallResponse<typeof newsletter> | null, ApiError>({
    // Not the key of the endpoint: where the shell finds an answer there, the link is valid.
    queryKey: [...queryKey(newsletter, store.id, request), 'or-invalid-link'],
    queryFn: async ({ signal }) => {
      const result = await api.call(newsletter, request, { signal });
      if (result.ok) return result.data;
      const { code } = result.failure;
      if (link !== null && (code === 'invalid_token' || code === 'invalid_request')) return null;
      throw new ApiError(result.failure);
    },
  });
}

/**
 * Returns a function that subscribes to reminders of an abandoned basket or ends them. `isOwn`: they are the member's own,
 * so that the session changes with them.
 */
export function useSaveReminders(link: NewsletterLink | null, isOwn: boolean) {
  const { api, store, queryClient } = useShop();
  const publishSession = usePublishSession();
  const send = useSend();
  return async (isWanted: boolean) => {
    const { subscribeAbandonedBasket } = await send(
      api.call(newsletterAdditionalShoppingNotifications, {
        store_id: store.id,
        subscribe_abandoned_basket: isWanted ? 1 : 0,
        ...link,
      }),
    );
    const { queryKey: key } = notificationSettingsQuery({ api, store }, link);
    queryClient.setQueryData(
      key,
      (last) => last && { ...last, unsubscribe_abandoned_basket: !subscribeAbandonedBasket },
    );
    if (isOwn) await publishSession();
  };
}
