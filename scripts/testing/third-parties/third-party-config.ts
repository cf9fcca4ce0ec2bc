import type { ShopRecordInput } from 'storefront-ports/import-format';
import type { FullStoreConfig, StoreConfig } from 'shared-contracts/api/shop';
import type { ConsentGroup } from 'shared-contracts/consent/consent-groups';
import type { ThirdPartyServiceKey } from 'shared-contracts/consent/third-party-services';

/** Store with every service, and store whose services are hostile. Only tests that concern services open them. */
export const thirdPartyStores = { all: 25, hostile: 9 } as const;

export const thirdPartyHosts = { all: 'fi.localhost', hostile: 'be.localhost' } as const;

/** Identifier of the editorial page with frames of other sites. */
export const framesPage = 'frames-of-others';

/** Host of each service and, for those of a hostile store, the path of its script. */
const services = {
  tagManager: { host: 'tag', hostile: 'reads' },
  analytics: { host: 'analytics', hostile: 'throws' },
  webAnalytics: { host: 'stats', hostile: 'writes' },
  heatmap: { host: 'heatmap', hostile: 'never' },
  chat: { host: 'chat', hostile: 'loops' },
  helpWidget: { host: 'help', hostile: 'floods' },
  reviews: { host: 'reviews', hostile: 'reads' },
  trustBadge: { host: 'badge', hostile: 'throws' },
} as const satisfies Record<ThirdPartyServiceKey, { host: string; hostile: string }>;

const groups = {
  default: ['stats', 'badge'],
  functional: ['chat', 'help', 'heatmap', 'reviews'],
  advertising: ['tag', 'analytics'],
} as const;

/** Returns the host and port under which the stand-in answers. */
const hostOf = (name: string, port: number) => `${name}.localhost:${port}`;

function listsOf(names: Readonly<Record<ConsentGroup, readonly string[]>>, port: number) {
  const rows = Object.entries(names).map(([group, hosts]) => [
    group,
    hosts.map((host) => hostOf(host, port)),
  ]);
  return Object.fromEntries(rows) as FullStoreConfig['cookieConsentScripts'];
}

/** Returns the configuration of a store in which the stand-in at the port plays every service. */
export function thirdPartyConfig(port: number, { isHostile = false } = {}): StoreConfig {
  const sources = Object.entries(services).map(([key, { host, hostile }]) => {
    const origin = `http://${hostOf(host, port)}`;
    const source = {
      script: `${origin}/${isHostile ? hostile : 'service'}.js`,
      origins: [`http://${hostOf('collect', port)}`],
      name: `Stand-in ${host}`,
      provider: `${host} Ltd`,
      privacyUrl: `https://${host}.example/privacy`,
      retentionDays: 90,
    };
    return [key, source];
  });
  return {
    serviceSources: Object.fromEntries(sources) as FullStoreConfig['serviceSources'],
    cookieConsentScripts: listsOf(groups, port),
    cookieConsentIframes: listsOf({ default: [], functional: ['player'], advertising: ['ads'] }, port),
    tagManager: { isEnabled: true, containerId: 'GTM-1' },
    analytics: { isEnabled: true, measurementId: 'G-1' },
    webAnalytics: { isEnabled: true, siteId: 'site-1' },
    heatmap: { isEnabled: true, siteId: 'map-1' },
    chat: { isEnabled: true, widgetId: 'chat-1' },
    helpWidget: { isEnabled: true, key: 'help-1' },
    tsReviewsUrl: `https://reviews.example/shop`,
    isTrustedShopsBadgeEnabled: true,
  };
}

/** Returns the lines of an import file that configure both stores and add a page with frames. */
export function thirdPartyRecords(port: number): ShopRecordInput[] {
  const overrides = (storeId: number, config: StoreConfig) =>
    Object.entries(config).map(([key, value]) => ({ type: 'store-override' as const, storeId, key, value }));
  const frame = (origin: string, title: string) => ({
    component: 'iframe' as const,
    url: `${origin}/frame`,
    title,
    width: 640,
    height: 360,
  });
  return [
    ...overrides(thirdPartyStores.all, thirdPartyConfig(port)),
    ...overrides(thirdPartyStores.hostile, thirdPartyConfig(port, { isHostile: true })),
    {
      type: 'cms-page',
      identifier: framesPage,
      locale: 'en_GB',
      title: 'Frames of others',
      description: 'A page with frames of other sites',
      content: [
        frame(`http://${hostOf('player', port)}`, 'Film'),
        frame(`http://${hostOf('ads', port)}`, 'Offer'),
        frame('https://unlisted.example', 'Unlisted'),
      ],
    },
  ];
}
