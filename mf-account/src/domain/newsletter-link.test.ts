import { newsletterLinkOf, notificationsPath } from './newsletter-link.ts';

describe('newsletterLinkOf', () => {
  it.each<[Record<string, string>, object | null]>([
    [{}, null],
    [{ status: 'saved' }, null],
    [
      { hashedEmail: 'a', hashedToken: '7.b' },
      { hashedEmail: 'a', hashedToken: '7.b' },
    ],
    [{ hashedToken: '7.b' }, { hashedEmail: '', hashedToken: '7.b' }],
    [{ hashedEmail: '' }, { hashedEmail: '', hashedToken: '' }],
  ])('reads %j as %j', (search, link) => {
    expect(newsletterLinkOf(search)).toEqual(link);
  });

  it('cuts what is longer than any valid link', () => {
    const { hashedToken } = newsletterLinkOf({ hashedToken: 'x'.repeat(10_000) }) ?? {};
    expect(hashedToken).toHaveLength(200);
  });
});

describe('notificationsPath', () => {
  it('has the link as its query, escaped', () => {
    expect(notificationsPath(null)).toBe('/customer/account/notifications-preferences/');
    expect(notificationsPath({ hashedEmail: 'a&b', hashedToken: '"><script>' })).toBe(
      '/customer/account/notifications-preferences/?hashedEmail=a%26b&hashedToken=%22%3E%3Cscript%3E',
    );
  });
});
