import { pageFacts } from './page-facts.ts';

it('pageFacts are type, path and title', () => {
  expect(pageFacts({ pageType: 'product', path: '/ski-7' }, 'A ski')).toEqual({
    type: 'product',
    path: '/ski-7',
    title: 'A ski',
  });
});

it('pageFacts have no return path, which may contain a secret', () => {
  const path = '/customer/account/login/referer/L3Jlc2V0P3Rva2VuPTE/';
  expect(pageFacts({ pageType: 'login', path }, '').path).toBe('/customer/account/login');
});
