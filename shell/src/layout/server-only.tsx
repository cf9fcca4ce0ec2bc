import type { ComponentType } from 'react';
import { useShell } from '../shop/shell-context.ts';

export type ServerOnlyPart =
  'drawer-links' | 'reassurance' | 'badges' | 'store-switch' | 'store-switch-button';
export type ServerOnlyParts = Record<ServerOnlyPart, ComponentType>;

const nothing = { __html: '' };

/**
 * Renders a part on the server only; neither its code nor its data is sent to the browser. In the browser the element
 * has unknown inner HTML, which React keeps.
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
