import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { OverlayProps } from 'shared-contracts/exposes';
import { renderInShop } from 'shared-runtime/testing';
import federation from '../../federation.config.ts';
import { handlers } from '../testing/handlers.ts';
import { messages } from '../testing/messages.ts';
import { overlay } from './register-overlay.tsx';

type Props = OverlayProps<'account/register'>;
const Overlay: ComponentType<Props> = overlay.Component;

/** Props that the release gives for each name that opens the overlay. */
const presets: Record<string, Partial<Props>> = federation.overlays?.['./overlays/register']?.names ?? {};

const panel = () => within(screen.getByRole('tabpanel'));

describe.each([
  ['join', 'Join', false],
  ['login', 'I have an account', false],
  ['red-join', 'Join', true],
  ['red-login', 'I have an account', true],
  ['red-register-modal', 'Join', true],
])('RegisterOverlay opened as %s', (name, tab, isRed) => {
  function setUp() {
    const props: Props = { reason: 'prices', referer: '/checkout/cart/', ...presets[name] };
    return renderInShop(<Overlay {...props} />, { messages, handlers, path: '/search?s=ski' });
  }

  it(`shows the tab ${tab} ${isRed ? 'in the colour of the sales' : 'in the usual colour'}`, () => {
    const { container } = setUp();
    expect(Object.keys(presets)).toContain(name);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(tab);
    expect(container.querySelector('[data-variant="red"]') !== null).toBe(isRed);
  });

  it('returns to the referer after its form was sent by keyboard', async () => {
    const shown = setUp();
    const { user } = shown;
    if (tab === 'Join') {
      await user.type(panel().getByLabelText('First name'), 'Anna');
      await user.tab();
      await user.keyboard('Berg');
    }
    await user.type(panel().getByLabelText('Email address'), 'berta@example.com');
    await user.tab();
    await user.keyboard('Gletscher1{Enter}');
    await waitFor(() => expect(shown.location()).toBe('/checkout/cart/'));
    expect(shown.close).toHaveBeenCalledTimes(1);
  });
});
