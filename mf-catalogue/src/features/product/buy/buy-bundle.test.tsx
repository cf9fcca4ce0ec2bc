import { screen, waitFor, within } from '@testing-library/react';
import type { ParsedRequestOf } from 'shared-contracts/api';
import type { Product } from 'shared-contracts/api/product';
import type { ErrorBody, ErrorCode } from 'shared-contracts/errors';
import { answer, memberSession, ErrorResponse, renderInShop } from 'shared-runtime/testing';
import { english as messages } from '../../../testing/messages.ts';
import { basketAddition } from '../../../testing/basket-factory.ts';
import { bundle, product } from '../../../testing/factories.ts';
import { recordScrolling } from '../../../testing/record-scrolling.ts';
import { DeferredFittingFields } from '../fitting/deferred-fitting.ts';
import { BuyForm } from './buy-form.tsx';

beforeAll(() => DeferredFittingFields.load());
beforeEach(() => {
  recordScrolling();
});

const boot = product({ options: [], fittingForm: { kind: 'mondopoint', soleMinMm: null, soleMaxMm: null } });

function show(shown: Product, rejection?: { code: ErrorCode; fields: NonNullable<ErrorBody['fields']> }) {
  const requests: ParsedRequestOf<'basket-add'>[] = [];
  const handlers = [
    answer('basket-add', (request) => {
      requests.push(request);
      return rejection ? new ErrorResponse(rejection.code, { fields: rejection.fields }) : basketAddition();
    }),
  ];
  const view = renderInShop(<BuyForm product={shown} path="/p/103/" formError={undefined} />, {
    messages,
    handlers,
    session: memberSession,
  });
  const add = () => view.user.click(screen.getByRole('button', { name: 'Add to basket' }));
  const choose = (name: string | RegExp) => view.user.click(screen.getByRole('radio', { name }));
  const enter = async (name: string, text: string) => {
    const field = screen.getByRole('spinbutton', { name });
    await view.user.clear(field);
    await view.user.type(field, text);
  };
  async function fillIn(): Promise<void> {
    await choose('171 cm');
    await choose('95 mm');
    await enter('Boot sole length in mm', '305');
    await choose('GripWalk');
    await enter('Weight in kg', '72.5');
    await enter('Height in cm', '178');
    await enter('Year of birth', '1990');
    await choose(/^In between/);
  }
  return { ...view, requests, add, choose, enter, fillIn };
}

const part = (name: string) => screen.getByRole('group', { name });
const sole = () => screen.getByRole('spinbutton', { name: 'Boot sole length in mm' });

describe('BuyForm of a bundle', () => {
  it('shows each part as a group with its product and its options', () => {
    show(bundle());
    const ski = screen.getByRole('group', { name: 'Ski' });
    expect(within(ski).getByRole('link', { name: 'Ravine 98' })).toHaveAttribute(
      'href',
      '/catalog/product/view/id/101/',
    );
    expect(within(ski).getByRole('radiogroup', { name: 'Length' })).toBeVisible();
    const binding = screen.getByRole('group', { name: 'Binding' });
    expect(within(binding).getByRole('radiogroup', { name: 'Brake width' })).toBeVisible();
  });

  it('links to the size guide of each part that has one, and to no other', () => {
    const [ski, binding] = bundle().parts;
    if (!ski || !binding) throw new Error('the bundle has two parts');
    const parts = [
      { ...ski, sizeGuide: 'ski-lengths' },
      { ...binding, sizeGuide: null },
    ];
    show(bundle({ parts, sizeGuide: 'ski-lengths' }));
    const links = screen.getAllByRole('link', { name: /^Size guide/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ski-lengths-size-guide']);
    expect(within(part('Ski')).getByRole('link', { name: 'Size guide: Ravine 98' })).toBeVisible();
  });

  it('links to the size guide of the bundle if an older API names none of the parts', () => {
    show(bundle({ sizeGuide: 'ski-lengths' }));
    expect(screen.getByRole('link', { name: 'Size guide' })).toBeVisible();
  });

  describe('with boots', () => {
    /** Sizes 25.5 and 26.5, of which the catalogue may know the sole lengths. */
    function withBoots(soles: readonly [number?, number?]) {
      const [, binding] = bundle().parts;
      if (!binding) throw new Error('the bundle has two parts');
      const [option] = binding.options;
      const [value] = option?.values ?? [];
      if (!option || !value) throw new Error('the binding has an option');
      const values = soles.map((sole, index) => ({
        ...value,
        id: 20 + index,
        label: `2${5 + index}.5`,
        ...(sole !== undefined && { soleLengthMm: sole }),
      }));
      const options = [{ ...option, code: 'mondopoint', label: 'Size', values }];
      return bundle({ parts: [...bundle().parts, { ...binding, partId: 14, label: 'Boots', options }] });
    }
    const isAsked = () => screen.queryByRole('spinbutton', { name: 'Boot sole length in mm' }) !== null;

    it('says where their sole length is found if the catalogue does not know that of every size', () => {
      show(withBoots([295, undefined]));
      expect(sole()).toHaveAccessibleDescription(/boots’ size guide\. This binding takes 271 to 351 mm/);
      expect(screen.getByRole('radiogroup', { name: 'Sole of your boots' })).toHaveAccessibleDescription(
        /details on their page/,
      );
    });

    it('shows the sole length of the chosen size instead of asking for it', async () => {
      const { choose } = show(withBoots([295, 305]));
      expect(isAsked()).toBe(false);
      expect(screen.getByText(/sole length comes from the boots in your pack/)).toBeVisible();
      await choose('26.5');
      expect(await screen.findByText('Sole length 305 mm, from the boots in your pack')).toBeVisible();
      await choose('171 cm');
      await choose('25.5');
      expect(await screen.findByText('Sole length 295 mm, from the boots in your pack')).toBeVisible();
    });

    it('shows that of the only size at once', () => {
      show(withBoots([305]));
      expect(screen.getByText('Sole length 305 mm, from the boots in your pack')).toBeVisible();
    });

    it('sends no sole length', async () => {
      const { add, choose, enter, requests } = show(withBoots([295, 305]));
      for (const label of ['171 cm', '95 mm', '26.5', 'GripWalk']) await choose(label);
      await enter('Weight in kg', '72.5');
      await enter('Height in cm', '178');
      await enter('Year of birth', '1990');
      await choose(/^In between/);
      await add();
      await waitFor(() => expect(requests).toHaveLength(1));
      expect(requests[0]?.fittingForm).toEqual({
        bootNorm: 'gripwalk',
        weightKg: 72.5,
        heightCm: 178,
        birthYear: 1990,
        skierType: 2,
      });
    });

    it('says of a size that does not fit the binding to choose another one', async () => {
      const { choose } = show(withBoots([265, 305]));
      await choose('25.5');
      expect(await screen.findByText(/which takes soles of 271 to 351 mm/)).toBeVisible();
      await choose('26.5');
      await waitFor(() => expect(screen.queryByText(/which takes soles/)).not.toBeInTheDocument());
    });
  });

  it('explains the purpose of the fitting answers and the sole range of the binding', () => {
    show(bundle());
    const group = screen.getByRole('group', { name: 'For the workshop' });
    expect(group).toHaveTextContent('sets the binding for you and your boots');
    expect(group).toHaveTextContent('for anything else');
    expect(sole()).toHaveAccessibleDescription(/This binding takes 271 to 351 mm/);
  });

  it('sends the options of each part and the answers', async () => {
    const { add, fillIn, requests } = show(bundle());
    await fillIn();
    await add();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toEqual({
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
    });
    expect(await screen.findByRole('status')).toHaveTextContent('It’s in your basket.');
  });

  it('marks every missing choice and answer and focuses the first', async () => {
    const { add, requests, choose } = show(bundle());
    await add();
    await waitFor(() => expect(screen.getByRole('radio', { name: '164 cm' })).toHaveFocus());
    for (const name of ['Length', 'Brake width', 'Sole of your boots', 'How do you ski?']) {
      expect(screen.getByRole('radiogroup', { name })).toBeInvalid();
    }
    expect(screen.getAllByRole('spinbutton').filter((field) => field.matches('[aria-invalid]'))).toHaveLength(
      4,
    );
    await choose('164 cm');
    expect(screen.getByRole('radiogroup', { name: 'Length' })).not.toBeInvalid();
    expect(screen.getByRole('radiogroup', { name: 'Brake width' })).toBeInvalid();
    expect(requests).toEqual([]);
  });

  it.each(['270', '352', '305.5'])(
    'rejects a sole of %s mm, which is outside of the range of the binding',
    async (length) => {
      const { add, fillIn, enter, requests } = show(bundle());
      await fillIn();
      await enter('Boot sole length in mm', length);
      await add();
      await waitFor(() => expect(sole()).toBeInvalid());
      expect(sole()).toHaveFocus();
      expect(sole()).toHaveAccessibleDescription(/Enter the sole length\. This binding takes 271 to 351 mm/);
      await enter('Boot sole length in mm', '300');
      expect(sole()).not.toBeInvalid();
      expect(requests).toEqual([]);
    },
  );

  it.each([
    [/^Weight/, '72.3'],
    [/^Year of birth/, String(new Date().getUTCFullYear() - 2)],
    [/^Year of birth/, String(new Date().getUTCFullYear() - 111)],
  ])('rejects in the field %s the answer %s, which the workshop does not accept', async (label, answer) => {
    const { add, fillIn, requests, user } = show(bundle());
    await fillIn();
    const field = screen.getByRole('spinbutton', { name: label });
    await user.clear(field);
    await user.type(field, answer);
    await add();
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('shows the field errors of the API', async () => {
    const fields = { 'bundleOptions.13.93': 'required', 'fittingForm.soleLengthMm': 'max_value' };
    const { add, fillIn } = show(bundle(), { code: 'fitting_required', fields });
    await fillIn();
    await add();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Tell us about your boots/);
    expect(screen.getByRole('radiogroup', { name: 'Brake width' })).toBeInvalid();
    expect(screen.getByRole('radiogroup', { name: 'Length' })).not.toBeInvalid();
    expect(sole()).toBeInvalid();
    expect(screen.getByRole('radio', { name: '95 mm' })).toHaveFocus();
  });

  it('posts without JavaScript', () => {
    show(bundle());
    expect(screen.getByRole('radio', { name: '171 cm' })).toHaveAttribute('name', 'bundleOptions[12][93]');
    expect(screen.getByRole('radio', { name: '95 mm' })).toHaveAttribute('name', 'bundleOptions[13][93]');
    expect(sole()).toHaveAttribute('name', 'fittingForm[soleLengthMm]');
    expect(sole()).toBeRequired();
    expect(sole()).toHaveAttribute('min', '271');
    expect(screen.getByRole('radio', { name: 'GripWalk' })).toHaveAttribute('value', 'gripwalk');
  });
});

describe('BuyForm of ski boots', () => {
  const foot = () => screen.getByRole('combobox', { name: /^Foot length \(mondopoint\)/ });

  it('sends no foot length if none is selected', async () => {
    const { add, requests } = show(boot);
    expect(foot()).not.toBeRequired();
    await add();
    await waitFor(() => expect(requests).toEqual([{ store_id: 1, productID: 101, quantity: 1 }]));
  });

  it('sends the selected foot length', async () => {
    const { add, requests, user } = show(boot);
    await user.selectOptions(foot(), '27.5');
    await add();
    await waitFor(() => expect(requests[0]?.fittingForm).toEqual({ mondopoint: 27.5 }));
  });

  it('requires the foot length for a bundle', async () => {
    const { add, requests } = show(bundle({ parts: [], fittingForm: boot.fittingForm }));
    await add();
    await waitFor(() => expect(foot()).toBeInvalid());
    expect(foot()).toHaveFocus();
    expect(requests).toEqual([]);
  });
});
