import { ShopError } from '../../../shop-error.ts';
import type { Choice as FullChoice } from './choice-repository.ts';

type Choice = Pick<FullChoice, 'variantId' | 'attributeId' | 'valueId'>;

/**
 * Returns the id of the variant with the chosen options. Throws `not_found`, or `option_required` with the missing
 * options.
 *
 * @param chosen attribute id → value id
 * @param field prefix of the fields that an error names
 */
export function chooseVariant(
  choices: readonly Choice[],
  chosen: Readonly<Record<string, number>>,
  field = 'options',
): number {
  if (choices.length === 0) throw new ShopError('not_found');
  const optionsOf = new Map<number, Map<string, number>>();
  for (const { variantId, attributeId, valueId } of choices) {
    const options = optionsOf.get(variantId) ?? new Map<string, number>();
    optionsOf.set(variantId, options);
    if (attributeId !== null && valueId !== null) options.set(String(attributeId), valueId);
  }

  const attributes = new Set([...optionsOf.values()].flatMap((options) => [...options.keys()]));
  const chosenValues = new Map(Object.entries(chosen));
  if ([...chosenValues.keys()].some((attribute) => !attributes.has(attribute)))
    throw new ShopError('not_found');
  const missing = [...attributes].filter((attribute) => !chosenValues.has(attribute));
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((attribute) => [`${field}.${attribute}`, 'required']));
    throw new ShopError('option_required', { fields });
  }
  for (const [variantId, options] of optionsOf) {
    if ([...options].every(([attribute, value]) => chosenValues.get(attribute) === value)) return variantId;
  }
  throw new ShopError('not_found');
}
