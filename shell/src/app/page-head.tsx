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
      <meta property="og:title" content={meta.og.title} />
      <meta property="og:type" content={meta.og.type} />
      <meta property="og:site_name" content={meta.og.site_name} />
      {meta.og.description ? <meta property="og:description" content={meta.og.description} /> : null}
      {meta.og.locale ? <meta property="og:locale" content={meta.og.locale} /> : null}
      {meta.og.image ? <meta property="og:image" content={meta.og.image} /> : null}
      {meta.canonical ? <meta property="og:url" content={meta.canonical} /> : null}
      <meta name="twitter:card" content={meta.og.image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
