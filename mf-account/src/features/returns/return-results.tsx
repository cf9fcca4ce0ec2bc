import { useState, type ReactNode } from 'react';
import { failureFromSearch, FailureAlert } from 'shared-forms/failure';
import { FormattedMessage, type PageParams } from 'shared-runtime';
import { Notice } from '../../components/notice.tsx';
import { ResultNotice, usePageResult } from '../../components/result-notice.tsx';
import type { CancelOutcome } from './cancel-action.tsx';
import { cancelFailureMessages, returnFailureMessages } from './return-failures.ts';

const resultTexts = {
  requested: <FormattedMessage id="returns.requested" />,
  canceled: <FormattedMessage id="returns.canceled" />,
} satisfies Record<string, ReactNode>;

const warningTexts = {
  request: <FormattedMessage id="returns.failure.changed" />,
  cancel: <FormattedMessage id="returns.cancel.changed" />,
} satisfies Record<string, ReactNode>;

export interface ReturnResults {
  /** How many forms have been answered since the page was opened. */
  count: number;
  /** How many of them were requests for a return. */
  requestCount: number;
  showRequest: (outcome: 'requested' | 'changed') => void;
  showCancellation: (outcome: CancelOutcome) => void;
  /** The last result, for the place above the returns. */
  notice: ReactNode;
}

interface Done extends Pick<ReturnResults, 'count' | 'requestCount'> {
  warning: keyof typeof warningTexts | null;
}

const nothingDone: Done = { count: 0, requestCount: 0, warning: null };

/** Holds what the forms of returns have done, and at first what a post without JavaScript has. */
export function useReturnResults(search: PageParams['search']): ReturnResults {
  const result = usePageResult(resultTexts, search);
  const [last, setLast] = useState(nothingDone);
  const failure = last.count === 0 ? failureFromSearch(search) : null;
  const failureMessages = search['cancel'] === undefined ? returnFailureMessages : cancelFailureMessages;

  function show(kind: keyof typeof resultTexts | null, warning: keyof typeof warningTexts): void {
    const requestCount = last.requestCount + (warning === 'request' ? 1 : 0);
    setLast({ count: last.count + 1, requestCount, warning: kind === null ? warning : null });
    if (kind === null) result.clear();
    else result.show(kind);
  }

  return {
    count: last.count,
    requestCount: last.requestCount,
    showRequest: (outcome) => show(outcome === 'requested' ? 'requested' : null, 'request'),
    showCancellation: (outcome) => show(outcome === 'canceled' ? 'canceled' : null, 'cancel'),
    notice: (
      <>
        {failure ? <FailureAlert failure={failure} messages={failureMessages} /> : null}
        <ResultNotice result={result} texts={resultTexts} />
        {last.warning === null ? null : (
          <Notice key={last.count} kind="warning" takesFocus>
            {warningTexts[last.warning]}
          </Notice>
        )}
      </>
    ),
  };
}
