import type { ConsentGroup, ConsentLists } from 'shared-contracts/consent/consent-groups';
import type { ConsentWording, ThirdPartyService } from 'shared-contracts/consent/third-party-services';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { Switch } from 'shared-ui';
import { useRejectsAdvertising } from '../../components/use-browser-facts.ts';
import type { ConsentChoice } from '../../domain/choices.ts';
import { frameSites } from '../../domain/frame-sites.ts';
import { ServiceList } from './service-list.tsx';
import styles from './preferences.module.css';

export interface ConsentGroupsProps {
  wording: ConsentWording | undefined;
  services: readonly ThirdPartyService[];
  /** Frames of other sites that pages may show; undefined until they are known. */
  frames: ConsentLists | undefined;
  /** What is stored. */
  choice: ConsentChoice;
  headingLevel: 2 | 3;
}

/** A switch for each group that may be rejected, with its services. Checkboxes without JavaScript. */
export function ConsentGroups({ wording, services, frames, choice, headingLevel }: ConsentGroupsProps) {
  const intl = useIntl();
  const isRejected = useRejectsAdvertising();
  const contentOf = (group: ConsentGroup) => ({
    services: services.filter((each) => each.group === group),
    sites: frameSites(frames?.[group] ?? []),
  });
  const ofDefault = contentOf('default');
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.groups}>
      <Switch
        label={intl.formatMessage({ id: 'preferences.essential' })}
        {...(wording && { hint: wording.essential })}
        defaultChecked
        disabled
      />
      {ofDefault.services.length + ofDefault.sites.length > 0 ? (
        <div className={styles.group}>
          <Heading className={styles.groupTitle}>
            <FormattedMessage id="preferences.default" />
          </Heading>
          <p className={styles.hint}>
            <FormattedMessage id="preferences.default.hint" />
          </p>
          <GroupContent {...ofDefault} />
        </div>
      ) : null}
      <div className={styles.group}>
        <Switch
          name="accepted_functional"
          value="true"
          label={intl.formatMessage({ id: 'preferences.functional' })}
          {...(wording && { hint: wording.functional })}
          defaultChecked={choice.accepted_functional}
        />
        <GroupContent {...contentOf('functional')} />
      </div>
      <div className={styles.group}>
        <Switch
          // The browser may reject what was accepted before; the server does not know it of a cached page.
          key={String(isRejected)}
          name="accepted_advertising"
          value="true"
          label={intl.formatMessage({ id: 'preferences.advertising' })}
          {...(wording && { hint: wording.advertising })}
          defaultChecked={choice.accepted_advertising && !isRejected}
          disabled={isRejected}
          {...(isRejected && { 'aria-describedby': rejectedId })}
        />
        {isRejected ? (
          <p id={rejectedId} className={styles.rejected}>
            <FormattedMessage id="consent.rejectedByBrowser" />
          </p>
        ) : null}
        <GroupContent {...contentOf('advertising')} />
      </div>
    </div>
  );
}

interface GroupContentProps {
  services: readonly ThirdPartyService[];
  /** Hosts whose frames are shown. */
  sites: readonly string[];
}

/** What of others the group allows. */
function GroupContent({ services, sites }: GroupContentProps) {
  return (
    <>
      <ServiceList services={services} />
      {sites.length > 0 ? (
        <p className={styles.hint}>
          <FormattedMessage id="preferences.frames" values={{ sites: sites.join(', ') }} />
        </p>
      ) : null}
    </>
  );
}

/** The preferences are shown once at a time: the overlay covers the page. */
const rejectedId = 'advertising-rejected';
