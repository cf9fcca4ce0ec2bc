import { useSuspenseQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { staticBlocks } from 'shared-contracts/descriptors/content';
import { endpointQuery } from '../api/endpoint-query.ts';
import { answer, ErrorResponse, renderInShop, takeConsoleErrors } from '../testing/index.ts';
import { useShop } from '../use-shop.ts';
import { RegionBoundary } from './region-boundary.tsx';

function Message() {
  const query = endpointQuery(useShop(), staticBlocks, { identifier: 'sale', storeId: 1 });
  return <p>{useSuspenseQuery(query).data.block?.message}</p>;
}

describe('RegionBoundary', () => {
  it('reports an error once, leaves the other regions as they are, and fetches again on a retry', async () => {
    let isDown = true;
    const errors: unknown[] = [];
    const block = { identifier: 'sale', message: 'Ski week', link: null };
    const { user } = renderInShop(
      <>
        <h1>Page</h1>
        <RegionBoundary
          onError={(error) => errors.push(error)}
          fallback={(retry) => (
            <button type="button" onClick={retry}>
              Again
            </button>
          )}
        >
          <Message />
        </RegionBoundary>
      </>,
      {
        messages: {},
        handlers: [answer('static-blocks', () => (isDown ? new ErrorResponse('unavailable') : { block }))],
      },
    );
    const again = await screen.findByRole('button', { name: 'Again' });
    expect(screen.getByRole('heading', { name: 'Page' })).toBeInTheDocument();
    expect(errors).toEqual([expect.objectContaining({ name: 'ApiError' })]);
    expect(takeConsoleErrors().join()).toContain('ApiError');

    isDown = false;
    await user.click(again);
    expect(await screen.findByText('Ski week')).toBeInTheDocument();
  });
});
