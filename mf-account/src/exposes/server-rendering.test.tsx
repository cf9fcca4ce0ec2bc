/** @jest-environment node */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { memberSession } from 'shared-runtime/standalone';
import { createStubShop, StubRouter } from 'shared-runtime/testing';
import { RegionIntl, ShopHostContext } from 'shared-runtime/host';
import { messages } from '../testing/messages.ts';
import { newsletterSettings } from '../testing/preferences.ts';
import { fragment as button } from './account-button.tsx';
import { page as dashboard } from './dashboard-page.tsx';
import { page as login } from './login-page.tsx';
import { page as register } from './register-page.tsx';
import { page as brandsInterest } from './brands-interest-page.tsx';
import { page as notifications } from './notifications-preferences-page.tsx';
import { brandInterestsQuery } from '../api/brand-interests.ts';
import { notificationSettingsQuery } from '../api/notification-settings.ts';
import { DeferredRegistrationForm } from '../features/registration/deferred-registration-form.ts';
import { DeferredSignInForm } from '../features/sign-in/deferred-sign-in-form.ts';

beforeAll(() => Promise.all([DeferredRegistrationForm.load(), DeferredSignInForm.load()]));

function render(element: ReactElement, session = {}, shop = createStubShop({ session })): string {
  return renderToString(
    <ShopHostContext value={shop.host}>
      <QueryClientProvider client={shop.context.queryClient}>
        <RegionIntl messages={messages}>
          <StubRouter path="/search?s=ski">{element}</StubRouter>
        </RegionIntl>
      </QueryClientProvider>
    </ShopHostContext>,
  );
}

const pageParams = (path: string, search = {}) => ({ path, search, entityId: null, pageType: 'login' });

it("the server's HTML keeps native validation until hydration", () => {
  const html = render(<login.Component params={pageParams('/customer/account/login')} />);
  expect(html).toContain('action="/form/login" method="post"');
  expect(html).toContain('required=""');
  expect(html.toLowerCase()).not.toContain('novalidate');
});

it("the server's HTML contains the message for a form error in the URL", () => {
  const params = pageParams('/customer/account/create', { form_error: 'too_many_attempts' });
  expect(render(<register.Component params={params} />)).toContain(
    'Please wait a few minutes and try again.',
  );
});

it("the server's HTML names the fields of a form error in the URL and their rules", () => {
  const search = { form_error: 'invalid_request', form_fields: 'password.min_password_length' };
  const html = render(<register.Component params={pageParams('/customer/account/create', search)} />);
  expect(html).toContain('Please correct one entry:');
  expect(html.match(/Use at least 8 characters for your password\./g)).toHaveLength(2);
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
});

it("AccountButton is a working link in the server's HTML, for guests and members", () => {
  expect(render(<button.Component />)).toContain('href="/customer/account/login/referer/');
  expect(render(<button.Component />, memberSession)).toContain('href="/customer/account"');
});

it("DashboardPage escapes the member's name in the server's HTML", () => {
  const html = render(<dashboard.Component params={pageParams('/customer/account')} />, {
    ...memberSession,
    name: '<script>alert(1)</script>',
  });
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script>');
});

it("BrandInterestsPage has every brand with its checkbox in the server's HTML, escaped", () => {
  const shop = createStubShop({ session: memberSession });
  const { context } = shop;
  const brands = [{ id: 9, name: '<b>Råk</b>', isFollowed: true }];
  context.queryClient.setQueryData(brandInterestsQuery(context).queryKey, { brands });
  const params = pageParams('/customer/account/brands-interest');
  const html = render(<brandsInterest.Component params={params} />, memberSession, shop);
  expect(html).toContain('action="/form/brand-interests-update"');
  expect(html).toMatch(/<input[^>]*name="brands\[9\]"[^>]*checked=""/);
  expect(html).toContain('&lt;b&gt;Råk');
});

it("NotificationsPage passes its newsletter link on in the server's HTML, and shows no form for an invalid one", () => {
  const shop = createStubShop({ session: {} });
  const { context } = shop;
  const link = { hashedEmail: 'abc', hashedToken: '7.x' };
  const forged = { hashedEmail: 'abc', hashedToken: '"><script>' };
  const keyOf = (of: typeof link) => notificationSettingsQuery(context, of).queryKey;
  context.queryClient.setQueryData(keyOf(link), newsletterSettings());
  context.queryClient.setQueryData(keyOf(forged), null);
  const shown = (search: typeof link) => {
    const params = pageParams('/customer/account/notifications-preferences/', search);
    return render(<notifications.Component params={params} />, {}, shop);
  };
  expect(shown(link)).toContain('<input type="hidden" name="hashedToken" value="7.x"/>');
  expect(shown(link)).toContain('anna@example.com');
  expect(shown(forged)).not.toMatch(/<form|<script|anna@/);
});
