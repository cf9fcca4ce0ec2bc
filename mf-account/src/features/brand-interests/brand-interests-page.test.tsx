import { act, screen, within } from '@testing-library/react';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { handlers } from '../../testing/handlers.ts';
import { messages } from '../../testing/messages.ts';
import { brandInterests } from '../../testing/preferences.ts';
import { BrandInterestsPage } from './brand-interests-page.tsx';

const path = '/customer/account/brands-interest';

function setUp(
  own: typeof handlers = [],
  search: Record<string, string> = {},
  session: object = memberSession,
) {
  const params = { path, search, entityId: null, pageType: 'brands-interest' };
  return renderInShop(<BrandInterestsPage params={params} />, {
    messages,
    handlers: [...own, ...handlers],
    session,
    path,
  });
}

const boxes = async () => {
  const group = await screen.findByRole('group', { name: 'Brands you follow' });
  return within(group)
    .getAllByRole('checkbox')
    .map((box) => [box.closest('label')?.textContent, (box as HTMLInputElement).checked]);
};

describe('BrandInterestsPage', () => {
  it('lists the brands as the API does, and checks those that the member follows', async () => {
    setUp();
    expect(await boxes()).toEqual([
      ['Ålesund', false],
      ['Råk', true],
      ['Varnhorn', false],
    ]);
    expect(screen.getByText('1 brand selected')).toBeVisible();
  });

  it('stores the checked brands, also hidden ones, and says how many', async () => {
    const sent: unknown[] = [];
    const { user } = setUp([
      answer('brand-interests-update', (request) => {
        sent.push(request);
        return { brands: brandInterests.map((brand) => ({ ...brand, isFollowed: brand.id !== 4 })) };
      }),
    ]);
    await user.click(await screen.findByRole('checkbox', { name: 'Varnhorn' }));
    expect(screen.getByText('2 brands selected')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Find a brand' }), 'ales');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. You follow 2 brands.')).toBeVisible();
    expect(sent).toEqual([{ store_id: 1, brands: { 3: true, 12: true } }]);
  });

  it('filters by name without accents and without a request, and never stores by Enter', async () => {
    const { user } = setUp([answer('brand-interests-update', () => new ErrorResponse('internal'))]);
    const filter = await screen.findByRole('searchbox', { name: 'Find a brand' });
    await user.type(filter, 'RAK{Enter}');
    expect(await boxes()).toEqual([['Råk', true]]);
    expect(screen.getByText('1 brand')).toBeVisible();
    await user.type(filter, 'x');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByText('No brand has this in its name.')).toBeVisible();
    await user.clear(filter);
    expect(await boxes()).toHaveLength(3);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stores an empty choice', async () => {
    const { user } = setUp();
    await user.click(await screen.findByRole('checkbox', { name: 'Råk' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. You follow no brand.')).toBeVisible();
  });

  it('offers to load the brands again', async () => {
    const answers = [new ErrorResponse('unavailable'), { brands: brandInterests }];
    const { user } = setUp([
      answer('brand-interests', () => answers.shift() ?? new ErrorResponse('internal')),
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent(/busy right now/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await boxes()).toHaveLength(3);
  });

  it('posts without JavaScript, and shows the result', async () => {
    const { container } = setUp([], { status: 'saved' });
    await boxes();
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/form/brand-interests-update');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ back: path, 'brands[12]': 'on' });
    expect(screen.getByText('Saved. You follow 1 brand.')).toBeVisible();
  });

  it('keeps no checkbox of another member checked', async () => {
    const { user, shop } = setUp();
    await user.click(await screen.findByRole('checkbox', { name: 'Varnhorn' }));
    act(() => shop.changeSession({ ...memberSession, id: 8 }));
    expect(await screen.findByRole('checkbox', { name: 'Varnhorn' })).not.toBeChecked();
    expect(screen.getByText('1 brand selected')).toBeVisible();
  });

  it('shows nothing of the member after sign-out', () => {
    expect(setUp([], {}, {}).container).toBeEmptyDOMElement();
  });
});
