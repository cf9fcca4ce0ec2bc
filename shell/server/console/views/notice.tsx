import type { ReactNode } from 'react';

export interface NoticeProps {
  /** Danger and warning interrupt whoever listens, the others wait. */
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
