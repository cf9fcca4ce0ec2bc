import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useIntl, useSession, type PageParams } from 'shared-runtime';
import { Checkbox } from 'shared-ui';
import { useSavePersonalisation } from '../../api/save-personalisation.ts';
import { AccountCard } from '../../components/account-card.tsx';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { PreferencesForm } from '../../components/preferences-form.tsx';
import styles from '../../components/preferences.module.css';

const siteField = 'restrict_site_personalisation';
const emailField = 'restrict_email_personalisation';

/** What may be used of what a member does. A checked checkbox allows it. For members only. */
export function PersonalisationPage({ params }: { params: PageParams }) {
  const intl = useIntl();
  const { restrictSitePersonalisation, restrictEmailPersonalisation } = useSession();
  const save = useSavePersonalisation();
  return (
    <AccountLayout page="personalisation" lead={<FormattedMessage id="personalisation.lead" />}>
      <AccountCard>
        <PreferencesForm
          action="/form/newsletter-personalisation"
          back={paths.personalisation}
          search={params.search}
          saved={<FormattedMessage id="preferences.saved" />}
          send={(data) =>
            save({
              [siteField]: !data.has(siteField),
              [emailField]: !data.has(emailField),
            })
          }
          fields={
            <div className={styles.boxes}>
              <Checkbox
                // Another tab may change it.
                key={`site-${restrictSitePersonalisation}`}
                name={siteField}
                value="false"
                label={intl.formatMessage({ id: 'personalisation.site' })}
                hint={intl.formatMessage({ id: 'personalisation.site.hint' })}
                defaultChecked={!restrictSitePersonalisation}
              />
              <Checkbox
                key={`email-${restrictEmailPersonalisation}`}
                name={emailField}
                value="false"
                label={intl.formatMessage({ id: 'personalisation.email' })}
                hint={intl.formatMessage({ id: 'personalisation.email.hint' })}
                defaultChecked={!restrictEmailPersonalisation}
              />
            </div>
          }
        />
      </AccountCard>
    </AccountLayout>
  );
}
