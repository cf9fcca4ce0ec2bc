import { listingParameters } from 'shared-contracts/routes/listing-parameters';

/** Parameters that the server renders. It knows no others of the address, such as those of advertisements. */
const renderedParameters: ReadonlySet<string> = new Set(['s', 'order', 'dir', ...listingParameters]);

/** What no document may contain, or what would be no part of a term. */
const unprintable = /[\p{Cc}\p{Bidi_Control}]+/gu;

/**
 * Renders the parameters of a URL as fields of a form, which would otherwise replace them. Others are left out: the
 * browser has them in its address and the server does not, so that their fields would not match at hydration.
 */
export function HiddenFields({ url }: { url: string }) {
  const query = [...new URLSearchParams(url.split('?')[1])].filter(([name]) => renderedParameters.has(name));
  return query.map(([name, value], index) => (
    <input key={`${name}-${index}`} type="hidden" name={name} value={value.replaceAll(unprintable, ' ')} />
  ));
}
