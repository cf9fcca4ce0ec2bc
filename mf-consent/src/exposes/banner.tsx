import type { FragmentModule } from 'shared-runtime';
import { consentConfigQuery } from '../api/consent-config-query.ts';
import { ConsentBanner } from '../features/consent/consent-banner.tsx';
import { ServiceButtons } from '../features/service/service-buttons.tsx';
import { messages } from '../messages/index.ts';

export const fragment: FragmentModule = {
  Component: BannerAndButtons,
  messages,
  async load(context) {
    await context.queryClient.prefetchQuery(consentConfigQuery(context));
  },
};

/** Both are on every page. */
function BannerAndButtons() {
  return (
    <>
      <ConsentBanner />
      <ServiceButtons />
    </>
  );
}
