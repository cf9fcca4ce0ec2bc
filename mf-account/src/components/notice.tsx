import { useEffect, useRef, type ReactNode } from 'react';
import { Alert, type AlertProps } from 'shared-ui';

export interface NoticeProps extends Pick<AlertProps, 'kind'> {
  /** True if it replaces the form that had the focus, which would otherwise be lost. @default false */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Shows the result of a form in its place. */
export function Notice({ kind = 'success', takesFocus = false, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert kind={kind}>
        <p>{children}</p>
      </Alert>
    </div>
  );
}
