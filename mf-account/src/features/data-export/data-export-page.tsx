import { dataExport } from 'shared-contracts/descriptors/privacy';
import { exportTtlDays } from 'shared-contracts/forms/privacy';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { EntryPage } from '../../components/entry-page.tsx';
import { Notice } from '../../components/notice.tsx';
import { mailedLinkOf } from '../../domain/mailed-link.ts';

/**
 * The page of a mailed link, whose button downloads the member's data. The mail does not link the file itself: programs
 * that check the links of mails would load it.
 */
export function DataExportPage({ params: { search } }: { params: PageParams }) {
  const link = search['form_error'] === undefined ? mailedLinkOf(search) : null;
  return (
    <EntryPage
      title={<FormattedMessage id="dataExport.title" />}
      lead={
        link === null ? undefined : <FormattedMessage id="dataExport.lead" values={{ days: exportTtlDays }} />
      }
    >
      {link === null ? (
        <>
          <Notice kind="warning">
            <FormattedMessage id="dataExport.invalid" />
          </Notice>
          <ButtonLink as={Link} to={paths.privacy} variant="secondary" fullWidth>
            <FormattedMessage id="dataExport.privacy" />
          </ButtonLink>
        </>
      ) : (
        <ButtonLink href={downloadOf(link)} fullWidth>
          <FormattedMessage id="privacy.export.download" />
        </ButtonLink>
      )}
    </EntryPage>
  );
}

function downloadOf({ id, token }: { id: number; token: string }): string {
  return `${dataExport.path}?id=${id}&token=${encodeURIComponent(token)}`;
}
