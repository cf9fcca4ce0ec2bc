import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderInShop } from 'shared-runtime/testing';
import { createAppState, type ShopFailure } from '../../session/app-state.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import messages from '../../messages/en_GB.json' with { type: 'json' };

function setUp(whatRetryFinds: ShopFailure | null = null) {
  const appState = createAppState();
  const retry = jest.fn(() => {
    act(() => appState.setState({ failure: whatRetryFinds }));
    return Promise.resolve();
  });
  const { user } = renderInShop(
    <main id="main" tabIndex={-1}>
      <ConnectionNotice appState={appState} retry={retry} />
    </main>,
    { messages },
  );
  const set = (failure: ShopFailure | null) => act(() => appState.setState({ failure }));
  return { user, retry, set };
}

describe('ConnectionNotice', () => {
  it('follows the connection, in a live region that existed before', () => {
    const { set } = setUp();
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    set('offline');
    expect(region).toHaveTextContent('The shop can’t be reached right now. This page will stay as it is.');
    set(null);
    expect(region).toBeEmptyDOMElement();
  });

  it.each(['error', 'maintenance'] as const)('shows nothing for %s', (failure) => {
    const { set } = setUp();
    set(failure);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('retries, and moves the focus to the page when it disappears', async () => {
    const { user, retry, set } = setUp();
    set('offline');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays if the retry fails, and keeps the focus', async () => {
    const { user, set } = setUp('offline');
    set('offline');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  });
});
