import { newsletterPersonalisation } from 'shared-contracts/descriptors/preferences';
import { useShop } from 'shared-runtime';
import { usePublishSession } from './publish-session.ts';
import { useSend } from './use-send.ts';

export interface PersonalisationRestrictions {
  restrict_email_personalisation: boolean;
  restrict_site_personalisation: boolean;
}

/** Returns a function that stores what may be personalised, and publishes `account:updated`. */
export function useSavePersonalisation() {
  const { api, store } = useShop();
  const publishSession = usePublishSession();
  const send = useSend();
  return async (restrictions: PersonalisationRestrictions) => {
    await send(api.call(newsletterPersonalisation, { ...restrictions, store_id: store.id }));
    await publishSession();
  };
}
