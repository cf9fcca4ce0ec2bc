import { screen, waitFor, within } from '@testing-library/react';
import type { ParsedRequestOf } from 'shared-contracts/api';
import type { BundlePart, Product } from 'shared-contracts/api/product';
import type { ErrorBody, ErrorCode } from 'shared-contracts/errors';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { english as messages } from '../../../testing/messages.ts';
import { basketAddition } from '../../../testing/basket-factory.ts';
import { bundle, card, product } from '../../../testing/factories.ts';
import { recordScrolling } from '../../../testing/record-scrolling.ts';
import { QuickAdd } from './quick-add.tsx';

beforeEach(() => {
  recordScrolling();
});

interface Rejection {
  code: ErrorCode;
  fields?: NonNullable<ErrorBody['fields']>;
}

/** A part on its own, as the API answers it when the part is asked for with its bundle. */
const asProduct = ({ productId, name, options, inStock }: BundlePart): Product =>
  product({ productId, name, options, inStock });

const withoutStock = (part: BundlePart, ids: readonly number[]): BundlePart => ({
  ...part,
  options: part.options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({ ...value, inStock: !ids.includes(value.id) })),
  })),
});

function show(
  rejection: Rejection | null = null,
  partNow: (part: BundlePart) => Product | ErrorResponse = asProduct,
) {
  const additions: ParsedRequestOf<'basket-add'>[] = [];
  const partRequests: object[] = [];
  let current = rejection;
  const { parts } = bundle();
  const handlers = [
    answer('single-product', (request) => {
      if (request.productId === bundle().productId) return bundle();
      partRequests.push(request);
      const part = parts.find(({ productId }) => productId === request.productId);
      return part ? partNow(part) : new ErrorResponse('not_found');
    }),
    answer('basket-add', (request) => {
      additions.push(request);
      return current ? new ErrorResponse(current.code, { fields: current.fields ?? {} }) : basketAddition();
    }),
  ];
  const shownCard = card({ productId: 103, name: 'Ravine 98 with Grip 12' });
  const view = renderInShop(<QuickAdd productId={103} card={shownCard} />, {
    messages,
    handlers,
    session: memberSession,
  });
  const { user } = view;
  const choose = async (name: string | RegExp) => user.click(await screen.findByRole('radio', { name }));
  async function fillIn(soleLengthMm = '305'): Promise<void> {
    await choose('171 cm');
    await choose('95 mm');
    for (const [name, text] of [
      ['Boot sole length in mm', soleLengthMm],
      ['Weight in kg', '72.5'],
      ['Height in cm', '178'],
      ['Year of birth', '1990'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one keyboard
      await user.type(screen.getByRole('spinbutton', { name }), text);
    }
    await choose('GripWalk');
    await choose(/^In between/);
  }
  const add = () => user.click(screen.getByRole('button', { name: 'Add to basket' }));
  const accept = () => (current = null);
  return { ...view, additions, partRequests, choose, fillIn, add, accept };
}

const part = (name: string) => within(screen.getByRole('group', { name }));
const sole = () => screen.getByRole('spinbutton', { name: 'Boot sole length in mm' });

describe('QuickAdd of a bundle', () => {
  it('adds the options of each part and the answers for the workshop, and closes', async () => {
    const { fillIn, add, additions, close } = show();
    await fillIn();
    await add();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(additions).toEqual([
      {
        store_id: 1,
        productID: 103,
        quantity: 1,
        bundleOptions: { 12: { 93: 2 }, 13: { 93: 7 } },
        fittingForm: {
          soleLengthMm: 305,
          bootNorm: 'gripwalk',
          weightKg: 72.5,
          heightCm: 178,
          birthYear: 1990,
          skierType: 2,
        },
      },
    ]);
  });

  it('never shows a release value', async () => {
    const { container } = show();
    await screen.findByRole('group', { name: 'For the workshop' });
    expect(container).not.toHaveTextContent(/\bDIN\b|release value/i);
  });

  it('rejects a sole that the binding does not take, before anything is sent', async () => {
    const { fillIn, add, additions } = show();
    await fillIn('352');
    await add();
    await waitFor(() => expect(sole()).toBeInvalid());
    expect(sole()).toHaveAccessibleDescription(/This binding takes 271 to 351 mm/);
    expect(additions).toEqual([]);
  });

  it('marks the part that is short, requests its remaining stock with the bundle, and keeps the other choices', async () => {
    const shortOf = { code: 'out_of_stock', fields: { 'bundleOptions.12': 'max_value' } } as const;
    const { fillIn, add, choose, partRequests, additions, accept, close } = show(shortOf, (each) =>
      asProduct(withoutStock(each, [2])),
    );
    await fillIn();
    await add();
    expect(await part('Ski').findByText(/^Somebody got there first/)).toBeVisible();
    expect(part('Binding').queryByText(/^Somebody got there first/)).not.toBeInTheDocument();
    await waitFor(() => expect(part('Ski').getByRole('radio', { name: /171 cm/ })).toBeDisabled());
    expect(partRequests).toEqual([
      { productId: 101, store_id: 1, parentBundleId: 103 },
      { productId: 205, store_id: 1, parentBundleId: 103 },
    ]);
    expect(part('Binding').getByRole('radio', { name: '95 mm' })).toBeChecked();
    expect(sole()).toHaveValue(305);

    accept();
    await choose('164 cm');
    expect(part('Ski').queryByText(/^Somebody got there first/)).not.toBeInTheDocument();
    await add();
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(additions.at(-1)?.bundleOptions).toEqual({ 12: { 93: 1 }, 13: { 93: 7 } });
  });

  it.each([
    [
      'has sold out',
      (each: BundlePart) => asProduct({ ...withoutStock(each, [7, 8]), inStock: each.partId !== 13 }),
    ],
    [
      'is no longer sold',
      (each: BundlePart) => (each.partId === 13 ? new ErrorResponse('not_found') : asProduct(each)),
    ],
  ])('says so at a part that %s', async (_why, partNow) => {
    const { fillIn, add } = show({ code: 'out_of_stock' }, partNow);
    await fillIn();
    await add();
    expect(await part('Binding').findByText('Sold out')).toBeVisible();
    expect(part('Ski').queryByText('Sold out')).not.toBeInTheDocument();
    expect(part('Ski').getByRole('radio', { name: '171 cm' })).toBeChecked();
  });

  it('keeps a part as it is if its remaining stock cannot be loaded', async () => {
    const { fillIn, add } = show({ code: 'out_of_stock' }, (each) =>
      each.partId === 12 ? new ErrorResponse('unavailable') : asProduct({ ...each, inStock: false }),
    );
    await fillIn();
    await add();
    expect(await part('Binding').findByText('Sold out')).toBeVisible();
    expect(part('Ski').queryByText('Sold out')).not.toBeInTheDocument();
    expect(part('Ski').getByRole('radio', { name: '171 cm' })).toBeChecked();
  });

  it.each([
    ['fittingForm', 'required'],
    ['fittingForm.soleLengthMm', 'max_value'],
  ])('shows that the server rejected %s of a form that was tampered with', async (field, key) => {
    const { fillIn, add, close } = show({ code: 'fitting_required', fields: { [field]: key } });
    await fillIn();
    await add();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Tell us about your boots/);
    expect(sole()).toHaveFocus();
    expect(close).not.toHaveBeenCalled();
  });

  it('shows that the server does not know a part', async () => {
    const { fillIn, add } = show({ code: 'not_found' });
    await fillIn();
    await add();
    expect(await screen.findByRole('alert')).toHaveTextContent('This product is no longer sold.');
  });
});
