import { act, screen, within } from '@testing-library/react';
import { defaultStore, stores } from 'shared-contracts/stores';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import type { HomeData } from '../../api/home-query.ts';
import { brandMark, card, home, sale, withheldPrice } from '../../testing/factories.ts';
import { english as messages } from '../../testing/messages.ts';
import { HomePage } from './home-page.tsx';

const reviews = answer('config', () => ({ reviewScore: 4.6, reviewCount: 37_000 }));
const outlet = stores.find(({ code }) => code === 'outlet') ?? defaultStore;

function handlersOf(data: () => Partial<HomeData>) {
  return [
    answer('hp-data', () => home(data())),
    answer('pss-hp-data', () => ({ newest: [card()], ...home(data()) })),
    reviews,
  ];
}

const show = (change: Partial<HomeData> = {}, options: Partial<Parameters<typeof renderInShop>[1]> = {}) =>
  renderInShop(<HomePage />, {
    messages,
    session: memberSession,
    handlers: handlersOf(() => change),
    ...options,
  });

const endDate = new Date(Date.now() + 90 * 60 * 60 * 1000).toISOString();

describe('HomePage', () => {
  it('links to every running sale and loads the first picture before the others', async () => {
    const sales = [sale({ endDate }), sale({ saleId: 8, title: 'Warm and dry', endDate })];
    const { container } = show({ sales, bestsellers: [], departments: [], newest: [] });
    expect(await screen.findByRole('link', { name: 'Warm and dry' })).toHaveAttribute(
      'href',
      '/event/sale-8',
    );
    const [first, second] = [...container.querySelectorAll('img')];
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(first).toHaveAttribute('loading', 'eager');
    expect(second).toHaveAttribute('loading', 'lazy');
    expect(second).toHaveAttribute('width', '1400');
    expect(second).toHaveAttribute('height', '445');
  });

  it('shows products between the first sale and the others: new ones in a shop for members', async () => {
    const sales = [sale({ endDate }), sale({ saleId: 8, title: 'Warm and dry', endDate })];
    show({ sales, newest: [card({ productId: 9, name: 'Sneg 96' })] });
    const region = await screen.findByRole('region', { name: 'Just in' });
    expect(within(region).getByRole('link', { name: 'Sneg 96' })).toBeVisible();
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['On sale now', 'Just in', 'More sales', 'Departments', 'Bestsellers']);
  });

  it('shows four bestsellers there in an open shop, and the others at the end', async () => {
    const bestsellers = Array.from({ length: 6 }, (_, id) =>
      card({ productId: id + 1, name: `Ski ${id + 1}` }),
    );
    show({ bestsellers }, { store: outlet });
    const first = await screen.findByRole('region', { name: 'Popular right now' });
    expect(within(first).getAllByRole('heading', { level: 3 })).toHaveLength(4);
    const last = screen.getByRole('region', { name: 'Bestsellers' });
    expect(
      within(last)
        .getAllByRole('heading', { level: 3 })
        .map((each) => each.textContent),
    ).toEqual(['Ski 5', 'Ski 6']);
  });

  it('shows the sections of sales, each sale once', async () => {
    const titles = ['Lead', 'Followed 1', 'Followed 2', 'Ending 1', 'Ending 2', 'New 1', 'New 2', 'Other'];
    const sales = titles.map((title, index) => sale({ saleId: index + 1, title, endDate }));
    show({ sales, followed: [2, 3], endingSoon: [4, 5], justStarted: [6, 2, 7] });
    const titleIn = async (name: string) =>
      within(await screen.findByRole('region', { name }))
        .getAllByRole('heading', { level: 3 })
        .map((each) => each.textContent);
    expect(await titleIn('On sale now')).toEqual(['Lead']);
    expect(await titleIn('From brands you follow')).toEqual(['Followed 1', 'Followed 2']);
    expect(await titleIn('Ending soon')).toEqual(['Ending 1', 'Ending 2']);
    expect(await titleIn('Just started')).toEqual(['New 1', 'New 2']);
    expect(await titleIn('More sales')).toEqual(['Other']);
  });

  it('shows the start of coming sales, without links', async () => {
    const coming = sale({ saleId: 30, title: 'Wax room', startDate: '2026-12-01T07:00:00Z' });
    show({ upcoming: [coming] });
    const region = await screen.findByRole('region', { name: 'Coming soon' });
    expect(region).toHaveTextContent(/Starts on Tuesday,?\s1\sDecember at 07:00/);
    expect(within(region).queryByRole('link')).not.toBeInTheDocument();
  });

  it('links to the departments', async () => {
    show();
    const region = await screen.findByRole('region', { name: 'Departments' });
    const link = within(region).getByRole('link', { name: 'Skis' });
    expect(link).toHaveAttribute('href', '/products/skis');
    expect(link.querySelector('img')).toHaveAttribute('loading', 'lazy');
  });
});

describe('The first screen of a guest', () => {
  const guest = { session: {} };

  it('says what the shop is, and invites to join until the guest is a member', async () => {
    const { shop, user } = show(
      { sales: [sale({ maxDiscount: null })], bestsellers: [card({ price: withheldPrice })] },
      guest,
    );
    expect(
      screen.getByRole('heading', { level: 1, name: 'The brands you ski, at members’ prices' }),
    ).toBeVisible();
    expect(screen.getByText(/Joining is free and shows you every price/)).toBeVisible();
    const join = screen.getByRole('link', { name: 'Join for free' });
    expect(join).toHaveAttribute('href', expect.stringContaining('/customer/account/create'));
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringContaining('/customer/account/login'),
    );
    await user.click(join);
    expect(shop.opened).toEqual([{ name: 'account/register', props: { reason: 'prices' } }]);
    act(() => shop.changeSession({ ...memberSession, firstName: 'Anna' }));
    expect(screen.queryByRole('link', { name: 'Join for free' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
  });

  it('is not asked to join for the prices of an open shop', async () => {
    show({}, { ...guest, store: outlet });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Last season’s gear, at outlet prices' }),
    ).toBeVisible();
    expect(screen.queryByText(/[Jj]oin|member/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Join/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'See all products' })[0]).toHaveAttribute('href', '/products');
    await screen.findByRole('region', { name: 'Popular right now' });
  });

  it('has score and number of the reviews, and nothing of them in a store without any', async () => {
    show({}, guest);
    expect(await screen.findByText('4.6 out of 5 from 37,000 reviews')).toBeVisible();
  });

  it('reserves the line of the score until it is loaded', async () => {
    const loaded = Promise.withResolvers<void>();
    const waitingConfig = answer('config', async () => {
      await loaded.promise;
      return { reviewScore: 4.6, reviewCount: 37_000 };
    });
    show({}, { ...guest, handlers: [waitingConfig, ...handlersOf(() => ({}))] });
    const line = screen.getByRole('heading', { level: 1 }).parentElement?.lastElementChild;
    expect(line).toHaveClass('review');
    loaded.resolve();
    expect(await screen.findByText(/37,000 reviews/)).toHaveClass('review');
  });

  it.each([
    ['none', { reviewScore: 4.6, reviewCount: 0 }],
    ['no score', { reviewScore: 0, reviewCount: 12 }],
    ['nothing configured', {}],
  ])('has no score with %s', async (_what, config) => {
    const none = answer('config', () => config);
    show({}, { ...guest, handlers: [none, ...handlersOf(() => ({}))] });
    await screen.findByRole('region', { name: 'Just in' });
    expect(screen.queryByText(/out of 5/)).not.toBeInTheDocument();
  });

  it('links from logos to the brands, and to all of them', async () => {
    const brands = [brandMark(), brandMark({ id: 4, name: 'Fjell', url: '/brand/fjell' })];
    show({ brands }, guest);
    const marks = screen.getByRole('navigation', { name: 'Brands' });
    expect(await within(marks).findByRole('link', { name: 'Fjell' })).toHaveAttribute('href', '/brand/fjell');
    expect(within(marks).getByRole('link', { name: 'All brands' })).toHaveAttribute('href', '/brands');
    const logos = within(marks).getAllByRole('img');
    expect(logos.map((logo) => logo.getAttribute('src'))).toEqual(
      Array.from({ length: 2 }, () => '/media/signs/brand-varnhorn-200.webp'),
    );
  });

  it('has no row of brands without brands', async () => {
    show({ brands: [] }, guest);
    await screen.findByRole('region', { name: 'Just in' });
    expect(screen.queryByRole('navigation', { name: 'Brands' })).not.toBeInTheDocument();
  });
});

describe('The first screen of a member', () => {
  it('has a greeting and the points', async () => {
    show({ points: 500 }, { session: { ...memberSession, firstName: 'Anna' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
    expect(await screen.findByText('500 reward points to spend')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Join for free' })).not.toBeInTheDocument();
  });

  it('names no points without any, and no name without a first name', async () => {
    show({}, { session: { ...memberSession, firstName: ' ' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Good to see you' })).toBeVisible();
    await screen.findByRole('region', { name: 'Just in' });
    expect(screen.queryByText(/points/)).not.toBeInTheDocument();
  });
});

describe('HomePage without sales, and with many', () => {
  it('shows the empty state with a way on, and products', async () => {
    show({ sales: [] });
    expect(await screen.findByRole('heading', { name: 'There’s no sale on right now' })).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'See all products' }))
      expect(link).toHaveAttribute('href', '/products');
    expect(
      within(screen.getByRole('region', { name: 'Just in' })).getByRole('link', { name: 'Ravine 98' }),
    ).toBeVisible();
  });

  it('shows forty sales with fourteen pictures, and links to each', async () => {
    const sales = Array.from({ length: 40 }, (_, id) =>
      sale({ saleId: id + 1, title: `Sale ${id + 1}`, endDate }),
    );
    const { container, user } = show({ sales, departments: [], bestsellers: [], newest: [], brands: [] });
    await user.click(await screen.findByText('Show 26 more sales'));
    expect(container.querySelectorAll('img')).toHaveLength(14);
    for (const { title, url } of sales)
      expect(screen.getByRole('link', { name: new RegExp(`\\b${title}\\b`) })).toHaveAttribute('href', url);
  });
});

describe('HomePage whose data fails', () => {
  it('keeps the first screen, and offers a retry', async () => {
    let isDown = true;
    const { user } = show(
      {},
      {
        session: {},
        handlers: [
          answer('pss-hp-data', () =>
            isDown ? new ErrorResponse('unavailable') : { ...home(), newest: [card()] },
          ),
          reviews,
        ],
      },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this');
    expect(screen.getByRole('link', { name: 'Join for free' })).toBeVisible();
    expect(await screen.findByText(/37,000 reviews/)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Just in' })).toBeVisible();
  });

  it('shows placeholders and the first screen while it waits', () => {
    const unanswered = answer('pss-hp-data', () => new Promise<never>(() => undefined));
    show({}, { session: {}, handlers: [unanswered, reviews] });
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.getByRole('link', { name: 'Join for free' })).toBeVisible();
  });
});
