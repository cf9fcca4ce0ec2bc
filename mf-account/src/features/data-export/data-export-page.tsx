import { dataExport } from 'shared-contracts/descriptors/privacy';
import { exportTtlDays } from 'shared-contracts/forms/privacy';
import { paths } from 'shared-contracts/routes';
import { FailureAlert, failureFromSearch, type Failure } from 'shared-forms/failure';
import { FormattedMessage, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { EntryPage } from '../../components/entry-page.tsx';
import { Notice } from '../../components/notice.tsx';
import { failureMessages } from '../../domain/form-messages.ts';
import { mailedLinkOf } from '../../domain/mailed-link.ts';

/** The API answers a link whose id or token is malformed with the second one. */
const codesOfInvalidLink: ReadonlySet<string> = new Set(['invalid_token', 'invalid_request']);

/**
 * The page of a mailed link, whose button downloads the member's data. The mail does not link the file itself: programs
 * that check the links of mails would load it.
 */
export function DataExportPage({ params: { search } }: { params: PageParams }) {
  const failure = failureFromSearch(search);
  const link = failure === null ? mailedLinkOf(search) : null;
  return (
    <EntryPage
      title={<FormattedMessage id="dataExport.title" />}
      lead={
        link === null ? undefined : <FormattedMessage id="dataExport.lead" values={{ days: exportTtlDays }} />
      }
    >
      {link === null ? (
        <>
          <WithoutFile failure={failure} />
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

/** Says why there is no file: the link is invalid, or it could not be loaded this time. */
function WithoutFile({ failure }: { failure: Failure | null }) {
  if (failure === null || codesOfInvalidLink.has(failure.code)) {
    return (
      <Notice kind="warning">
        <FormattedMessage id="dataExport.invalid" />
      </Notice>
    );
  }
  return (
    <FailureAlert failure={failure} messages={failureMessages}>
      <p>
        <FormattedMessage id="dataExport.again" />
      </p>
    </FailureAlert>
  );
}

function downloadOf({ id, token }: { id: number; token: string }): string {
  return `${dataExport.path}?id=${id}&token=${encodeURIComponent(token)}`;
}
