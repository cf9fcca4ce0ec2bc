import type { ConsentGroup } from 'shared-contracts/consent/consent-groups';
import type { ThirdPartyService, ThirdPartyServiceKey } from 'shared-contracts/consent/third-party-services';

/** Returns a service as the API describes it. */
export function service(
  key: ThirdPartyServiceKey,
  group: ConsentGroup,
  change: Partial<ThirdPartyService> = {},
): ThirdPartyService {
  return {
    key,
    group,
    script: `https://${key.toLowerCase()}.example/script.js`,
    origins: [],
    name: `Snow ${key}`,
    provider: `${key} Ltd`,
    privacyUrl: `https://${key.toLowerCase()}.example/privacy`,
    retentionDays: 90,
    settings: { id: `${key}-1` },
    purpose: `What ${key} is for.`,
    ...change,
  };
}
