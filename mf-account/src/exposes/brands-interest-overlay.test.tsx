import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { paths } from 'shared-contracts/routes';
import { memberSession, renderInShop } from 'shared-runtime/testing';
import { handlers } from '../testing/handlers.ts';
import { messages } from '../testing/messages.ts';
import { overlay } from './brands-interest-overlay.tsx';

const Overlay: ComponentType = overlay.Component;

const setUp = (session: object) =>
  renderInShop(<Overlay />, { messages, handlers, session, path: '/brand/varnhorn' });

describe('the overlay account/brands-interest', () => {
  it('labels the dialog, stores the brands and stays open to say so', async () => {
    const { user, close } = setUp(memberSession);
    expect(screen.getByRole('heading', { name: 'Brands you follow' })).toHaveAttribute('id', 'overlay-title');
    await user.click(await screen.findByRole('checkbox', { name: 'Varnhorn' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. You follow 2 brands.')).toBeVisible();
    expect(close).not.toHaveBeenCalled();
  });

  it('offers guests to sign in, and leads back to the page of the brands', async () => {
    const { user, close, location } = setUp({});
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(location()).toBe(paths.login(paths.brandsInterest));
    expect(close).toHaveBeenCalledTimes(1);
  });
});
