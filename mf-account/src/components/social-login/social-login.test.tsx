import { screen, waitFor } from '@testing-library/react';
import { answer, renderInShop } from 'shared-runtime/testing';
import { messages } from '../../testing/messages.ts';
import { providerHandler } from '../../testing/handlers.ts';
import { SocialLogin } from './social-login.tsx';

it('SocialLogin posts to the shop, which leads to the provider of the store', async () => {
  const handlers = [providerHandler];
  renderInShop(<SocialLogin back="/customer/account/login" referer="/search?s=ski" />, {
    messages,
    handlers,
  });
  const button = await screen.findByRole('button', { name: 'Continue with Alpenbuch' });
  const form = button.closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/form/social-login-start');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    back: '/customer/account/login',
    referer: '/search?s=ski',
  });
});

it('SocialLogin renders nothing in a store without a provider', async () => {
  const asked: string[] = [];
  const none = answer('integration-config', ({ route }) => {
    asked.push(route);
    return { isEnabled: false, values: {} };
  });
  const { container } = renderInShop(<SocialLogin back="/" referer={null} />, { messages, handlers: [none] });
  await waitFor(() => expect(asked).toEqual(['social-login']));
  expect(container.querySelector('form')).toBeNull();
});
