import { useShell, type ServerOnlyPart } from './shell-context.ts';

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
