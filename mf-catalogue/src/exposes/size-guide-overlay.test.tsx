import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { sizeGuide } from 'shared-contracts/descriptors/product-facts';
import type { OverlayProps } from 'shared-contracts/exposes';
import { answer, ErrorResponse, renderInShop } from 'shared-runtime/testing';
import { english as messages } from '../testing/messages.ts';
import { overlay } from './size-guide-overlay.tsx';

const Overlay: ComponentType<OverlayProps<'catalogue/size-guide'>> = overlay.Component;

const guide: CallResponse<typeof sizeGuide> = {
  code: 'ski-boots',
  title: 'Ski boots',
  intro: 'Boots are sold by the length of your foot.',
  how: 'Stand with your heel against a wall.',
  units: ['eu', 'cm'],
  table: {
    columns: [
      { key: 'eu', label: 'EU', unit: 'eu' },
      { key: 'foot', label: 'Foot length', unit: 'cm' },
    ],
    rows: [
      ['41', '26–26.5'],
      ['42', '26.5–27'],
    ],
    ownColumn: null,
  },
  images: [],
};

const setUp = (respond: () => CallResponse<typeof sizeGuide> | ErrorResponse = () => guide) =>
  renderInShop(<Overlay code="ski-boots" />, { messages, handlers: [answer('size-guide', respond)] });

it('SizeGuideOverlay shows the table under the heading that labels the dialog', async () => {
  setUp();
  expect(await screen.findByRole('heading', { name: 'Ski boots' })).toHaveAttribute('id', 'overlay-title');
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'EU',
    'Foot length (cm)',
  ]);
  expect(screen.getByRole('row', { name: '42 26.5–27' })).toBeInTheDocument();
  expect(screen.getByText('Stand with your heel against a wall.')).toBeInTheDocument();
});

it('SizeGuideOverlay has a heading and a status while loading', () => {
  setUp();
  expect(screen.getByRole('heading', { name: 'Size guide' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

it('SizeGuideOverlay offers a retry if the guide cannot be loaded', async () => {
  let calls = 0;
  const { user } = setUp(() => {
    calls += 1;
    return calls === 1 ? new ErrorResponse('unavailable') : guide;
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ski boots' })).toBeInTheDocument();
});

it('SizeGuideOverlay marks the column of the product’s sizes', async () => {
  const requests: object[] = [];
  renderInShop(<Overlay code="ski-boots" productId={101} />, {
    messages,
    handlers: [
      answer('size-guide', (request) => {
        requests.push(request);
        return { ...guide, table: { ...guide.table, ownColumn: 1 } };
      }),
    ],
  });
  expect(await screen.findByRole('columnheader', { name: 'Foot length (cm) This product' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'EU' })).toBeVisible();
  expect(requests).toEqual([{ store_id: 1, code: 'ski-boots', product_id: 101 }]);
});

it("SizeGuideOverlay links to the guide's page and leaves closing to the shell, whose Back would undo it", async () => {
  const { user, close, location } = setUp();
  await user.click(screen.getByRole('link', { name: 'Open as a page' }));
  expect(location()).toBe('/ski-boots-size-guide');
  expect(close).not.toHaveBeenCalled();
});
