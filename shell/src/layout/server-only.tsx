import type { ComponentType } from 'react';
import { useShell } from '../shop/shell-context.ts';

export type StillPart = 'drawer-links' | 'reassurance' | 'badges' | 'store-switch' | 'store-switch-button';
export type StillParts = Record<StillPart, ComponentType>;

const nothing = { __html: '' };

/**
 * A place that only the server draws. Neither its script nor its data comes with the page: a browser is told of an
 * element whose content is none of React's business, and React leaves in it what it finds there.
 */
export function Still({ part }: { part: StillPart }) {
  const Part = useShell().still?.[part];
  if (Part)
    return (
      <div>
        <Part />
      </div>
    );
  return <div suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
}
