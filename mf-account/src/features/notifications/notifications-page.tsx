import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths, type NewsletterLink } from 'shared-contracts/routes';
import { FormattedMessage, useIntl, useSession, useShop, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink, Checkbox } from 'shared-ui';
import { notificationSettingsQuery, useSaveReminders } from '../../api/notification-settings.ts';
import { AccountCard } from '../../components/account-card.tsx';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { EntryPage } from '../../components/entry-page.tsx';
import { Notice } from '../../components/notice.tsx';
import { PreferencesForm } from '../../components/preferences-form.tsx';
import { newsletterLinkOf, notificationsPath } from '../../domain/newsletter-link.ts';
import styles from '../../components/preferences.module.css';

/** Which reminders are mailed, of the newsletter link that opened the page, or of the member without one. */
export function NotificationsPage({ params }: { params: PageParams }) {
  const { isUserLoggedIn } = useSession();
  const link = newsletterLinkOf(params.search);
  // The shell leaves this page after sign-out. Until then no data of the member may stay on screen.
  if (link === null && !isUserLoggedIn) return null;
  return <Settings link={link} search={params.search} />;
}

interface SettingsProps {
  link: NewsletterLink | null;
  search: PageParams['search'];
}

function Settings({ link, search }: SettingsProps) {
  const intl = useIntl();
  const session = useSession();
  const { data } = useQuery(notificationSettingsQuery(useShop(), link));
  // A link may be of another account than the session.
  const isOwn = link === null || (session.isUserLoggedIn && session.email === data?.email);
  const saveReminders = useSaveReminders(link, isOwn);
  if (data === null) return <InvalidLink />;
  if (data === undefined) return null;
  const { email, unsubscribe_abandoned_basket: isUnsubscribed } = data;
  const form = (
    <PreferencesForm
      action="/form/newsletter-additional-shopping-notifications"
      back={notificationsPath(link)}
      hidden={{ ...link }}
      search={search}
      saved={<FormattedMessage id="preferences.saved" />}
      send={(form) => saveReminders(form.has(field))}
      fields={
        <div className={styles.boxes}>
          <Checkbox
            // Another tab may change it.
            key={String(isUnsubscribed)}
            name={field}
            value="1"
            label={intl.formatMessage({ id: 'notifications.basket' })}
            hint={intl.formatMessage({ id: 'notifications.basket.hint' })}
            defaultChecked={!isUnsubscribed}
          />
        </div>
      }
    />
  );
  return (
    <SettingsLayout isOwn={isOwn} lead={<FormattedMessage id="notifications.lead" values={{ email }} />}>
      {form}
    </SettingsLayout>
  );
}

const field = 'subscribe_abandoned_basket';

/** The navigation of the account is for its member only. A newsletter link opens nothing else. */
function SettingsLayout({ isOwn, lead, children }: { isOwn: boolean; lead: ReactNode; children: ReactNode }) {
  if (!isOwn) {
    return (
      <EntryPage title={<FormattedMessage id="account.notifications" />} lead={lead}>
        {children}
      </EntryPage>
    );
  }
  return (
    <AccountLayout page="notifications-preferences" lead={lead}>
      <AccountCard>{children}</AccountCard>
    </AccountLayout>
  );
}

function InvalidLink() {
  return (
    <EntryPage title={<FormattedMessage id="account.notifications" />}>
      <Notice kind="warning">
        <FormattedMessage id="failure.newsletterLink" />
      </Notice>
      {/* Guests sign in first. */}
      <ButtonLink as={Link} to={paths.notifications} fullWidth>
        <FormattedMessage id="notifications.own" />
      </ButtonLink>
    </EntryPage>
  );
}
