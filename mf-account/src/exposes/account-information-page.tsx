import type { PageModule } from 'shared-runtime';
import { accountDetailsQuery } from '../api/account-details-query.ts';
import { addressCountriesQuery } from '../api/addresses.ts';
import { languageCurrencyQuery } from '../api/language-currency-query.ts';
import { AccountInformationPage } from '../features/account-information/account-information-page.tsx';
import { messages } from '../messages/account-messages.ts';

export const page: PageModule = {
  Component: AccountInformationPage,
  messages,
  async load(context) {
    if (!context.session.isUserLoggedIn) return;
    const { queryClient } = context;
    const countries = queryClient.fetchQuery(addressCountriesQuery(context, 'delivery'));
    const { language } = await queryClient.fetchQuery(accountDetailsQuery(context));
    await Promise.all([countries, queryClient.fetchQuery(languageCurrencyQuery(context, language.code))]);
  },
};
