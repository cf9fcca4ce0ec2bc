import type { Bilingual } from './family.ts';

/** A number takes the fact's unit; a word is one of {@link words}. */
export type FactValue = number | WordName;

const words = {
  beginner: { en: 'First turns to intermediate', fr: 'Débutant à intermédiaire' },
  intermediate: { en: 'Intermediate', fr: 'Intermédiaire' },
  advanced: { en: 'Advanced', fr: 'Confirmé' },
  expert: { en: 'Expert', fr: 'Expert' },
  poplar: { en: 'Poplar', fr: 'Peuplier' },
  'ash-poplar': { en: 'Ash and poplar', fr: 'Frêne et peuplier' },
  paulownia: { en: 'Paulownia', fr: 'Paulownia' },
  'beech-poplar': { en: 'Beech and poplar', fr: 'Hêtre et peuplier' },
  bamboo: { en: 'Bamboo', fr: 'Bambou' },
  directional: { en: 'Directional', fr: 'Directionnelle' },
  twin: { en: 'True twin', fr: 'Symétrique (twin)' },
  'directional-twin': { en: 'Directional twin', fr: 'Twin directionnelle' },
  soft: { en: 'Soft', fr: 'Souple' },
  medium: { en: 'Medium', fr: 'Moyen' },
  stiff: { en: 'Stiff', fr: 'Rigide' },
  laces: { en: 'Traditional laces', fr: 'Lacets' },
  dial: { en: 'Double dial', fr: 'Double molette' },
  alpine: { en: 'Alpine and GripWalk soles', fr: 'Semelles alpines et GripWalk' },
  pin: { en: 'Pin (tech) inserts', fr: 'Inserts (low tech)' },
  gripwalk: { en: 'GripWalk', fr: 'GripWalk' },
  'in-mould': { en: 'In-mould', fr: 'In-mold' },
  hybrid: { en: 'Hybrid shell', fr: 'Coque hybride' },
  cylindrical: { en: 'Cylindrical', fr: 'Cylindrique' },
  toric: { en: 'Toric', fr: 'Torique' },
  spherical: { en: 'Spherical', fr: 'Sphérique' },
  shell: { en: 'Shell, no insulation', fr: 'Coque non isolée' },
  synthetic: { en: 'Recycled synthetic fill', fr: 'Ouate synthétique recyclée' },
  down: { en: 'Responsibly sourced down', fr: 'Duvet issu de filières responsables' },
  merino: { en: 'Merino wool', fr: 'Laine mérinos' },
  'merino-blend': { en: 'Merino and recycled polyamide', fr: 'Mérinos et polyamide recyclé' },
  polyester: { en: 'Recycled polyester', fr: 'Polyester recyclé' },
  leather: { en: 'Goatskin leather', fr: 'Cuir de chèvre' },
  fabric: { en: 'Four-way stretch fabric', fr: 'Tissu extensible' },
  aluminium: { en: 'Aluminium', fr: 'Aluminium' },
  carbon: { en: 'Carbon', fr: 'Carbone' },
} as const satisfies Record<string, Bilingual>;

export type WordName = keyof typeof words;

const facts = {
  waist: { en: 'Waist width', fr: 'Largeur au patin', unit: 'mm' },
  radius: { en: 'Turn radius', fr: 'Rayon', unit: 'm' },
  skiWeight: { en: 'Weight per ski', fr: 'Poids par ski', unit: 'g' },
  core: { en: 'Core', fr: 'Noyau', unit: '' },
  level: { en: 'Level', fr: 'Niveau', unit: '' },
  flex: { en: 'Flex', fr: 'Flex', unit: '' },
  last: { en: 'Last', fr: 'Largeur (last)', unit: 'mm' },
  bootWeight: { en: 'Weight per boot', fr: 'Poids par chaussure', unit: 'g' },
  soles: { en: 'Soles', fr: 'Semelles', unit: '' },
  bootNorm: { en: 'Works with', fr: 'Compatibilité', unit: '' },
  bindingWeight: { en: 'Weight per pair', fr: 'Poids par paire', unit: 'g' },
  shape: { en: 'Shape', fr: 'Forme', unit: '' },
  feel: { en: 'Flex', fr: 'Flex', unit: '' },
  lacing: { en: 'Lacing', fr: 'Laçage', unit: '' },
  construction: { en: 'Construction', fr: 'Construction', unit: '' },
  weight: { en: 'Weight', fr: 'Poids', unit: 'g' },
  lens: { en: 'Lens shape', fr: 'Forme de l’écran', unit: '' },
  light: { en: 'Light transmission (VLT)', fr: 'Transmission lumineuse (VLT)', unit: '%' },
  waterproofing: { en: 'Waterproofing', fr: 'Imperméabilité', unit: 'mm' },
  breathability: { en: 'Breathability', fr: 'Respirabilité', unit: 'g/m²/24 h' },
  insulation: { en: 'Insulation', fr: 'Isolation', unit: '' },
  material: { en: 'Material', fr: 'Matière', unit: '' },
  fabricWeight: { en: 'Fabric weight', fr: 'Grammage', unit: 'g/m²' },
  volume: { en: 'Volume', fr: 'Volume', unit: 'l' },
  range: { en: 'Search strip', fr: 'Largeur de recherche', unit: 'm' },
  probeLength: { en: 'Length', fr: 'Longueur', unit: 'cm' },
} as const satisfies Record<string, Bilingual & { unit: string }>;

export type FactName = keyof typeof facts;

/** The rows of a product's specification, in the order in which the seed names them. */
export function describeFacts(values: Partial<Record<FactName, FactValue>>, language: 'en' | 'fr') {
  return (Object.entries(values) as [FactName, FactValue][]).map(([name, value]) => ({
    label: facts[name][language],
    value: describe(value, facts[name].unit, language),
  }));
}

function describe(value: FactValue, unit: string, language: 'en' | 'fr'): string {
  if (typeof value === 'string') return words[value][language];
  const number = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'fr-FR').format(value);
  if (unit === '') return number;
  return unit === '%' && language === 'en' ? `${number}%` : `${number} ${unit}`;
}
