import type { PageModule } from 'shared-runtime';
import { agreementProviders } from 'shared-contracts/stored-payments';
import { agreementsQuery } from '../api/billing-agreements.ts';
import { BillingAgreementsPage } from '../features/billing-agreements/billing-agreements-page.tsx';
import { messages } from '../messages/agreement-messages.ts';

export const page: PageModule = {
  Component: BillingAgreementsPage,
  messages,
  async load(context) {
    if (!context.session.isUserLoggedIn) return;
    await Promise.all(
      agreementProviders.map((provider) =>
        context.queryClient.fetchQuery({ ...agreementsQuery(context, provider), staleTime: 0 }),
      ),
    );
  },
};
