import { screen } from '@testing-library/react';
import { renderInShop } from 'shared-runtime/testing';
import { defaultState } from '../../../domain/listing/listing-selection.ts';
import { english as messages } from '../../../testing/messages.ts';
import { skiFacets } from '../../../testing/factories.ts';
import { setScreenWidth } from '../../../testing/screen-width.ts';
import { FilterSidebar } from './filter-sidebar.tsx';

const show = (path: string) =>
  renderInShop(<FilterSidebar current={defaultState} facets={skiFacets()} />, { messages, path });
const sidebar = () => screen.queryByRole('region', { name: 'Filters' });

describe('FilterSidebar', () => {
  it('is left out on narrow screens, which have a panel with the same filters', () => {
    setScreenWidth(1024);
    show('/products');
    expect(sidebar()).not.toBeInTheDocument();
  });

  it('stays on narrow screens if the address leads to it', () => {
    setScreenWidth(375);
    show('/products#filters');
    expect(sidebar()).toBeInTheDocument();
  });

  it('is shown beside the list', () => {
    setScreenWidth(1025);
    show('/products');
    expect(sidebar()).toBeInTheDocument();
  });
});
