import type { PageModule } from 'shared-runtime';
import { resetLinkQuery } from '../api/reset-link-query.ts';
import { mailedLinkOf } from '../domain/mailed-link.ts';
import { ResetPasswordPage } from '../features/reset-password/reset-password-page.tsx';
import { messages } from '../messages/entry-messages.ts';

export const page: PageModule = {
  Component: ResetPasswordPage,
  messages,
  async load(context, { search }) {
    const link = mailedLinkOf(search);
    if (link !== null) await context.queryClient.fetchQuery(resetLinkQuery(context, link));
  },
};
