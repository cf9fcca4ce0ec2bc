import { screen } from '@testing-library/react';
import { storeByHost, type Store } from 'shared-contracts/stores';
import { memberSession, renderInShop } from 'shared-runtime/testing';
import { basketItem, basketSet } from '../../../testing/basket-factory.ts';
import { fakeBasket } from '../../../testing/fake-basket.ts';
import { frenchMessages, germanMessages, messages as english } from '../../../testing/messages.ts';
import { BasketPage } from '../basket-page.tsx';

const params = { path: '/checkout/cart/', search: {}, entityId: null, pageType: 'basket' };

async function lineOf(item: ReturnType<typeof basketItem>, store?: Store, messages = english) {
  const { handlers } = fakeBasket([item]);
  renderInShop(<BasketPage params={params} />, {
    messages,
    session: memberSession,
    handlers,
    ...(store ? { store } : {}),
  });
  const link = await screen.findByRole('link', { name: item.name });
  return link.closest('li');
}

describe('LineDetails of a bundle', () => {
  it('names each part with its selected options', async () => {
    const line = await lineOf(basketSet());
    expect(line).toHaveTextContent('Ski: Ridge 92, 178 cm');
    expect(line).toHaveTextContent('Binding: Grip 12, 95 mm, black');
  });

  it('names a part without options', async () => {
    const line = await lineOf(basketSet({ parts: [{ label: 'Skins', name: 'Grip Skin', options: '' }] }));
    expect(line).toHaveTextContent(/Skins: Grip Skin(?!,)/);
  });

  it('shows the fitting answers in one line', async () => {
    expect(await lineOf(basketSet())).toHaveTextContent(
      'Workshop: GripWalk sole 305 mm, 72.5 kg, 178 cm, born 1990, skis at a medium pace',
    );
  });

  it('shows the foot length in the language of the store', async () => {
    const item = basketItem({ fittingForm: { mondopoint: 27.5 } });
    const line = await lineOf(item, storeByHost('fr.localhost'), frenchMessages);
    expect(line).toHaveTextContent('pied 27,5 cm (mondopoint)');
  });
});

describe('LineDetails of a special product', () => {
  it.each([3955, 3956, 3957, 3993])('says that the gift voucher %i is mailed', async (productId) => {
    const line = await lineOf(basketItem({ productId }));
    expect(line).toHaveTextContent('Sent by email, with no delivery fee. No promotion applies.');
  });

  it('says that a donation earns no points, in the language of the store', async () => {
    const line = await lineOf(basketItem({ productId: 16_550 }), storeByHost('fr.localhost'), frenchMessages);
    expect(line).toHaveTextContent('Ne rapporte pas de points et ne se retourne pas.');
  });

  it('says nothing like that of any other product', async () => {
    expect(await lineOf(basketItem({ productId: 3954 }))).not.toHaveTextContent(/Sent by email|no points/);
  });
});

describe('LineDetails delivery', () => {
  // 23:30 in London, 01:30 of the next day in Helsinki.
  const eveningSeconds = Date.UTC(2026, 1, 4, 23, 30) / 1000;
  const days = {
    estimatedDeliveryStart: eveningSeconds,
    estimatedDeliveryEnd: eveningSeconds + 2 * 24 * 60 * 60,
  };

  it('is formatted in the language of the store', async () => {
    expect(await lineOf(basketItem(days))).toHaveTextContent('With you between Wed 4 Feb and Fri 6 Feb');
  });

  it('is a date in the time zone of the store', async () => {
    const line = await lineOf(basketItem(days), storeByHost('fi.localhost'));
    expect(line).toHaveTextContent('With you between Thu 5 Feb and Sat 7 Feb');
  });

  it('has an article before the date in German', async () => {
    const line = await lineOf(basketItem(days), storeByHost('de.localhost'), germanMessages);
    expect(line).toHaveTextContent('Bei dir zwischen dem 5. Februar und dem 7. Februar');
  });

  it('is one day if start and end are the same', async () => {
    const item = basketItem({ ...days, estimatedDeliveryEnd: eveningSeconds });
    const line = await lineOf(item, storeByHost('fr.localhost'), frenchMessages);
    expect(line).toHaveTextContent('Chez toi le 5 février');
  });

  it('is missing without an estimate', async () => {
    const line = await lineOf(basketItem({ estimatedDeliveryStart: null, estimatedDeliveryEnd: null }));
    expect(line).not.toHaveTextContent('With you');
  });
});
