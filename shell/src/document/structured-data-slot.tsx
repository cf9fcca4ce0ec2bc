import { structuredDataElementId } from './shop-state.ts';

/** Where the server writes the page's JSON-LD. A browser passes nothing, and React leaves in it what it finds there. */
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
