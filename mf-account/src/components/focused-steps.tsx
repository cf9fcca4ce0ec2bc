import { useEffect, useRef, type ReactNode } from 'react';

export interface FocusedStepsProps {
  /** Name of the shown step. */
  step: string;
  children: ReactNode;
}

/**
 * Moves the focus to the heading when another step is shown, as after a navigation to another page. The shell does so for
 * other paths only, and these steps differ in their query. Not for the step that the page was opened with.
 */
export function FocusedSteps({ step, children }: FocusedStepsProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = box.current?.querySelector('h1');
    if (heading === null || heading === undefined) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [step]);
  return <div ref={box}>{children}</div>;
}
