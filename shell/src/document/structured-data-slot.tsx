import { structuredDataElementId } from './shop-state.ts';

/** Element for the page's JSON-LD. In the browser `html` is empty, and React keeps the server's content. */
export function StructuredDataSlot({ html }: { html: string }) {
  return (
    <div
      id={structuredDataElementId}
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
