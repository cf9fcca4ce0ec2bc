import type { PickedParcel } from './picking-list.ts';

type PickedItem = PickedParcel['items'][number];

const fittingTexts: Readonly<Record<string, (value: unknown) => string>> = {
  mondopoint: (value) => `foot length ${String(value)} cm (Mondopoint)`,
  soleLengthMm: (value) => `sole length ${String(value)} mm`,
  bootNorm: (value) => `boot norm ${String(value)}`,
  weightKg: (value) => `weight ${String(value)} kg`,
  heightCm: (value) => `height ${String(value)} cm`,
  birthYear: (value) => `born ${String(value)}`,
  skierType: (value) => `skier type ${String(value)}`,
};

/** Returns what the warehouse must know of an item besides its name, in lines. */
export function pickingDetails({ sku, options, parts, units, fitting }: PickedItem): string[] {
  const chosen = options.map(({ name, value }) => `${name}: ${value}`);
  const ofParts = parts.map(
    ({ label, name, options: of }) => `${label}: ${name}${of === '' ? '' : ` (${of})`}`,
  );
  const answers = Object.entries(fitting ?? {}).map(
    ([name, value]) => fittingTexts[name]?.(value) ?? `${name} ${value}`,
  );
  return [
    [`SKU ${sku}`, ...chosen].join(', '),
    ...ofParts,
    ...(units.length > 1 ? units.map((unit) => `Take ${unit}`) : []),
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
