import type { SessionData } from 'shared-contracts/session';
import type { FragmentModule, PageModule } from 'shared-runtime';
import { createStubShop, StubRouter, StubShell, type ServerView } from 'shared-runtime/stub';
import { fragment } from '../exposes/banner.tsx';
import { page } from '../exposes/cookie-preferences-page.tsx';
import { fragment as embedFragment } from '../exposes/embed-fragment.tsx';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { handlers } from './handlers.ts';

const accepted: Partial<SessionData> = {
  cookieConsentPreferences: {
    cookie_consent_given: true,
    accepted_functional: true,
    accepted_advertising: true,
  },
};

function viewOf<Props extends object>(
  module: Pick<FragmentModule<Props>, 'load' | 'Component'>,
  props: Props,
  session: Partial<SessionData> = {},
): ServerView {
  return {
    createShop: () => createStubShop({ handlers, session }),
    load: async (context) => module.load?.(context, props),
    render: (shop) => (
      <StubShell shop={shop} messages={messages}>
        <StubRouter path="/search?s=ski">
          <module.Component {...props} />
        </StubRouter>
      </StubShell>
    ),
  };
}

const params: Parameters<PageModule['Component']>[0]['params'] = {
  path: '/cookie-preferences',
  search: { back: '/search?s=ski' },
  entityId: null,
  pageType: 'cookie-preferences',
};
const preferencesPage: Pick<FragmentModule<{ params: typeof params }>, 'load' | 'Component'> = {
  Component: page.Component,
  load: async (context, props) => void (await page.load?.(context, props.params)),
};
const video = { url: 'https://player.example/embed/1', title: 'How we wax skis', width: 640, height: 360 };
const reviews = { service: 'reviews' as const, title: 'Reviews', width: 320, height: 200 };

export const views = {
  banner: viewOf(fragment, {}),
  preferencesPage: viewOf(preferencesPage, { params }),
  video: viewOf(embedFragment, video),
  acceptedVideo: viewOf(embedFragment, video, accepted),
  acceptedService: viewOf(embedFragment, reviews, accepted),
};
