import { act, screen } from '@testing-library/react';
import { guestSessionData, type Session } from 'shared-contracts/session';
import { defaultStore } from 'shared-contracts/stores';
import { memberSession, renderInShop } from '../testing/index.ts';
import { useMaySeePrices, useSession } from './use-session.ts';

function Who() {
  const { userName, isUserLoggedIn } = useSession();
  return (
    <p>
      {isUserLoggedIn ? userName : 'guest'} {useMaySeePrices() ? 'sees prices' : 'sees no prices'}
    </p>
  );
}

describe('useSession', () => {
  it('returns the current session after a change', () => {
    const { shop } = renderInShop(<Who />, { messages: {} });
    expect(screen.getByText('guest sees no prices')).toBeInTheDocument();
    act(() => shop.changeSession(memberSession));
    expect(screen.getByText('Anna Berg sees prices')).toBeInTheDocument();
    act(() => shop.changeSession(guestSessionData(defaultStore)));
    expect(screen.getByText('guest sees no prices')).toBeInTheDocument();
  });

  it('returns the session of the context until it changes, so that nothing renders twice', () => {
    const seen: Session[] = [];
    function Seen() {
      seen.push(useSession());
      return null;
    }
    const { shop } = renderInShop(<Seen />, { messages: {}, session: memberSession });
    expect(seen).toHaveLength(1);
    // The same object as in the server's render: hydration compares identities.
    expect(seen[0]).toBe(shop.host.context.session);
  });

  it('is combined with the store: a guest of an open store sees prices', () => {
    renderInShop(<Who />, { messages: {}, store: { ...defaultStore, access: 'public' } });
    expect(screen.getByText('guest sees prices')).toBeInTheDocument();
  });
});
