import { act } from '@testing-library/react';
import { searchActivityChanged } from 'shared-contracts/events/search';
import { useShop } from 'shared-runtime';
import { renderInShop } from 'shared-runtime/testing';
import { PageDimmer } from './page-dimmer.tsx';

function DimmerOfShop() {
  return <PageDimmer bus={useShop().bus} menu={null} />;
}

function setUp() {
  const rendering = renderInShop(<DimmerOfShop />, { messages: {} });
  const overlay = rendering.container.querySelector('[aria-hidden="true"]');
  return { ...rendering, isDimmed: () => overlay?.hasAttribute('data-active') };
}

it('PageDimmer dims the page during a search', () => {
  const { shop, isDimmed } = setUp();
  expect(isDimmed()).toBe(false);
  act(() => shop.context.bus.publish(searchActivityChanged, { isActive: true }));
  expect(isDimmed()).toBe(true);
  act(() => shop.context.bus.publish(searchActivityChanged, { isActive: false }));
  expect(isDimmed()).toBe(false);
});
