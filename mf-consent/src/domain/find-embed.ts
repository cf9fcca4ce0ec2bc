import {
  consentGroupOf,
  type ConsentGroup,
  type ConsentLists,
} from 'shared-contracts/consent/consent-groups';
import { embedPath } from 'shared-contracts/consent/service-messages';
import type { ThirdPartyService } from 'shared-contracts/consent/third-party-services';

/** What `consent/embed` shows. */
export type Embed =
  | { kind: 'frame'; group: ConsentGroup; src: string; provider: string; link: string }
  | {
      kind: 'service';
      group: ConsentGroup;
      service: ThirdPartyService;
      provider: string;
      link: string | null;
    }
  /** The store may not show it; `link` is null for what is no page of the web. */
  | { kind: 'none'; link: string | null };

/** Returns the frame of another site, if a list of the store has its URL. */
export function findFrame(url: string, lists: ConsentLists | undefined): Embed {
  const group = lists === undefined ? null : consentGroupOf(url, lists);
  if (group === null) return { kind: 'none', link: isWebPage(url) ? url : null };
  return { kind: 'frame', group, src: embedPath(url), provider: new URL(url).host, link: url };
}

/** Returns a service that a page shows, if the store has it. */
export function findService(key: string, services: readonly ThirdPartyService[]): Embed {
  const service = services.find((each) => each.key === key);
  if (!service) return { kind: 'none', link: null };
  const { group, provider, privacyUrl } = service;
  return { kind: 'service', group, service, provider, link: privacyUrl };
}

function isWebPage(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}
