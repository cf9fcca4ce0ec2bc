/** @jest-environment node */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { SessionData } from 'shared-contracts/session';
import type { ShopContext } from 'shared-runtime';
import { RegionIntl, ShopHostContext } from 'shared-runtime/host';
import { answer, createStubShop, ErrorResponse, StubRouter } from 'shared-runtime/testing';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { fullConfig } from '../testing/handlers.ts';
import { fragment } from './banner.tsx';
import { fragment as embed } from './embed-fragment.tsx';

interface View {
  load: (context: ShopContext) => Promise<unknown> | undefined;
  element: ReactElement;
  session?: Partial<SessionData>;
}

const banner: View = { load: (context) => fragment.load?.(context, {}), element: <fragment.Component /> };

async function render(
  respond: Parameters<typeof answer<'config'>>[1],
  { load, element, session = {} }: View = banner,
) {
  let calls = 0;
  const handler = answer('config', (request) => {
    calls += 1;
    return respond(request);
  });
  const shop = createStubShop({ side: 'server', session, handlers: [handler] });
  await load(shop.context);
  const html = renderToString(
    <ShopHostContext value={shop.host}>
      <QueryClientProvider client={shop.context.queryClient}>
        <RegionIntl messages={messages}>
          <StubRouter path="/search?s=%22%3E%3Cb%3E">{element}</StubRouter>
        </RegionIntl>
      </QueryClientProvider>
    </ShopHostContext>,
  );
  return { html, calls };
}

it("ConsentBanner is complete in the server's HTML after one request", async () => {
  const { html, calls } = await render(() => fullConfig);
  expect(html).toContain('Reject all');
  expect(html).toContain('action="/form/cookie-preferences"');
  expect(html).toContain('data-consent-answer=""');
  expect(html).not.toContain('"><b>');
  expect(calls).toBe(1);
});

it('ConsentBanner renders nothing if the configuration cannot be loaded', async () => {
  expect((await render(() => new ErrorResponse('unavailable'))).html).toBe('');
});

const accepted: Partial<SessionData> = {
  cookieConsentPreferences: {
    cookie_consent_given: true,
    accepted_functional: true,
    accepted_advertising: false,
  },
};

const embedOf = (props: Parameters<typeof embed.Component>[0], session: Partial<SessionData>): View => ({
  load: (context) => embed.load?.(context, props),
  element: <embed.Component {...props} />,
  session,
});

const video = { url: 'https://player.example/embed/1', title: 'How we wax skis', width: 640, height: 360 };

it("ConsentEmbed has form and link in the server's HTML, and nothing that is requested", async () => {
  const { html } = await render(() => fullConfig, embedOf(video, {}));
  expect(html).toContain('action="/form/cookie-preferences"');
  expect(html).toContain('href="https://player.example/embed/1"');
  expect(html).not.toMatch(/<iframe|<link|<img|<script/);
});

it("ConsentEmbed has the frame in the server's HTML with consent", async () => {
  const { html } = await render(() => fullConfig, embedOf(video, accepted));
  expect(html).toContain('src="/embeds?url=https%3A%2F%2Fplayer.example%2Fembed%2F1"');
});

it("ConsentEmbed leaves the place of a service empty in the server's HTML, which could not listen to it", async () => {
  const reviews = { service: 'reviews' as const, title: 'Reviews', width: 320, height: 200 };
  const { html } = await render(() => fullConfig, embedOf(reviews, accepted));
  expect(html).toContain('--embed-ratio:320 / 200');
  expect(html).not.toContain('<iframe');
});
