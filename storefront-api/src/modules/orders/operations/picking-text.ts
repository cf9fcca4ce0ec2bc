import type { PickedParcel } from './picking-list.ts';

type PickedItem = PickedParcel['items'][number];

const fittingLabels: Readonly<Record<string, string>> = {
  mondopoint: 'foot length (Mondopoint)',
  soleLengthMm: 'sole length in mm',
  bootNorm: 'boot norm',
  weightKg: 'weight in kg',
  heightCm: 'height in cm',
  birthYear: 'year of birth',
  skierType: 'skier type',
};

/** Returns what the warehouse must know of an item besides its name, in lines. */
export function pickingDetails({ sku, options, parts, units, fitting }: PickedItem): string[] {
  const chosen = options.map(({ name, value }) => `${name}: ${value}`);
  const ofParts = parts.map(
    ({ label, name, options: of }) => `${label}: ${name}${of === '' ? '' : ` (${of})`}`,
  );
  const answers = Object.entries(fitting ?? {}).map(
    ([name, value]) => `${fittingLabels[name] ?? name} ${value}`,
  );
  return [
    [`SKU ${sku}`, ...chosen].join(', '),
    ...ofParts,
    ...(units.length > 1 ? [`Take ${units.join(' + ')}`] : []),
    ...(answers.length > 0 ? [`Workshop: ${answers.join(', ')}`] : []),
  ];
}

/** Returns the text of a parcel on a terminal. */
export function pickingText({ order, warehouse, dispatch, items }: PickedParcel): string {
  const lines = items.flatMap((item) => [
    `  ${item.qty} × ${item.name}`,
    ...pickingDetails(item).map((detail) => `      ${detail}`),
  ]);
  return [`${order}\t${warehouse}\t${dispatch}`, ...lines].join('\n');
}
