import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Alert } from 'shared-ui';
import { backPath, savedPath } from '../../domain/preferences-path.ts';
import { PreferencesForm } from './preferences-form.tsx';
import styles from './preferences-page.module.css';

/** The preferences as a page: for the footer, and for browsers without JavaScript. */
export function PreferencesPage({ params: { search } }: { params: PageParams }) {
  const back = backPath(search);
  const [savedCount, setSavedCount] = useState(0);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <FormattedMessage id="preferences.title" />
      </h1>
      {savedCount > 0 ? (
        <Notice key={savedCount} takesFocus>
          <FormattedMessage id="preferences.saved" />
        </Notice>
      ) : (
        <PostedResult search={search} />
      )}
      <PreferencesForm
        headingLevel={2}
        back={savedPath(back)}
        onSaved={() => setSavedCount((count) => count + 1)}
      />
      {back === null ? null : (
        <p>
          <Link to={back} className={styles.back}>
            <FormattedMessage id="preferences.back" />
          </Link>
        </p>
      )}
    </div>
  );
}

/** What a post without JavaScript has done. */
function PostedResult({ search }: Pick<PageParams, 'search'>) {
  if (search['form_error'] !== undefined) {
    return (
      <Notice kind="danger">
        <FormattedMessage id="preferences.failed.text" />
      </Notice>
    );
  }
  if (search['status'] !== 'saved') return null;
  return (
    <Notice>
      <FormattedMessage id="preferences.saved" />
    </Notice>
  );
}

interface NoticeProps {
  kind?: 'success' | 'danger';
  /** True after an answer on this page. @default false */
  takesFocus?: boolean;
  children: ReactNode;
}

function Notice({ kind = 'success', takesFocus = false, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className={styles.notice}>
      <Alert kind={kind}>
        <p>{children}</p>
      </Alert>
    </div>
  );
}
