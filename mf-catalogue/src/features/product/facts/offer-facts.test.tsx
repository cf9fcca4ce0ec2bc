import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { priceStrategies } from 'shared-contracts/api/price-strategies';
import type { Product } from 'shared-contracts/api/product';
import { storeByHost } from 'shared-contracts/stores';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import {
  austrian,
  danish,
  english,
  french,
  german,
  italian,
  spanish,
  swedish,
} from '../../../testing/messages.ts';
import { factHandlers } from '../../../testing/fact-handlers.ts';
import { priceOf, product, withheldPrice } from '../../../testing/factories.ts';
import { OfferFacts } from './offer-facts.tsx';

const urgent: Product['dynamic'] = {
  socialProofMessage: 'Bought by 60 members this week',
  countdownClockWorthy: true,
  type: 'sale',
  endDate: new Date(Date.now() + 60 * 60 * 1000).toISOString(),
};

function show(
  change: Partial<Product> = {},
  handlers: RequestHandler[] = [],
  host = 'localhost',
  messages = english,
) {
  return renderInShop(<OfferFacts product={product(change)} />, {
    messages,
    store: storeByHost(host),
    session: memberSession,
    handlers: [...handlers, ...factHandlers],
  });
}
const lowest = (amount: number | null, currency = 'GBP') =>
  answer('omnibus-prices', () => ({
    prices: [{ productId: 101, lowestPrice: amount === null ? null : { amount, currency } }],
  }));

describe('OfferFacts', () => {
  it.each([
    ['localhost', english, 'GBP', /^Lowest price in the 30 days before the reduction: £499\.00$/],
    ['dk.localhost', danish, 'DKK', /^Laveste pris i de 30 dage før prisnedsættelsen: 499\skr\.$/],
    [
      'de.localhost',
      german,
      'EUR',
      /^Niedrigster Preis der letzten 30 Tage vor der Preisermäßigung: 499,00\s€$/,
    ],
    [
      'at.localhost',
      austrian,
      'EUR',
      /^Niedrigster Preis der letzten 30 Tage vor der Preisermäßigung: €\s499,00$/,
    ],
    ['es.localhost', spanish, 'EUR', /^Precio más bajo en los 30 días anteriores a la reducción: 499,00\s€$/],
    ['fr.localhost', french, 'EUR', /^Prix le plus bas des 30 jours précédant la réduction\s: 499,00\s€$/],
    ['it.localhost', italian, 'EUR', /^Prezzo più basso nei 30 giorni precedenti la riduzione: 499,00\s€$/],
    ['se.localhost', swedish, 'SEK', /^Lägsta pris under de 30 dagarna före prissänkningen: 499\skr$/],
  ])(
    'shows the reference price of a reduction in the words of %s',
    async (host, messages, currency, text) => {
      show(
        { price: priceOf(44_900, 64_900, currency) },
        [lowest(49_900, currency)],
        host,
        messages as typeof english,
      );
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  it.each([
    ['is not reduced', { price: priceOf(44_900) }],
    ['is above the RRP', { price: { ...priceOf(64_900), retailPrice: { amount: 44_900, currency: 'GBP' } } }],
    ['is withheld', { price: withheldPrice }],
  ])('requests no reference price if the price %s', async (_what, change) => {
    const asked = jest.fn(() => ({ prices: [] }));
    show({ ...change, dynamic: urgent }, [
      answer('omnibus-prices', asked),
      answer('product-dynamic-data', () => ({ products: [{ productId: 101, storeId: 1, ...urgent }] })),
    ]);
    await screen.findByRole('timer');
    expect(asked).not.toHaveBeenCalled();
  });

  it('keeps the place of the reference price if there is none, and if it cannot be looked up', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const without = show({}, [lowest(null)]);
    const place = () => document.querySelector('.reference');
    expect(place()).toBeEmptyDOMElement();
    without.unmount();
    show({}, [answer('omnibus-prices', () => new ErrorResponse('internal'))]);
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(place()).toBeEmptyDOMElement();
    warn.mockRestore();
  });

  it.each([
    [priceStrategies.blackFriday, 'Black Friday'],
    [priceStrategies.sale, 'Sale'],
    [priceStrategies.frenchDays, 'French days'],
    [priceStrategies.priceDrop, 'Price drop'],
    [priceStrategies.newSeason, 'New season'],
  ])('shows for the price strategy %i the badge %s', async (priceStrategy, label) => {
    show({ priceStrategy });
    expect(await screen.findByText(label)).toBeVisible();
  });

  it.each([priceStrategies.default, 99])(
    'shows no badge for the price strategy %i',
    async (priceStrategy) => {
      const { container } = show({ priceStrategy, price: priceOf(44_900) });
      await waitFor(() => expect(container.querySelector('.facts')).toBeEmptyDOMElement());
    },
  );

  it.each([
    [3956, 'Gift voucher'],
    [16_550, 'Donation'],
  ])('shows for the special product %i the badge %s, whatever its strategy', async (productId, label) => {
    show({ productId, priceStrategy: priceStrategies.sale });
    expect(await screen.findByText(label)).toBeVisible();
    expect(screen.queryByText('Sale')).not.toBeInTheDocument();
  });

  it('shows countdown and buyers of the document until the look-up says otherwise', async () => {
    const answered = Promise.withResolvers<void>();
    show({ dynamic: urgent }, [
      answer('product-dynamic-data', async () => {
        await answered.promise;
        return {
          products: [
            { productId: 101, storeId: 1, ...urgent, countdownClockWorthy: false, socialProofMessage: null },
          ],
        };
      }),
    ]);
    expect(await screen.findByRole('timer')).toBeVisible();
    expect(screen.getByText('Bought by 60 members this week')).toBeVisible();
    answered.resolve();
    await waitFor(() => expect(screen.queryByRole('timer')).not.toBeInTheDocument());
    expect(screen.queryByText(/members this week/)).not.toBeInTheDocument();
  });

  it('shows nothing urgent if the product has sold out since', async () => {
    show({ dynamic: urgent }, [
      answer('get-stock-messages', () => ({
        messages: [{ productId: 101, state: 'sold_out', left: null, message: 'Sold out' }],
      })),
      answer('product-dynamic-data', () => ({ products: [{ productId: 101, storeId: 1, ...urgent }] })),
    ]);
    await waitFor(() => expect(screen.queryByRole('timer')).not.toBeInTheDocument());
    expect(screen.queryByText(/members this week/)).not.toBeInTheDocument();
  });
});
