/** The address rules of a country. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  currency: string;
  dialCode: string;
  postcode: PostcodeRule;
  /** Names in the country's own language by code; empty if addresses have none. */
  regions: Readonly<Record<string, string>>;
  isRegionRequired: boolean;
  /** Whether the shop delivers there. */
  isDelivered: boolean;
}

export interface PostcodeRule {
  /** Matches the postcode in upper case, without spaces and hyphens. */
  pattern: RegExp;
  example: string;
  /** Formats a postcode in the same form. */
  format?: (compact: string) => string;
}

const digits = (count: number, example: string): PostcodeRule => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  example,
});

const splitAt = (index: number) => (compact: string) => `${compact.slice(0, index)} ${compact.slice(index)}`;

const british: PostcodeRule = {
  pattern:
    /^(GIR0AA|[A-PR-UWYZ]([0-9]{1,2}|[A-HK-Y][0-9]([0-9]|[ABEHMNPRV-Y])?|[0-9][A-HJKPS-UW])[0-9][ABD-HJLNP-UW-Z]{2})$/,
  example: 'LS1 4AB',
  format: (compact) => splitAt(compact.length - 3)(compact),
};

const spanishProvinces: Readonly<Record<string, string>> = {
  C: 'A Coruña',
  VI: 'Álava',
  AB: 'Albacete',
  A: 'Alicante',
  AL: 'Almería',
  O: 'Asturias',
  AV: 'Ávila',
  BA: 'Badajoz',
  PM: 'Illes Balears',
  B: 'Barcelona',
  BI: 'Bizkaia',
  BU: 'Burgos',
  CC: 'Cáceres',
  CA: 'Cádiz',
  S: 'Cantabria',
  CS: 'Castellón',
  CE: 'Ceuta',
  CR: 'Ciudad Real',
  CO: 'Córdoba',
  CU: 'Cuenca',
  SS: 'Gipuzkoa',
  GI: 'Girona',
  GR: 'Granada',
  GU: 'Guadalajara',
  H: 'Huelva',
  HU: 'Huesca',
  J: 'Jaén',
  LO: 'La Rioja',
  GC: 'Las Palmas',
  LE: 'León',
  L: 'Lleida',
  LU: 'Lugo',
  M: 'Madrid',
  MA: 'Málaga',
  ML: 'Melilla',
  MU: 'Murcia',
  NA: 'Navarra',
  OR: 'Ourense',
  P: 'Palencia',
  PO: 'Pontevedra',
  SA: 'Salamanca',
  TF: 'Santa Cruz de Tenerife',
  SG: 'Segovia',
  SE: 'Sevilla',
  SO: 'Soria',
  T: 'Tarragona',
  TE: 'Teruel',
  TO: 'Toledo',
  V: 'Valencia',
  VA: 'Valladolid',
  ZA: 'Zamora',
  Z: 'Zaragoza',
};

const italianProvinces: Readonly<Record<string, string>> = {
  AG: 'Agrigento',
  AL: 'Alessandria',
  AN: 'Ancona',
  AO: 'Aosta',
  AR: 'Arezzo',
  AP: 'Ascoli Piceno',
  AT: 'Asti',
  AV: 'Avellino',
  BA: 'Bari',
  BT: 'Barletta-Andria-Trani',
  BL: 'Belluno',
  BN: 'Benevento',
  BG: 'Bergamo',
  BI: 'Biella',
  BO: 'Bologna',
  BZ: 'Bolzano',
  BS: 'Brescia',
  BR: 'Brindisi',
  CA: 'Cagliari',
  CL: 'Caltanissetta',
  CB: 'Campobasso',
  CE: 'Caserta',
  CT: 'Catania',
  CZ: 'Catanzaro',
  CH: 'Chieti',
  CO: 'Como',
  CS: 'Cosenza',
  CR: 'Cremona',
  KR: 'Crotone',
  CN: 'Cuneo',
  EN: 'Enna',
  FM: 'Fermo',
  FE: 'Ferrara',
  FI: 'Firenze',
  FG: 'Foggia',
  FC: 'Forlì-Cesena',
  FR: 'Frosinone',
  GE: 'Genova',
  GO: 'Gorizia',
  GR: 'Grosseto',
  IM: 'Imperia',
  IS: 'Isernia',
  AQ: "L'Aquila",
  SP: 'La Spezia',
  LT: 'Latina',
  LE: 'Lecce',
  LC: 'Lecco',
  LI: 'Livorno',
  LO: 'Lodi',
  LU: 'Lucca',
  MC: 'Macerata',
  MN: 'Mantova',
  MS: 'Massa-Carrara',
  MT: 'Matera',
  ME: 'Messina',
  MI: 'Milano',
  MO: 'Modena',
  MB: 'Monza e della Brianza',
  NA: 'Napoli',
  NO: 'Novara',
  NU: 'Nuoro',
  OR: 'Oristano',
  PD: 'Padova',
  PA: 'Palermo',
  PR: 'Parma',
  PV: 'Pavia',
  PG: 'Perugia',
  PU: 'Pesaro e Urbino',
  PE: 'Pescara',
  PC: 'Piacenza',
  PI: 'Pisa',
  PT: 'Pistoia',
  PN: 'Pordenone',
  PZ: 'Potenza',
  PO: 'Prato',
  RG: 'Ragusa',
  RA: 'Ravenna',
  RC: 'Reggio Calabria',
  RE: 'Reggio Emilia',
  RI: 'Rieti',
  RN: 'Rimini',
  RM: 'Roma',
  RO: 'Rovigo',
  SA: 'Salerno',
  SS: 'Sassari',
  SV: 'Savona',
  SI: 'Siena',
  SR: 'Siracusa',
  SO: 'Sondrio',
  SU: 'Sud Sardegna',
  TA: 'Taranto',
  TE: 'Teramo',
  TR: 'Terni',
  TO: 'Torino',
  TP: 'Trapani',
  TN: 'Trento',
  TV: 'Treviso',
  TS: 'Trieste',
  UD: 'Udine',
  VA: 'Varese',
  VE: 'Venezia',
  VB: 'Verbano-Cusio-Ossola',
  VC: 'Vercelli',
  VR: 'Verona',
  VV: 'Vibo Valentia',
  VI: 'Vicenza',
  VT: 'Viterbo',
};

function country(
  code: string,
  currency: string,
  dialCode: string,
  postcode: PostcodeRule,
  rest: Partial<Country> = {},
): Country {
  return {
    code,
    currency,
    dialCode,
    postcode,
    regions: {},
    isRegionRequired: false,
    isDelivered: true,
    ...rest,
  };
}

/** The countries of the shop's customers. */
export const countries: readonly Country[] = [
  country('AT', 'EUR', '+43', digits(4, '6020')),
  country('BE', 'EUR', '+32', digits(4, '1000')),
  country('CH', 'CHF', '+41', digits(4, '7000'), { isDelivered: false }),
  country('DE', 'EUR', '+49', digits(5, '80469')),
  country('DK', 'DKK', '+45', digits(4, '8000')),
  country('ES', 'EUR', '+34', digits(5, '28004'), { regions: spanishProvinces, isRegionRequired: true }),
  country('FI', 'EUR', '+358', digits(5, '00100')),
  country('FR', 'EUR', '+33', digits(5, '74000')),
  country('GB', 'GBP', '+44', british),
  country('IE', 'EUR', '+353', {
    pattern: /^[AC-FHKNPRTV-Y]\d[0-9W][0-9AC-FHKNPRTV-Y]{4}$/,
    example: 'H91 W2F9',
    format: splitAt(3),
  }),
  country('IT', 'EUR', '+39', digits(5, '10122'), { regions: italianProvinces, isRegionRequired: true }),
  country('NL', 'EUR', '+31', { pattern: /^[1-9]\d{3}[A-Z]{2}$/, example: '1012 AB', format: splitAt(4) }),
  country('NO', 'NOK', '+47', digits(4, '0150')),
  country('SE', 'SEK', '+46', { pattern: /^\d{5}$/, example: '837 52', format: splitAt(3) }),
];

/** Returns undefined for a country without customers of the shop. */
export function countryByCode(code: string): Country | undefined {
  return countries.find((each) => each.code === code);
}

/** Returns the postcode in the country's format; null if it is invalid there. */
export function normalisePostcode(code: string, postcode: string): string | null {
  const rule = countryByCode(code)?.postcode;
  const compact = postcode.toUpperCase().replaceAll(/[\s-]/g, '');
  if (rule === undefined || !rule.pattern.test(compact)) return null;
  return rule.format?.(compact) ?? compact;
}
