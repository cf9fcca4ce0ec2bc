import type { BrowserContext, Page } from '@playwright/test';
import { framesPage } from '../../../scripts/testing/third-parties/third-party-config.ts';
import {
  consentCookie,
  followThirdParties,
  type ConsentChoice,
  type ThirdParties,
} from '../../fixtures/consent.ts';
import { pisteSkis } from '../../fixtures/demo-products.ts';
import { Member } from '../../fixtures/member.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';
import { servicesShopUrl, thirdPartyPort } from '../../stack/addresses.ts';

/** Services that load with a page, by the group that allows them. */
const pageServices = {
  default: ['badge', 'stats'],
  functional: ['heatmap', 'reviews'],
  advertising: ['analytics', 'tag'],
};

/** Frames of {@link framesPage}, by the group that allows them. */
const pageFrames = { default: [], functional: ['player'], advertising: ['ads'] };

type Groups = Record<'default' | 'functional' | 'advertising', readonly string[]>;

const choices: { name: string; choice: ConsentChoice | null }[] = [
  { name: 'before an answer', choice: null },
  { name: 'with everything rejected', choice: {} },
  { name: 'with functional accepted', choice: { functional: true } },
  { name: 'with advertising accepted', choice: { advertising: true } },
  { name: 'with everything accepted', choice: { functional: true, advertising: true } },
];

/** Returns the hosts that may be requested after the choice; none before an answer. */
function allowed(groups: Groups, choice: ConsentChoice | null): string[] {
  if (choice === null) return [];
  return [
    ...(choice.functional === true || choice.advertising === true ? groups.default : []),
    ...(choice.functional === true ? groups.functional : []),
    ...(choice.advertising === true ? groups.advertising : []),
  ].toSorted();
}

const pages = [
  { path: '/', frames: false },
  { path: pisteSkis.path, frames: false },
  { path: `/${framesPage}`, frames: true },
];

/** Records the hosts that a browser requests besides the shop. */
function watchRequests(context: BrowserContext, origin: string): () => string[] {
  const hosts = new Set<string>();
  context.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && `http://${host}` !== origin) hosts.add(host);
  });
  return () => [...hosts].toSorted();
}

const hostsOf = (names: readonly string[]) => names.map((name) => `${name}.localhost:${thirdPartyPort}`);

/** Waits until the services that may load with the page have been started. */
async function servicesStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('consent:services-started').length > 0);
}

async function expectRequested(thirdParties: ThirdParties, names: readonly string[]): Promise<void> {
  await expect
    .poll(async () => (await thirdParties.hosts()).filter((host) => host !== 'collect'))
    .toEqual(names);
}

for (const visitor of ['guest', 'member'] as const) {
  for (const { name, choice } of choices) {
    test(`the browser of a ${visitor} ${name} loads exactly the services of the accepted groups`, async ({
      shop,
      page,
      context,
      playwright,
    }) => {
      const requested = watchRequests(context, servicesShopUrl);
      const thirdParties = await followThirdParties(context);
      if (choice !== null)
        await context.addCookies([await consentCookie({ url: servicesShopUrl, ...choice })]);
      if (visitor === 'member') await signInAt(shop, page, await newMember(playwright));
      for (const { path, frames } of pages) {
        await thirdParties.forget();
        await shop.open(`${servicesShopUrl}${path}`);
        await servicesStarted(page);
        // Frames below the first screen load when they are near it.
        if (frames) await shop.main.getByText('Unlisted').scrollIntoViewIfNeeded();
        const names = [...allowed(pageServices, choice), ...(frames ? allowed(pageFrames, choice) : [])];
        await expectRequested(thirdParties, names.toSorted());
        for (const { cookie, referer, origin } of await thirdParties.requests()) {
          expect(cookie ?? '', 'no cookie of the shop leaves it').not.toMatch(/sid|vid|cookie_consent/);
          expect([null, `${servicesShopUrl}/`], 'no address of a page leaves the shop').toContain(referer);
          expect([null, 'null'], 'a service has no origin').toContain(origin);
        }
      }
      const expected = [...allowed(pageServices, choice), ...allowed(pageFrames, choice)];
      const collect = expected.length === 0 ? [] : ['collect'];
      expect(requested(), 'nothing else leaves the browser').toEqual(
        hostsOf([...expected, ...collect]).toSorted(),
      );
      expect((await context.cookies()).filter(({ name: cookie }) => cookie === 'third_party')).toEqual([]);
    });
  }
}

type Playwright = Parameters<Parameters<typeof test>[2]>[0]['playwright'];

async function newMember(playwright: Playwright): Promise<Member> {
  const member = new Member(await playwright.request.newContext());
  await member.join();
  return member;
}

async function signInAt(shop: ShopPage, page: Page, member: Member): Promise<void> {
  await page.goto(`${servicesShopUrl}/customer/account/login`);
  await shop.ready();
  await shop.fillSignIn(shop.main, member);
  await expect(shop.accountButton).toBeVisible();
}
