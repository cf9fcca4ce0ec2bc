import { screen, waitFor } from '@testing-library/react';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { messages } from '../../testing/messages.ts';
import { OrderDocuments } from './order-documents.tsx';

type Handler = ReturnType<typeof answer>;

const setUp = (handler: Handler) =>
  renderInShop(<OrderDocuments orderId={123} />, { messages, session: memberSession, handlers: [handler] });

it('OrderDocuments links the files of invoices and credit notes', async () => {
  setUp(
    answer('order-invoices', ({ order_id: id }) => ({
      invoices: [
        { id: 5, kind: 'invoice', number: `R-${id}`, issuedAt: '2026-02-03T09:00:00.000Z' },
        { id: 6, kind: 'credit_note', number: 'G-7', issuedAt: '2026-02-09T09:00:00.000Z' },
      ],
    })),
  );
  const links = await screen.findAllByRole('link');
  expect(
    links.map((link) => [link.textContent?.replaceAll('\u00a0', ' '), link.getAttribute('href')]),
  ).toEqual([
    ['Invoice R-123, 3 February 2026 (PDF)', '/api/order-invoice?id=5'],
    ['Credit note G-7, 9 February 2026 (PDF)', '/api/order-invoice?id=6'],
  ]);
});

it.each([
  ['there are none', () => ({ invoices: [] })],
  ['they cannot be fetched', () => new ErrorResponse('unavailable')],
])('OrderDocuments shows nothing if %s', async (_what, respond) => {
  let isAsked = false;
  const { container } = setUp(
    answer('order-invoices', () => {
      isAsked = true;
      return respond();
    }),
  );
  await waitFor(() => expect(isAsked).toBe(true));
  expect(container).toBeEmptyDOMElement();
});
