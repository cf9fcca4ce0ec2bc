import { useState, type ReactNode } from 'react';
import { failureFromSearch } from 'shared-forms/failure';
import { FormattedMessage, type PageParams } from 'shared-runtime';
import { ActionForm, type ActionFormProps } from './action-form.tsx';
import { Notice } from './notice.tsx';

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
  const [notice, setNotice] = useState(() => ({ isShown: search['status'] === 'saved', attempt: 0 }));
  return (
    <>
      {notice.isShown ? (
        <Notice key={notice.attempt} takesFocus={notice.attempt > 0}>
          {saved}
        </Notice>
      ) : null}
      <ActionForm
        {...form}
        failure={failureFromSearch(search)}
        send={(data) => {
          setNotice(({ attempt }) => ({ isShown: false, attempt }));
          return send(data);
        }}
        onDone={() => setNotice(({ attempt }) => ({ isShown: true, attempt: attempt + 1 }))}
      >
        <FormattedMessage id="preferences.save" />
      </ActionForm>
    </>
  );
}
