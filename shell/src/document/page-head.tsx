import type { PageMeta } from 'shared-contracts/api/shop';

/**
 * Renders title and metadata, which React moves into the head.
 *
 * @param title of a screen without a route; then `meta.title` is the shop's name
 */
export function PageHead({ meta, title }: { meta: PageMeta; title?: string | undefined }) {
  return (
    <>
      <title>{title === undefined ? meta.title : `${title} | ${meta.title}`}</title>
      {meta.description ? <meta name="description" content={meta.description} /> : null}
      <meta name="robots" content={meta.robots} />
      {meta.canonical ? <link rel="canonical" href={meta.canonical} /> : null}
      {meta.alternates.map(({ hreflang, href }) => (
        <link key={`${hreflang} ${href}`} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <PreviewHead meta={meta} />
    </>
  );
}

/** Metadata for link previews. */
function PreviewHead({ meta: { og, canonical } }: { meta: PageMeta }) {
  return (
    <>
      <meta property="og:title" content={og.title} />
      {og.description ? <meta property="og:description" content={og.description} /> : null}
      <meta property="og:type" content={og.type} />
      {canonical ? <meta property="og:url" content={canonical} /> : null}
      {og.image ? <meta property="og:image" content={og.image} /> : null}
      <meta property="og:locale" content={og.locale} />
      <meta property="og:site_name" content={og.site_name} />
      <meta name="twitter:card" content={og.image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
