import { screen } from '@testing-library/react';
import { encodeReferer } from 'shared-contracts/routes';
import { renderInShop } from 'shared-runtime/testing';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { SignInScreen } from './sign-in-screen.tsx';

describe('SignInScreen', () => {
  it('links to sign-in and registration, and from there back to the page', () => {
    renderInShop(<SignInScreen target="/products/skis?p=2" />, { messages });
    expect(screen.getByRole('heading', { level: 1, name: 'For members only' })).toBeVisible();
    expect(screen.getByText(/^Sign in to see this page/)).toBeVisible();
    const back = `referer/${encodeReferer('/products/skis?p=2')}/`;
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Sign in')).toBe(`/customer/account/login/${back}`);
    expect(hrefOf('Join for free')).toBe(`/customer/account/create/${back}`);
  });

  it('drops a target outside the shop', () => {
    renderInShop(<SignInScreen target="//evil.example/a" />, { messages });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/customer/account/login');
  });
});
