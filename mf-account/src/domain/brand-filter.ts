/** Letters that Unicode does not decompose, and their usual spelling in ASCII, as in the search of the shop. */
const unaccented: Readonly<Record<string, string>> = { ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', đ: 'd', ł: 'l' };

/** Returns a text without case and accents, so that `rak` finds `Råk`, and `jok` finds `Jøkul`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[øœæßđł]/g, (letter) => unaccented[letter] ?? letter)
    .trim();
}

/** Returns the ids of the brands whose name contains the text; all for a blank one. */
export function brandsMatching(
  brands: readonly { id: number; name: string }[],
  text: string,
): ReadonlySet<number> {
  const wanted = plain(text);
  return new Set(brands.filter(({ name }) => plain(name).includes(wanted)).map(({ id }) => id));
}

const fieldPattern = /^brands\[(\d{1,9})\]$/;

/** Name of the field that follows a brand, as the API reads it from a form. */
export const brandField = (id: number) => `brands[${id}]`;

/** Returns the ids of the brands whose checkboxes are checked in a form. */
export function followedBrandsOf(data: FormData): number[] {
  return [...data.keys()].flatMap((name) => {
    const id = fieldPattern.exec(name)?.[1];
    return id === undefined ? [] : [Number(id)];
  });
}
