import { act } from '@testing-library/react';
import { renderInShop } from 'shared-runtime/testing';
import { InDeferredFrame } from '../testing/deferred-fixture.tsx';
import { PageDimmer } from './page-dimmer.tsx';

function setUp() {
  const rendering = renderInShop(
    <InDeferredFrame>
      <PageDimmer />
    </InDeferredFrame>,
    { messages: {} },
  );
  const overlay = rendering.container.querySelector('[aria-hidden="true"]');
  return { ...rendering, isDimmed: () => overlay?.hasAttribute('data-active') };
}

it('PageDimmer dims the page during a search', () => {
  const { shop, isDimmed } = setUp();
  expect(isDimmed()).toBe(false);
  act(() => shop.context.bus.publish('search:activity-changed', { isActive: true }));
  expect(isDimmed()).toBe(true);
  act(() => shop.context.bus.publish('search:activity-changed', { isActive: false }));
  expect(isDimmed()).toBe(false);
});
