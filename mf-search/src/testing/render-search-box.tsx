import { screen } from '@testing-library/react';
import { answer, renderInShop, type ShopRenderOptions } from 'shared-runtime/testing';
import { Link } from 'shared-runtime/router';
import { SearchBox } from '../features/box/search-box.tsx';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { noDefaultSuggestions, prediction } from './suggestions.ts';

const skis = { text: 'Touring skis', url: '/products/touring-skis' };
const nordvind = { text: 'Nordvind', url: '/brand/nordvind' };

/** Renders the box beside a button and a link, with a brand and a product type as suggestions, and records the requested terms. */
export function renderSearchBox(
  respond: Parameters<typeof answer<'predictive-search-v2'>>[1] = () => prediction([nordvind], [skis]),
  options: Partial<ShopRenderOptions> = {},
) {
  const requests: string[] = [];
  const handler = answer('predictive-search-v2', (request) => {
    requests.push(request.q);
    return respond(request);
  });
  const rendering = renderInShop(
    <>
      <SearchBox />
      <button type="button">Elsewhere</button>
      <Link to="/products">Products</Link>
    </>,
    { messages, ...options, handlers: [handler, ...(options.handlers ?? noDefaultSuggestions)] },
  );
  return {
    ...rendering,
    location: () => rendering.location(),
    requests,
    field: screen.getByRole('combobox'),
  };
}
