/** @jest-environment node */
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { RegionIntl, ShopHostContext } from 'shared-runtime/host';
import { answer, createStubShop, ErrorResponse } from 'shared-runtime/testing';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { fragment } from './banner.tsx';

async function render(respond: Parameters<typeof answer<'config'>>[1]) {
  let calls = 0;
  const handler = answer('config', (request) => {
    calls += 1;
    return respond(request);
  });
  const shop = createStubShop({ handlers: [handler] });
  await fragment.load?.(shop.context, {});
  const html = renderToString(
    <ShopHostContext value={shop.host}>
      <QueryClientProvider client={shop.context.queryClient}>
        <RegionIntl messages={messages}>
          <MemoryRouter initialEntries={['/search?s=%22%3E%3Cb%3E']}>
            <fragment.Component />
          </MemoryRouter>
        </RegionIntl>
      </QueryClientProvider>
    </ShopHostContext>,
  );
  return { html, calls };
}

it("ConsentBanner is complete in the server's HTML after one request", async () => {
  const { html, calls } = await render(() => ({ cookieConsentEnabled: true }));
  expect(html).toContain('Reject all');
  expect(html).toContain('action="/form/cookie-preferences"');
  expect(html).not.toContain('"><b>');
  expect(calls).toBe(1);
});

it('ConsentBanner renders nothing if the configuration cannot be loaded', async () => {
  expect((await render(() => new ErrorResponse('unavailable'))).html).toBe('');
});
