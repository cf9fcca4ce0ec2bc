import { entryOfPath } from './members-path.ts';

describe('entryOfPath', () => {
  it.each([
    ['/newsletter/manage', 'mailed'],
    ['/customer/account/notifications-preferences/', 'mailed'],
    ['/unsubscribe/unsubscribe/index/', 'mailed'],
    ['/customer/account/edit/', 'members'],
    ['/sales/order/view/order_id/12', 'members'],
    ['/customer/account/forgotpassword/', 'public'],
    ['/customer/account/social/', 'guests'],
    ['/customer/account/login/referer/L2JyYW5k/', 'guests'],
    ['/customer/account/logins', 'public'],
    ['/newsletter/manage/other', 'public'],
    ['/join/anna-7', 'public'],
    ['/constructor', 'public'],
  ])('returns for %s %s', (path, entry) => {
    expect(entryOfPath(path)).toBe(entry);
  });
});
