/** Renders the parameters of a URL as fields of a form, which would otherwise replace them. */
export function HiddenFields({ url }: { url: string }) {
  const query = new URLSearchParams(url.split('?')[1]);
  return [...query].map(([name, value], index) => (
    <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
  ));
}
