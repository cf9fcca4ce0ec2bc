import type { PageMeta } from 'shared-contracts/api/shop';

/** Title and metadata of the page; React lifts them into the head, on both sides. */
export function PageHead({ meta }: { meta: PageMeta }) {
  return (
    <>
      <title>{meta.title}</title>
      {meta.description ? <meta name="description" content={meta.description} /> : null}
      <meta name="robots" content={meta.robots} />
      {meta.canonical ? <link rel="canonical" href={meta.canonical} /> : null}
      {meta.alternates.map((alternate) => (
        <link key={alternate.hreflang} rel="alternate" hrefLang={alternate.hreflang} href={alternate.href} />
      ))}
      <meta property="og:title" content={meta.title} />
    </>
  );
}
