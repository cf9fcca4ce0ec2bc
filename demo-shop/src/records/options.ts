import type { RecordInputOf } from 'storefront-ports/import-format';
import type { OptionCode } from '../data/catalogue/family.ts';
import type { ProductPlan } from '../data/catalogue/plan/index.ts';
import { localised, type Texts } from '../data/texts.ts';

const options: readonly { code: OptionCode; label: Texts }[] = [
  {
    code: 'colour',
    label: { en: 'Colour', da: 'Farve', de: 'Farbe', es: 'Color', fr: 'Couleur', it: 'Colore', sv: 'Färg' },
  },
  {
    code: 'length',
    label: {
      en: 'Length',
      da: 'Længde',
      de: 'Länge',
      es: 'Longitud',
      fr: 'Longueur',
      it: 'Lunghezza',
      sv: 'Längd',
    },
  },
  {
    code: 'mondopoint',
    label: {
      en: 'Size (mondopoint)',
      da: 'Størrelse (mondopoint)',
      de: 'Größe (Mondopoint)',
      es: 'Talla (mondopoint)',
      fr: 'Pointure (mondopoint)',
      it: 'Misura (mondopoint)',
      sv: 'Storlek (mondopoint)',
    },
  },
  {
    code: 'size',
    label: {
      en: 'Size',
      da: 'Størrelse',
      de: 'Größe',
      es: 'Talla',
      fr: 'Taille',
      it: 'Taglia',
      sv: 'Storlek',
    },
  },
  {
    code: 'glove-size',
    label: {
      en: 'Glove size',
      da: 'Handskestørrelse',
      de: 'Handschuhgröße',
      es: 'Talla de guante',
      fr: 'Taille de gant',
      it: 'Taglia dei guanti',
      sv: 'Handskstorlek',
    },
  },
  {
    code: 'shoe-size',
    label: {
      en: 'Shoe size (EU)',
      da: 'Skostørrelse (EU)',
      de: 'Schuhgröße (EU)',
      es: 'Número (UE)',
      fr: 'Pointure (EU)',
      it: 'Numero (EU)',
      sv: 'Skostorlek (EU)',
    },
  },
  {
    code: 'brake-width',
    label: {
      en: 'Brake width',
      da: 'Bremsebredde',
      de: 'Stopperbreite',
      es: 'Ancho del freno',
      fr: 'Largeur de frein',
      it: 'Larghezza skistopper',
      sv: 'Bromsbredd',
    },
  },
];

const clothingSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** Returns what shoppers choose, with the values that occur in the products. Ids count up in order of appearance. */
export function optionRecords(plans: readonly ProductPlan[]): RecordInputOf<'option'>[] {
  const chosen = plans.flatMap(({ variants }) => variants.flatMap((variant) => variant.options));
  const distinct = [...new Map(chosen.map((option) => [`${option.code} ${option.value}`, option])).values()];
  const values = distinct.map(({ code, value, label }, index) => ({
    option: code,
    value: {
      id: index + 1,
      code: value,
      label: localised(label),
      position: rankOf(value) ?? index,
    },
  }));
  return options.map(({ code, label }, position) => ({
    type: 'option',
    id: position + 1,
    code,
    label: localised(label),
    position,
    values: values.filter(({ option }) => option === code).map(({ value }) => value),
  }));
}

/** Small before large; null for what has no order of its own, such as a colour. */
function rankOf(value: string): number | null {
  const number = Number.parseFloat(value);
  if (!Number.isNaN(number)) return Math.round(number * 10);
  const place = clothingSizes.indexOf(value);
  return place === -1 ? null : place;
}
