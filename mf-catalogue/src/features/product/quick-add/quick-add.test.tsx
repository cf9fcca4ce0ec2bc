import { act, screen, waitFor, within } from '@testing-library/react';
import type { ParsedRequestOf } from 'shared-contracts/api';
import type { Product } from 'shared-contracts/api/product';
import type { ErrorCode } from 'shared-contracts/errors';
import { sessionChanged } from 'shared-contracts/events/session';
import type { OverlayProps } from 'shared-contracts/exposes';
import { guestSessionData } from 'shared-contracts/session';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { english as messages } from '../../../testing/messages.ts';
import { basketAddition } from '../../../testing/basket-factory.ts';
import { card, picture, product, withheldPrice } from '../../../testing/factories.ts';
import { recordScrolling } from '../../../testing/record-scrolling.ts';
import { QuickAdd } from './quick-add.tsx';

beforeEach(() => {
  recordScrolling();
});

type PanelCard = NonNullable<OverlayProps<'catalogue/product-add-to-basket'>['card']>;

interface Situation {
  loaded?: () => Product | ErrorResponse | Promise<Product>;
  shownCard?: PanelCard | undefined;
  rejection?: ErrorCode;
  isGuest?: boolean;
}

function show({ loaded = () => product(), rejection, isGuest = false, ...others }: Situation = {}) {
  const shownCard = 'shownCard' in others ? others.shownCard : card();
  const additions: ParsedRequestOf<'basket-add'>[] = [];
  const handlers = [
    answer('single-product', loaded),
    answer('basket-add', (request) => {
      additions.push(request);
      return rejection ? new ErrorResponse(rejection) : basketAddition(request.quantity);
    }),
  ];
  const view = renderInShop(<QuickAdd productId={101} card={shownCard} />, {
    messages,
    handlers,
    session: isGuest ? {} : memberSession,
  });
  const add = async () => view.user.click(await screen.findByRole('button', { name: 'Add to basket' }));
  const choose = async (name: string | RegExp) => view.user.click(await screen.findByRole('radio', { name }));
  return { ...view, additions, add, choose };
}

const never = () => new Promise<never>(() => undefined);

const colourValue = (id: number, label: string, url: string, inStock = true) => ({
  id,
  label,
  price: null,
  price_value: null,
  inStock,
  lastItems: null,
  images: [{ ...picture(8, 10, '#111'), url }],
});
const jacket = (isBlueLeft = true) =>
  product({
    images: [{ ...picture(8, 10, '#111'), url: '/red.jpg' }],
    options: [
      {
        super_attribute_id: 94,
        code: 'colour',
        label: 'Colour',
        values: [colourValue(7, 'Red', '/red.jpg'), colourValue(8, 'Blue', '/blue.jpg', isBlueLeft)],
      },
    ],
  });
const blueCard = () =>
  card({
    url: '/catalog/product/view/id/101/?colour=8',
    image: { ...picture(8, 10, '#111'), url: '/blue.jpg' },
  });
const shownPicture = () => document.querySelector('img')?.getAttribute('src');

describe('QuickAdd', () => {
  it('shows what the card has sent along while the product is loading, under the heading that labels the dialog', () => {
    show({ loaded: never });
    expect(screen.getByRole('heading', { name: 'Ravine 98' })).toHaveAttribute('id', 'overlay-title');
    expect(screen.getByText('Varnhorn')).toBeVisible();
    expect(screen.getByText('£449.00')).toBeVisible();
    expect(shownPicture()).toBe(card().image.url);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.getByRole('link', { name: 'See all details' })).toHaveAttribute('href', card().url);
  });

  it('loads everything where it has no card', async () => {
    show({ shownCard: undefined, loaded: () => product({ name: 'Fell 105' }) });
    expect(screen.getByRole('heading', { name: 'Buy' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Fell 105' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all details' })).toHaveAttribute('href', product().url);
  });

  it('adds the chosen options, closes and leaves the confirmation to the basket', async () => {
    const { add, choose, additions, shop, user, close } = show();
    await choose(/171 cm/);
    await choose('Ember');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quantity' }), '2');
    await add();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(additions).toEqual([{ store_id: 1, productID: 101, quantity: 2, options: { 93: 2, 94: 9 } }]);
    expect(shop.opened).toMatchObject([
      { name: 'basket/added', props: { cartItemId: 5, addition: { item: { cartItemId: 5 } } } },
    ]);
  });

  it('marks a missing option and stays open', async () => {
    const { add, additions, close } = show();
    await add();
    expect(await screen.findByText('Choose a length')).toBeVisible();
    expect(screen.getByRole('radio', { name: '164 cm' })).toHaveFocus();
    expect(additions).toEqual([]);
    expect(close).not.toHaveBeenCalled();
  });

  it('selects the colour in which the list shows the product, with its picture', async () => {
    const { choose } = show({ shownCard: blueCard(), loaded: () => jacket() });
    expect(await screen.findByRole('radio', { name: 'Blue' })).toBeChecked();
    expect(shownPicture()).toBe('/blue.jpg');
    await choose('Red');
    await waitFor(() => expect(shownPicture()).toBe('/red.jpg'));
  });

  it.each(['8&colour=7', 'constructor', '__proto__', '999999999999', '%22%3E%3Cscript%3E', ''])(
    'survives the colour %j in the link of a card',
    async (colour) => {
      const url = `/catalog/product/view/id/101/?colour=${colour}`;
      show({ shownCard: card({ url }), loaded: () => jacket() });
      expect((await screen.findAllByRole('radio')).filter((each) => each.matches(':checked'))).toHaveLength(
        1,
      );
    },
  );

  it('selects another colour if that of the card has sold out', async () => {
    show({ shownCard: blueCard(), loaded: () => jacket(false) });
    expect(await screen.findByRole('radio', { name: 'Red' })).toBeChecked();
    expect(shownPicture()).toBe('/red.jpg');
  });

  it('offers a retry if the product cannot be loaded', async () => {
    let calls = 0;
    const { user } = show({
      loaded: () => {
        calls += 1;
        return calls === 1 ? new ErrorResponse('unavailable') : product();
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this');
    expect(screen.getByRole('link', { name: 'See all details' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Add to basket' })).toBeVisible();
  });

  it('says of an unknown product that it is no longer sold, without a retry', async () => {
    show({ loaded: () => new ErrorResponse('not_found') });
    expect(await screen.findByRole('alert')).toHaveTextContent('This product is no longer sold.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['has sold out', { inStock: false }, 'Sold out'],
    ['left the store', { inStock: false, isSold: false, price: withheldPrice }, 'No longer sold'],
  ])('links to the category of a product that %s', async (_why, change, title) => {
    show({ loaded: () => product(change) });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'More All-mountain skis' })).toBeVisible();
    expect(screen.queryByText(/−30%|RRP/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add to basket' })).not.toBeInTheDocument();
  });

  it('shows no amount of a product without prices, and offers members’ prices to a guest', async () => {
    const price = withheldPrice;
    const { shop, user } = show({
      isGuest: true,
      shownCard: card({ price }),
      loaded: () => product({ price }),
    });
    await screen.findByRole('button', { name: 'Add to basket' });
    expect(screen.queryByText(/£|RRP|%/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Members’ price: sign in' }));
    expect(shop.opened).toEqual([{ name: 'account/register', props: { reason: 'prices' } }]);
  });

  it('asks a guest to sign in, and closes at the sign-in that adds the product', async () => {
    const { add, choose, shop, close, additions, unmount } = show({
      isGuest: true,
      rejection: 'authentication_required',
    });
    await choose('164 cm');
    await choose('Fjord');
    await add();
    await waitFor(() =>
      expect(shop.opened).toEqual([{ name: 'account/register', props: { reason: 'basket' } }]),
    );
    expect(close).not.toHaveBeenCalled();
    unmount();
    act(() => shop.changeSession({}));
    expect(close).not.toHaveBeenCalled();
    const session = { ...guestSessionData(shop.context.store), ...memberSession };
    act(() => shop.context.bus.publish(sessionChanged, { session, reason: 'signed-in' }));
    expect(close).toHaveBeenCalledTimes(1);
    expect(additions).toHaveLength(1);
  });

  it('keeps the choices of a card while another overlay takes its place', async () => {
    const shownCard = card();
    const first = show({ shownCard });
    await first.choose(/171 cm/);
    await first.user.selectOptions(screen.getByRole('combobox', { name: 'Quantity' }), '3');
    first.unmount();
    const second = show({ shownCard });
    expect(await screen.findByRole('radio', { name: /171 cm/ })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Quantity' })).toHaveValue('3');
    await second.choose('Fjord');
    await second.add();
    await waitFor(() => expect(second.close).toHaveBeenCalled());
    second.unmount();
    show({ shownCard });
    expect(await screen.findByRole('radio', { name: /171 cm/ })).not.toBeChecked();
  });

  it('disables a size that has sold out while the panel was open, and keeps the other choices', async () => {
    const left = product();
    const [length] = left.options;
    const soldOut = {
      ...left.options[0],
      values: length?.values.map((each) => ({ ...each, inStock: each.id !== 1 })),
    };
    let isLeft = true;
    const { add, choose } = show({
      rejection: 'out_of_stock',
      loaded: () => (isLeft ? left : product({ options: [soldOut as never, ...left.options.slice(1)] })),
    });
    await choose('164 cm');
    await choose('Ember');
    isLeft = false;
    await add();
    expect(await screen.findByText(/^Somebody got there first/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('radio', { name: /164 cm/ })).toBeDisabled());
    expect(screen.getByRole('radio', { name: 'Ember' })).toBeChecked();
  });

  it('shows markup in the name of a card as text', () => {
    const name = '<img src=x onerror=alert(1)>';
    const { container } = show({ loaded: never, shownCard: card({ name }) });
    expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(within(container).queryByAltText('x')).not.toBeInTheDocument();
    expect(container.querySelector('img[src="x"]')).toBeNull();
  });
});
