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

  /** Renders a region that cannot render the first answer, and what is known of another region. */
  async function showUnreadable() {
    let requests = 0;
    const empty = { block: null };
    const readable = { block: { identifier: 'sale', message: 'Ski week', link: null } };
    const handlers = [answer('static-blocks', () => (++requests === 1 ? empty : readable))];
    function Unguarded() {
      const query = endpointQuery(useShop(), staticBlocks, { identifier: 'sale', storeId: 1 });
      const { block } = useSuspenseQuery(query).data;
      if (block === null) throw new Error('no block');
      return <p>{block.message}</p>;
    }
    const rendering = renderInShop(
      <RegionBoundary
        onError={() => undefined}
        fallback={(retry) => (
          <button type="button" onClick={retry}>
            Again
          </button>
        )}
      >
        <Unguarded />
      </RegionBoundary>,
      { messages: {}, handlers },
    );
    const again = await screen.findByRole('button', { name: 'Again' });
    expect(takeConsoleErrors().join()).toContain('no block');
    return { ...rendering, again, requests: () => requests };
  }

  it('fetches an answer that it could not render again on the first retry', async () => {
    const { user, again, requests } = await showUnreadable();
    await user.click(again);
    expect(await screen.findByText('Ski week')).toBeInTheDocument();
    expect(requests()).toBe(2);
  });

  it('keeps what the server sent for a region that is not hydrated yet', async () => {
    const { user, again, shop } = await showUnreadable();
    shop.context.queryClient.setQueryData(['footer'], 'of the server');
    await user.click(again);
    expect(await screen.findByText('Ski week')).toBeInTheDocument();
    expect(shop.context.queryClient.getQueryData(['footer'])).toBe('of the server');
  });
});
