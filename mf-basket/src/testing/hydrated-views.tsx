import { createStubShop, memberSession, StubRouter, StubShell, type ServerView } from 'shared-runtime/stub';
import { page } from '../exposes/basket-page.tsx';
import { fragment } from '../exposes/mini-basket.tsx';
import { basketItem } from './basket-factory.ts';
import { fakeBasket } from './fake-basket.ts';
import { messages } from './messages.ts';

const params = { path: '/checkout/cart/', search: {}, entityId: null, pageType: 'basket' };

/** Returns the basket page below its icon in the header. */
export function basketView(session: object, basket = fakeBasket([basketItem({ qty: 2 })])): ServerView {
  return {
    createShop: () => createStubShop({ session, handlers: basket.handlers }),
    load: (context) => Promise.all([page.load?.(context, params), fragment.load?.(context, {})]),
    render: (shop) => (
      <StubShell shop={shop} messages={messages}>
        <StubRouter path={params.path}>
          <fragment.Component />
          <page.Component params={params} />
        </StubRouter>
      </StubShell>
    ),
  };
}

export const views = { member: basketView(memberSession), guest: basketView({}) };
