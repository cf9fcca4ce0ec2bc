import type { PageModule } from 'shared-runtime';
import { notificationSettingsQuery } from '../api/notification-settings.ts';
import { newsletterLinkOf } from '../domain/newsletter-link.ts';
import { NotificationsPage } from '../features/notifications/notifications-page.tsx';
import { messages } from '../messages/account-messages.ts';

export const page: PageModule = {
  Component: NotificationsPage,
  messages,
  async load(context, { search }) {
    const link = newsletterLinkOf(search);
    if (link === null && !context.session.isUserLoggedIn) return;
    await context.queryClient.fetchQuery(notificationSettingsQuery(context, link));
  },
};
