import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { overlays, type OverlayProps } from 'shared-contracts/exposes';
import { propsExamples } from 'shared-contracts/exposes/examples';
import { answer, memberSession, renderInShop } from 'shared-runtime/testing';
import { english as messages } from '../testing/messages.ts';
import { card, product, withheldPrice } from '../testing/factories.ts';
import { overlay } from './product-add-to-basket-overlay.tsx';

const name = 'catalogue/product-add-to-basket';
const Overlay: ComponentType<OverlayProps<typeof name>> = overlay.Component;

describe('ProductAddToBasketOverlay', () => {
  it.each(propsExamples[name])('shows a form for the props of the contract: %j', async (props) => {
    renderInShop(<Overlay {...props} />, {
      messages,
      session: memberSession,
      handlers: [answer('single-product', ({ productId }) => product({ productId }))],
    });
    expect(await screen.findByRole('form', { name: 'Buy' })).toBeVisible();
  });

  it.each([card(), card({ price: withheldPrice })])(
    'is opened with a card as the contract has it',
    (shown) => {
      const sent = overlays[name].props.safeParse({ productId: shown.productId, card: shown });
      expect(sent.success).toBe(true);
    },
  );
});
