import { jest } from '@jest/globals';
import { defaultStore, storeByHost, type Store } from 'shared-contracts/stores';
import { createStubShop, memberSession } from 'shared-runtime/testing';
import { bareMeta, type PageState } from '../routing/page-state.ts';
import { followVisitor } from './follow-visitor.ts';

const partner = storeByHost('partner.localhost');
const meta = bareMeta(defaultStore);
const invitation: PageState = { kind: 'sign-in-required', status: 200, target: '/', meta };
const screen: PageState = { kind: 'not-found', status: 404, meta };

function setUp(store: Store, page: PageState, session = {}) {
  const shop = createStubShop({ store, session });
  const onOtherPage = jest.fn();
  followVisitor({ context: shop.context, currentPage: () => page, onOtherPage });
  return { shop, onOtherPage };
}

describe('followVisitor', () => {
  it.each([
    ['signs in on an invitation', defaultStore, invitation, {}, memberSession],
    ['signs in where sign-in is demanded', partner, screen, {}, memberSession],
    ['signs out where sign-in is demanded', partner, screen, memberSession, { id: null, name: null }],
  ])('resolves the page again if the visitor %s', (_name, store, page, before, after) => {
    const { shop, onOtherPage } = setUp(store, page, before);
    shop.changeSession(after);
    expect(onOtherPage).toHaveBeenCalledTimes(1);
  });

  it('fetches the metadata of the page again, which a guest gets without the names of goods', async () => {
    const { shop } = setUp(partner, screen);
    const fetchPage = (title: string) =>
      shop.context.queryClient.fetchQuery({
        queryKey: ['page-route', partner.id, { path: '/event/secret' }],
        queryFn: () => title,
        staleTime: 30_000,
      });
    await fetchPage('');
    shop.changeSession(memberSession);
    expect(await fetchPage('Powder week')).toBe('Powder week');
  });

  it('keeps a public page', () => {
    const { shop, onOtherPage } = setUp(defaultStore, screen);
    shop.changeSession(memberSession);
    expect(onOtherPage).not.toHaveBeenCalled();
  });

  it('keeps the page if only session details change', () => {
    const { shop, onOtherPage } = setUp(partner, screen, memberSession);
    shop.changeSession({ first_visit: true });
    expect(onOtherPage).not.toHaveBeenCalled();
  });
});
