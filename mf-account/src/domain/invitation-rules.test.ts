import { shouldInvite, isPaidSource, type InvitationState } from './invitation-rules.ts';

const query = (text: string) => new URLSearchParams(text);

describe('isPaidSource', () => {
  it.each([
    'st=nonbrandppc&ad=google',
    'st=nonbrandppc&ad=bing',
    'ad=bing&st=nonbrandppc&utm_source=x',
    'st=facebookppc',
    'st=display',
    'st=partnership&ad=whatever',
    'st=display&st=nothing',
  ])('returns true for %s', (search) => expect(isPaidSource(query(search))).toBe(true));

  it.each([
    '',
    'st=',
    'st=nonbrandppc',
    'st=nonbrandppc&ad=',
    'st=nonbrandppc&ad=yahoo',
    'st=brandppc&ad=google',
    'ad=google',
    'ST=display',
    'st=Display',
    'st=display%20',
    'st=display%00',
    'st=display,facebookppc',
    'st[]=display',
    'st=nothing&st=display',
    'st=constructor',
    'st=__proto__',
    'st=<script>alert(1)</script>',
    `st=${'display'.repeat(5000)}`,
    '%E0%A4%A',
  ])('returns false for %s', (search) => expect(isPaidSource(query(search))).toBe(false));
});

describe('shouldInvite', () => {
  const paid: InvitationState = {
    page: { pageType: 'category' },
    search: query(''),
    isPaid: true,
    isMember: false,
    hasCookieErrors: false,
    wasInvited: false,
  };

  it.each([
    ['home', '', false],
    ['home', 'displayform=yes', true],
    ['home', 'displayform=no', false],
    ['home', 'displayform=YES', false],
    ['home', 'displayform=no&displayform=yes', false],
    ['category', '', true],
    ['category', 'displayform=no', true],
    ['brand', '', true],
    ['not-found', '', true],
    ['product', 'displayform=yes', false],
    ['basket', '', false],
    ['search', '', false],
    ['login', 'displayform=yes', false],
    ['register', 'displayform=yes', false],
    ['cms', '', false],
    ['soon', '', false],
    ['error', '', false],
    ['sign-in-required', '', false],
    ['constructor', '', false],
  ])('on a page of type %s with ?%s returns %p', (pageType, search, opens) => {
    expect(shouldInvite({ ...paid, page: { pageType }, search: query(search) })).toBe(opens);
  });

  it.each<[string, Partial<InvitationState>]>([
    ['a visitor without a paid source', { isPaid: false }],
    ['a member', { isMember: true }],
    ['a browser without cookies', { hasCookieErrors: true }],
    ['a visitor who was invited before', { wasInvited: true }],
  ])('returns false for %s', (_who, change) => {
    expect(shouldInvite({ ...paid, ...change })).toBe(false);
  });
});
