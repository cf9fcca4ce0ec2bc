import { act, screen } from '@testing-library/react';
import { shellRouteChanged } from 'shared-contracts/events/shell';
import { createStubShop, renderInShop } from 'shared-runtime/testing';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { shopReleases } from '../testing/overlay-fixture.ts';
import { startDeferred } from './start-deferred.tsx';

const tab = {
  releases: shopReleases,
  isIdle: () => true,
  onNavigation: () => () => undefined,
  landingQuery: '',
  navigate: () => undefined,
};

function setUp() {
  const { context } = createStubShop();
  const deferred = startDeferred(context, tab);
  return { deferred, context };
}

describe('startDeferred', () => {
  it('clears alerts and overlays on navigation', async () => {
    const { deferred, context } = setUp();
    deferred.alerts.show({ key: 'a', content: 'Refused.' });
    void deferred.overlays.open('consent/preferences', {});
    const answer = deferred.overlays.confirm({ title: 'Sure?', confirmLabel: 'Yes', cancelLabel: 'No' });
    context.bus.publish(shellRouteChanged, { from: '/', to: '/products' });
    expect(deferred.alerts.store.getState().alerts).toEqual([]);
    expect(deferred.overlays.store.getState().stack).toEqual([]);
    await expect(answer).resolves.toBe(false);
  });

  it('shows an alert below the header', () => {
    const { deferred } = setUp();
    renderInShop(<deferred.Parts place="below-header" />, { messages });
    act(() => deferred.alerts.show({ key: 'a', content: 'Refused.' }));
    expect(screen.getByText('Refused.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close this message' })).toBeInTheDocument();
  });

  it('shows no flash messages before startFlashMessages is called', () => {
    const { context } = createStubShop({ session: { flash_messages: { error: ['Refused.'], success: [] } } });
    const deferred = startDeferred(context, tab);
    expect(deferred.alerts.store.getState().alerts).toEqual([]);
    deferred.startFlashMessages();
    expect(deferred.alerts.store.getState().alerts).toMatchObject([{ content: 'Refused.' }]);
  });
});
