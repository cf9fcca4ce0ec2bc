import { expect, test } from '../../fixtures/faults.ts';
import { fillBasket } from '../../fixtures/filled-basket.ts';
import { withoutDeliveryTariff } from '../../fixtures/prices.ts';
import { serverPage, type ServerPage, type Visitor } from '../../fixtures/server-page.ts';
import { anna, ben, sessionOf } from '../../fixtures/shop-api.ts';

const perMember = 50;
const guestRequests = 20;

interface Shopper {
  address: string;
  name: string | null;
  email: string | null;
  cookie?: string;
  /** Id of the order of their basket. */
  quoteId: number | null;
}

interface Answer {
  shopper: Shopper;
  path: string;
  page: ServerPage;
}

/** Returns the orders whose basket is in the page's state. */
function quotesIn(page: ServerPage): number[] {
  return page.state().queries.queries.flatMap(({ queryKey, state }) => {
    const order = queryKey[0] === 'basket-data' ? (state.data as { order: { quoteId: number } }).order : null;
    return order ? [order.quoteId] : [];
  });
}

function loadPage({ address, cookie }: Shopper, path: string): Promise<ServerPage> {
  const visitor: Visitor = {
    // The rate limit of one address is too low for all requests.
    headers: { 'x-forwarded-for': address },
    ...(cookie === undefined ? {} : { cookie }),
  };
  return serverPage(path, visitor);
}

/** Returns whether data came too late: a busy shop answers 503 and asks to reload, or shows the fallback of a region. */
const isIncomplete = (page: ServerPage, { quoteId }: Shopper): boolean =>
  page.status === 503 || (quoteId !== null && quotesIn(page).length === 0);

test('concurrent requests of different visitors share no data', async () => {
  const [annasSession, bensSession] = [await sessionOf(anna), await sessionOf(ben)];
  const [annasBasket, bensBasket] = [
    await fillBasket(annasSession, 'helmet'),
    await fillBasket(bensSession, 'goggles'),
  ];
  const members: Shopper[] = [
    {
      address: '192.0.2.1',
      name: 'Anna Berg',
      email: anna.email,
      cookie: annasSession,
      quoteId: annasBasket.order.quoteId,
    },
    {
      address: '192.0.2.2',
      name: 'Ben Archer',
      email: ben.email,
      cookie: bensSession,
      quoteId: bensBasket.order.quoteId,
    },
  ];
  expect(new Set(members.map(({ quoteId }) => quoteId)).size).toBe(2);
  const guest: Shopper = { address: '192.0.2.3', name: null, email: null, quoteId: null };
  const product = annasBasket.items[0]?.url ?? '/';
  const paths = ['/', '/checkout/cart/', '/customer/account', product];
  const guestPaths = ['/', '/checkout/cart/', product, '/search?s=ski'];

  const requests = [
    ...members.flatMap((shopper) =>
      Array.from({ length: perMember }, (_, i) => ({ shopper, path: paths[i % paths.length] ?? '/' })),
    ),
    ...Array.from({ length: guestRequests }, (_, i) => ({ shopper: guest, path: guestPaths[i % 4] ?? '/' })),
  ];
  // Alternates between Anna, Ben and guests.
  const mixed = requests.map((each, i) => ({ each, order: i % perMember })).sort((a, b) => a.order - b.order);
  // All at once, as in the first minute of a sale.
  const answers: Answer[] = await Promise.all(
    mixed.map(async ({ each: { shopper, path } }) => ({
      shopper,
      path,
      page: await loadPage(shopper, path),
    })),
  );
  expect(answers).toHaveLength(requests.length);

  for (const { shopper, path, page: first } of answers) {
    const where = `${path} of ${shopper.name ?? 'a guest'}`;
    const others = members.filter((member) => member !== shopper);
    for (const { name, email, quoteId } of others) {
      expect(first.html.includes(name ?? ''), `${where} names ${name}`).toBe(false);
      expect(first.html.includes(email ?? ''), `${where} names ${email}`).toBe(false);
      if (first.status === 200) expect(quotesIn(first), where).not.toContain(quoteId);
    }
    const page = isIncomplete(first, shopper) ? await loadPage(shopper, path) : first;
    expect(page.status, where).toBe(200);
    expect(page.state().session, where).toMatchObject({ name: shopper.name, email: shopper.email });
    expect(page.headers.get('cache-control'), where).toContain('private');
    expect(new Set(quotesIn(page)), where).toEqual(
      new Set(shopper.quoteId === null ? [] : [shopper.quoteId]),
    );
    if (shopper !== guest) continue;
    expect(withoutDeliveryTariff(page.shown), where).not.toMatch(/£\s?\d/);
    expect(page.html, where).not.toMatch(/"amount":/);
    expect(page.headers.getSetCookie().join(), where).not.toContain('sid=');
  }
});
