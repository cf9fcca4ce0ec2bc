import type { ComponentType } from 'react';
import { useShell } from '../shop/shell-context.ts';

export type ServerOnlyPart =
  'drawer-links' | 'reassurance' | 'badges' | 'store-switch' | 'store-switch-button';
export type ServerOnlyParts = Record<ServerOnlyPart, ComponentType>;

const nothing = { __html: '' };

/**
 * A place that only the server draws. Neither its script nor its data comes with the page: a browser is told of an
 * element whose content is none of React's business, and React leaves in it what it finds there.
 */
export function ServerOnly({ part }: { part: ServerOnlyPart }) {
  const Part = useShell().serverOnly?.[part];
  if (Part)
    return (
      <div>
        <Part />
      </div>
    );
  return <div suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
}
