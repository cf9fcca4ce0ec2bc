import { dataExport } from 'shared-contracts/descriptors/privacy';
import { paths } from 'shared-contracts/routes';
import { FormattedDate, FormattedMessage } from 'shared-runtime';
import { ButtonLink } from 'shared-ui';
import { useRequestExport, type PrivacyStatus } from '../../api/privacy.ts';
import { AccountCard } from '../../components/account-card.tsx';
import { ActionForm } from '../../components/action-form.tsx';
import styles from './privacy.module.css';

export interface DataExportProps {
  status: PrivacyStatus;
  onRequested: () => void;
}

/** Requests the file with the member's data, and offers it when it is ready. */
export function DataExport({ status: { export: latest, nextExportAt }, onRequested }: DataExportProps) {
  const requestExport = useRequestExport();
  const expiresAt = latest?.expiresAt ?? null;
  return (
    <AccountCard heading={<FormattedMessage id="privacy.export.title" />}>
      <div className={styles.facts}>
        <p>
          <FormattedMessage id="privacy.export.text" />
        </p>
        {latest !== null && expiresAt === null ? (
          <p>
            <FormattedMessage id="privacy.export.preparing" />
          </p>
        ) : null}
      </div>
      {expiresAt === null ? null : (
        <>
          <ButtonLink href={dataExport.path}>
            <FormattedMessage id="privacy.export.download" />
          </ButtonLink>
          <p className={styles.hint}>
            <FormattedMessage
              id="privacy.export.until"
              values={{ date: <FormattedDate key="date" value={expiresAt} dateStyle="long" /> }}
            />
          </p>
        </>
      )}
      {nextExportAt === null ? (
        <ActionForm
          action="/form/data-export-request"
          back={paths.privacy}
          send={requestExport}
          onDone={onRequested}
          variant={expiresAt === null ? 'primary' : 'secondary'}
        >
          <FormattedMessage id={expiresAt === null ? 'privacy.export.request' : 'privacy.export.again'} />
        </ActionForm>
      ) : (
        <p className={styles.hint}>
          <FormattedMessage
            id="privacy.export.next"
            values={{
              date: <FormattedDate key="date" value={nextExportAt} dateStyle="long" />,
              time: <FormattedDate key="time" value={nextExportAt} timeStyle="short" />,
            }}
          />
        </p>
      )}
    </AccountCard>
  );
}
