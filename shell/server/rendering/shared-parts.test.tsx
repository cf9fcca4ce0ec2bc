import { jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import pino from 'pino';
import { Suspense, use, useId, type ReactNode } from 'react';
import { navigation } from 'shared-contracts/descriptors/shop';
import { guestSessionData, type SessionData } from 'shared-contracts/session';
import { defaultStore } from 'shared-contracts/stores';
import { deferHydration, shareOnServer, useSession, useShop } from 'shared-runtime';
import { useLocation } from 'shared-runtime/router';
import { createFixedRouter, initialRouterState, locationAt } from 'shared-runtime/host';
import { ShopApp } from '../../src/app/shop-app.tsx';
import { renderDocument } from './document/render-document.ts';
import type { PageRequest } from './render-job.ts';
import { createServerShop } from './server-shop.ts';
import { createSharedParts } from './shared-parts.tsx';

const federation = { loaderFor: () => ({ load: () => Promise.reject(new Error('no release')) }) };
const snapshot = { revision: 1, releases: {} };
const anna: SessionData = {
  ...guestSessionData(defaultStore),
  id: 7,
  name: 'Anna Berg',
  firstName: 'Anna',
  email: 'anna@example.com',
  group: 2,
};
const emil: SessionData = { ...anna, id: 8, name: 'Emil Dahl', firstName: 'Emil', email: 'emil@example.com' };

let createParts = createSharedParts(federation);
const warnings: unknown[] = [];

/** Answers of the API that are the same for every visitor, as the response cache keeps them. */
const menu = { items: 'Skis' };

interface Changes extends Partial<PageRequest> {
  path?: string;
  menu?: { items: string };
}

/** Renders a part, and returns the HTML that is sent. */
async function render(part: ReactNode, { path = '/', menu: ownMenu = menu, ...changes }: Changes = {}) {
  const url = new URL(path, 'http://localhost');
  const request: PageRequest = {
    url,
    store: defaultStore,
    session: anna,
    experiments: {},
    isTestHost: false,
    isPersonal: true,
    hasInlineStyles: false,
    snapshot,
    api: { call: () => Promise.reject(new Error('no API')) },
    log: Object.assign(pino({ level: 'silent' }), { warn: (...call: unknown[]) => warnings.push(call) }),
    reporter: { shown: () => undefined, failed: () => undefined },
    ...changes,
  };
  const shop = createServerShop(request, federation);
  shop.context.queryClient.setQueryData([navigation.name], ownMenu);
  shop.context.queryClient.setQueryData(['account-orders'], { items: `Order of ${request.session.name}` });
  const parts = createParts(request, shop);
  const html = await renderDocument(
    <ShopApp
      host={{ ...shop.host, sharedParts: parts }}
      shell={shop.shell}
      messages={{}}
      router={createFixedRouter(initialRouterState({ location: locationAt(url) }))}
    >
      <main>{part}</main>
    </ShopApp>,
    1000,
    () => undefined,
  );
  return parts.complete(html).toString();
}

const renderings: string[] = [];
const Links = shareOnServer(
  deferHydration(function Links({ label }: { label: string }) {
    renderings.push(label);
    return <a href="/skis">{label}</a>;
  }),
);

beforeEach(() => {
  createParts = createSharedParts(federation);
  renderings.length = 0;
  warnings.length = 0;
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a shared part', () => {
  it('is rendered once for the members of a group, between what is rendered for each', async () => {
    const page = (greeting: string) => (
      <>
        <p>{greeting}</p>
        <Links label="Skis" />
        <Links label="Goggles" />
        <p>The end</p>
      </>
    );
    const first = await render(page('Hello Anna'));
    const second = await render(page('Hello Emil'), { session: emil });
    expect(first).toBe(
      '<main><p>Hello Anna</p><div data-deferred=""><!--$--><a href="/skis">Skis</a><!--/$--></div>' +
        '<div data-deferred=""><!--$--><a href="/skis">Goggles</a><!--/$--></div><p>The end</p></main>',
    );
    expect(second).toBe(first.replace('Hello Anna', 'Hello Emil'));
    expect(renderings).toEqual(['Skis', 'Goggles']);
  });

  it('shows none of 200 members whose pages are rendered at the same time the name of another', async () => {
    const Greeting = () => <p>Hello {useSession().userName}</p>;
    const Nosy = shareOnServer(function Nosy(_props: object) {
      return <p>Hello {useSession().userName}</p>;
    });
    const groups = 3;
    const members = Array.from({ length: 200 }, (_, index) => ({
      ...anna,
      id: index + 1,
      name: `Member-${index}.`,
      group: 1 + (index % groups),
    }));
    for (const session of members.slice(0, groups)) await render(<Links label="Skis" />, { session });
    const pages = await Promise.all(
      members.map(async (session) => {
        const page = (
          <>
            <Greeting />
            <Links label="Skis" />
            <Nosy />
          </>
        );
        await new Promise((resolve) => setTimeout(resolve, session.id % 7));
        return render(page, { session });
      }),
    );
    for (const [index, html] of pages.entries())
      expect(html.match(/Member-\d+\./g)).toEqual([`Member-${index}.`]);
    expect(renderings).toHaveLength(groups);
  });

  it.each<[string, Changes]>([
    ['another customer group', { session: { ...anna, group: 3 } }],
    ['members who have not confirmed their address', { session: { ...anna, is_confirmed: true } }],
    ['another store', { store: { ...defaultStore, id: 6 } }],
    ['another variation of an experiment', { experiments: { layout: 'b' } }],
    ['a host for editors', { isTestHost: true }],
    ['other releases', { snapshot: { ...snapshot, revision: 2 } }],
    ['another answer that is the same for every visitor', { menu: { items: 'Boots' } }],
  ])('is rendered again for %s', async (_what, changes) => {
    await render(<Links label="Skis" />);
    await render(<Links label="Skis" />, changes);
    expect(renderings).toEqual(['Skis', 'Skis']);
    await render(<Links label="Skis" />, changes);
    expect(renderings).toEqual(['Skis', 'Skis']);
  });

  it('of a guest’s page, which is cached as a whole, is rendered with the page’s own location', async () => {
    const Referer = shareOnServer(function Referer(_props: object) {
      return <a href={`/login?referer=${useLocation().pathname}`}>Members’ price</a>;
    });
    const session = guestSessionData(defaultStore);
    for (const path of ['/products/skis', '/products/boots'])
      expect(await render(<Referer />, { session, path })).toContain(`referer=${path}"`);
  });

  it('that reads the location is kept for this location', async () => {
    const Here = shareOnServer(function Here(_props: object) {
      const { pathname, search } = useLocation();
      renderings.push(pathname + search);
      return <p>{pathname + search}</p>;
    });
    for (const path of ['/reset?token=secret', '/skis', '/skis', '/skis?p=2'])
      expect(await render(<Here />, { path })).toContain(`<p>${path}</p>`);
    expect(renderings).toEqual(['/reset?token=secret', '/skis', '/skis?p=2']);
  });

  it('is rendered again for other props, and not for other components with the same props', async () => {
    const Others = shareOnServer(({ label }: { label: string }) => <b>{label}</b>);
    await render(<Links label="Skis" />);
    expect(await render(<Links label="Boots" />)).toContain('>Boots</a>');
    expect(await render(<Others label="Skis" />)).toContain('<b>Skis</b>');
  });

  it('has nothing personal: session, queries', async () => {
    const Curious = shareOnServer(function Curious(_props: object) {
      const shop = useShop();
      const useItems = (name: string) =>
        useQuery({ queryKey: [name], queryFn: () => ({ items: '' }), enabled: false }).data?.items ??
        'nothing';
      return (
        <p>
          {JSON.stringify([useSession(), shop.session])}
          <b>{[useItems(navigation.name), useItems('account-orders')].join(', ')}</b>
        </p>
      );
    });
    const html = await render(<Curious />);
    expect(html).toContain('isUserLoggedIn&quot;:true');
    expect(html).toContain('group&quot;:2');
    expect(html).toContain('<b>Skis, nothing</b>');
    for (const secret of ['Anna', 'Berg', 'anna@example.com', 'Order', '"id":7'])
      expect(html.replaceAll('&quot;', '"')).not.toContain(secret);
  });

  it('that shows the time is rendered again in the next second, unlike others', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_500);
    const Clock = shareOnServer(function Clock(_props: object) {
      return <time>{useShop().serverTime}</time>;
    });
    const page = (
      <>
        <Clock />
        <Links label="Skis" />
      </>
    );
    const first = await render(page);
    expect(first).toContain('<time>1000000</time>');
    now.mockReturnValue(1_000_900);
    expect(await render(page)).toBe(first);
    now.mockReturnValue(1_001_100);
    expect(await render(page)).toContain('<time>1001000</time>');
    expect(renderings).toEqual(['Skis']);
  });

  it('that throws is not kept', async () => {
    let isBroken = true;
    const Fragile = shareOnServer(
      deferHydration(function Fragile(_props: object) {
        if (isBroken) throw new Error('a bug');
        return <p>Repaired</p>;
      }),
    );
    expect(await render(<Fragile />)).not.toContain('Repaired');
    isBroken = false;
    expect(await render(<Fragile />)).toContain('Repaired');
  });

  it.each<[string, (points: Promise<string>) => ReactNode, string]>([
    [
      'throws',
      () => {
        throw new Error('a bug');
      },
      'No points',
    ],
    ['waits for its data', use, '500 points'],
  ])('is complete and kept beside a personal part that %s', async (_what, read, expected) => {
    const Personal = ({ points }: { points: Promise<string> }) => <p>{read(points)}</p>;
    for (const session of [anna, emil]) {
      const points = new Promise<string>((resolve) => setTimeout(resolve, 50, '500 points'));
      const html = await render(
        <>
          <Links label="Skis" />
          <Suspense fallback={<p>No points</p>}>
            <Personal points={points} />
          </Suspense>
          <Links label="Goggles" />
        </>,
        { session },
      );
      expect(html).toMatch(new RegExp(`Skis</a>.*<p>${expected}</p>.*Goggles</a>`, 's'));
    }
    expect(renderings).toEqual(['Skis', 'Goggles']);
  });

  it('is not kept if it has ids of React or props that are no data', async () => {
    const WithId = shareOnServer(function WithId(_props: object) {
      renderings.push('with id');
      return <p id={useId()}>Text</p>;
    });
    const WithChildren = shareOnServer(({ children }: { children: ReactNode }) => <div>{children}</div>);
    await render(<WithId />);
    await render(<WithId />);
    expect(renderings).toEqual(['with id', 'with id']);
    expect(warnings).toEqual([
      [{ html: expect.stringContaining('>Text</p>') }, 'a part with ids of useId is rendered for every page'],
    ]);
    for (const text of ['One', 'Two'])
      expect(await render(<WithChildren>{<i>{text}</i>}</WithChildren>)).toContain(`<i>${text}</i>`);
  });

  it('is rendered again for other values of a Map', async () => {
    const Sizes = shareOnServer(({ sizes }: { sizes: Map<string, string> }) => <p>{sizes.get('own')}</p>);
    expect(await render(<Sizes sizes={new Map([['own', '170 cm']])} />)).toContain('170 cm');
    expect(await render(<Sizes sizes={new Map([['own', '180 cm']])} />)).toContain('180 cm');
  });

  it('is not taken from content that has the form of its marks', async () => {
    const content = '<template data-part="00000000-0000-0000-0000-000000000000-found-0"></template>';
    const html = await render(
      <>
        <Links label={content} />
        <div dangerouslySetInnerHTML={{ __html: content }} />
      </>,
    );
    expect(html).toContain(`<div>${content}</div>`);
  });
});
