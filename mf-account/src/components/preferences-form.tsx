import type { ReactNode } from 'react';
import { failureFromSearch } from 'shared-forms/failure';
import { FormattedMessage, type PageParams } from 'shared-runtime';
import { ActionForm, type ActionFormProps } from './action-form.tsx';
import { ResultNotice, usePageResult } from './result-notice.tsx';

export interface PreferencesFormProps extends Pick<
  ActionFormProps,
  'action' | 'back' | 'hidden' | 'send' | 'footer'
> {
  /** Query of the page, which has the result of a post without JavaScript. */
  search: PageParams['search'];
  /** Text after the preferences were stored. */
  saved: ReactNode;
  fields: ReactNode;
}

/** Checkboxes, a button that stores them, and the result. */
export function PreferencesForm({ search, saved, send, ...form }: PreferencesFormProps) {
  const texts = { saved };
  const result = usePageResult(texts, search);
  return (
    <>
      <ResultNotice result={result} texts={texts} />
      <ActionForm
        {...form}
        failure={failureFromSearch(search)}
        send={(data) => {
          result.clear();
          return send(data);
        }}
        onDone={() => result.show('saved')}
      >
        <FormattedMessage id="preferences.save" />
      </ActionForm>
    </>
  );
}
