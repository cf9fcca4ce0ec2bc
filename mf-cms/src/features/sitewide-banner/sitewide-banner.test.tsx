import { screen, waitFor } from '@testing-library/react';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { staticBlocks } from 'shared-contracts/descriptors/content';
import { answer, createStubShop, ErrorResponse, renderInShop } from 'shared-runtime/testing';
import { fragment } from '../../exposes/sitewide-banner-fragment.tsx';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { staticBlock } from '../../testing/content.ts';
import { SitewideBanner } from './sitewide-banner.tsx';

const identifier = 'pss-sitewide-banner';

function renderBanner(result: CallResponse<typeof staticBlocks> | ErrorResponse) {
  const rendering = renderInShop(<SitewideBanner identifier={identifier} />, {
    messages,
    handlers: [answer('static-blocks', () => result)],
  });
  const settled = () => waitFor(() => expect(rendering.shop.context.queryClient.isFetching()).toBe(0));
  return { ...rendering, settled };
}

describe('SitewideBanner', () => {
  it('shows its message and its link', async () => {
    renderBanner({ block: staticBlock() });
    const banner = await screen.findByRole('complementary', { name: 'Announcement' });
    expect(banner).toHaveTextContent('Free delivery this weekend. Shop the sales');
    expect(screen.getByRole('link', { name: 'Shop the sales' })).toHaveAttribute('href', '/sales');
  });

  it('shows a message without a link', async () => {
    renderBanner({ block: staticBlock({ link: null }) });
    expect(await screen.findByText('Free delivery this weekend.')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('opens another site in a new tab', async () => {
    renderBanner({ block: staticBlock({ link: { label: 'Report', url: 'https://example.com/' } }) });
    expect(await screen.findByRole('link', { name: 'Report' })).toHaveAttribute('rel', 'noreferrer');
  });

  it('renders no link for an unsafe URL and no markup of the message', async () => {
    const message = '<img src=x onerror=alert(1)>';
    const { container } = renderBanner({
      block: staticBlock({ message, link: { label: 'Win', url: 'javascript:alert(1)' } }),
    });
    const text = await screen.findByText(message, { exact: false });
    expect(text.closest('p')).toHaveTextContent(`${message} Win`);
    expect(container.querySelector('a, img')).toBeNull();
  });

  it.each<[string, CallResponse<typeof staticBlocks> | ErrorResponse]>([
    ['the block is not found', { block: null }],
    ['the answer holds errors', { block: null, errors: ['not_found'] }],
    ['the answer holds errors beside a block', { block: staticBlock(), errors: ['expired'] }],
    ['the message is empty', { block: staticBlock({ message: ' ' }) }],
    ['the call fails', new ErrorResponse('unavailable')],
  ])('renders nothing if %s', async (_, result) => {
    const { container, settled } = renderBanner(result);
    await settled();
    expect(container).toBeEmptyDOMElement();
  });
});

describe('sitewide banner load()', () => {
  it('fetches its block of this store', async () => {
    const requests: object[] = [];
    const { context } = createStubShop({
      handlers: [
        answer('static-blocks', (request) => {
          requests.push(request);
          return { block: staticBlock() };
        }),
      ],
    });
    await fragment.load?.(context, { identifier });
    expect(requests).toEqual([{ identifier, storeId: 1 }]);
  });

  it('never rejects', async () => {
    const { context } = createStubShop({
      handlers: [answer('static-blocks', () => new ErrorResponse('internal'))],
    });
    await expect(fragment.load?.(context, { identifier })).resolves.toBeUndefined();
  });
});
