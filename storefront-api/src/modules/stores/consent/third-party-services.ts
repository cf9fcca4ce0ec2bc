import type { FullStoreConfig } from 'shared-contracts/api/shop';
import { consentGroupOf } from 'shared-contracts/consent/consent-groups';
import {
  thirdPartyServiceKeys,
  type ThirdPartyService,
  type ThirdPartyServiceKey,
} from 'shared-contracts/consent/third-party-services';
import type { StoreLocale } from 'shared-contracts/locales';
import { servicePurposes } from './service-purposes.ts';

type Integrations = Pick<
  FullStoreConfig,
  | 'tagManager'
  | 'analytics'
  | 'webAnalytics'
  | 'heatmap'
  | 'chat'
  | 'helpWidget'
  | 'tsReviewsUrl'
  | 'isTrustedShopsBadgeEnabled'
>;

type Settings = Record<string, string>;

/** Settings of each service; null if it is off. */
const settingsOf: Record<ThirdPartyServiceKey, (config: Integrations) => Settings | null> = {
  tagManager: ({ tagManager: { isEnabled, containerId } }) => withId(isEnabled, 'containerId', containerId),
  analytics: ({ analytics: { isEnabled, measurementId } }) =>
    withId(isEnabled, 'measurementId', measurementId),
  webAnalytics: ({ webAnalytics: { isEnabled, siteId } }) => withId(isEnabled, 'siteId', siteId),
  heatmap: ({ heatmap: { isEnabled, siteId } }) => withId(isEnabled, 'siteId', siteId),
  chat: ({ chat: { isEnabled, widgetId } }) => withId(isEnabled, 'widgetId', widgetId),
  helpWidget: ({ helpWidget: { isEnabled, key } }) => withId(isEnabled, 'key', key),
  reviews: ({ tsReviewsUrl }) => withId(true, 'tsReviewsUrl', tsReviewsUrl),
  trustBadge: ({ isTrustedShopsBadgeEnabled }) => (isTrustedShopsBadgeEnabled ? {} : null),
};

function withId(isEnabled: boolean, name: string, id: string | null): Settings | null {
  return isEnabled && id !== null && id !== '' ? { [name]: id } : null;
}

/**
 * Returns the services of others that are on in a store: those that are enabled with their id and have a source. A
 * service that no list names is in the strictest group.
 */
export function thirdPartyServices(
  config: Integrations & Pick<FullStoreConfig, 'serviceSources' | 'cookieConsentScripts'>,
  locale: StoreLocale,
): ThirdPartyService[] {
  return thirdPartyServiceKeys.flatMap((key) => {
    const source = config.serviceSources[key];
    const settings = settingsOf[key](config);
    if (source === undefined || settings === null) return [];
    const group = consentGroupOf(source.script, config.cookieConsentScripts) ?? 'advertising';
    return [{ ...source, key, group, settings, purpose: servicePurposes[locale][key] }];
  });
}
