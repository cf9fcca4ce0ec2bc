import type { ReactNode } from 'react';
import { consolePath } from '../change-form.ts';

export interface NoticeProps {
  /** `danger` and `warning` are alerts for screen readers, the others status messages. */
  tone: 'info' | 'success' | 'warning' | 'danger';
  title: string;
  children?: ReactNode;
}

export function Notice({ tone, title, children }: NoticeProps) {
  const isUrgent = tone === 'danger' || tone === 'warning';
  return (
    <div className={`console-notice console-notice-${tone}`} role={isUrgent ? 'alert' : 'status'}>
      <p className="console-notice-title">{title}</p>
      {children}
    </div>
  );
}

/** A whole page for a request that failed. */
export function FailurePage({ title, text }: { title: string; text: string }) {
  return (
    <div className="console-confirm">
      <h1>{title}</h1>
      <Notice tone="danger" title={text} />
      <p className="console-actions">
        <a className="console-button" href={consolePath}>
          Back to the releases
        </a>
      </p>
    </div>
  );
}
