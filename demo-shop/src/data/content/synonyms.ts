import type { StoreLocale } from 'shared-contracts/locales';
import type { RecordInputOf } from 'storefront-ports/import-format';

type Groups = readonly (readonly [term: string, ...words: string[]])[];

/** What shoppers call a thing besides the word of the shop. */
interface Synonyms {
  /** All texts of a group mean the same. */
  same: Groups;
  /** The first text is the general word for the others. */
  narrower?: Groups;
}

const german: Synonyms = {
  same: [
    ['Mütze', 'Beanie', 'Haube', 'Wollmütze'],
    ['Schlauchschal', 'Halstuch', 'Buff', 'Loop'],
    ['Funktionsshirt', 'Unterhemd', 'Thermowäsche', 'Baselayer'],
    ['Fäustling', 'Fausthandschuh'],
    ['Einteiler', 'Skianzug', 'Overall'],
    ['Skibrille', 'Schneebrille', 'Goggles'],
    ['LVS-Gerät', 'Lawinenpiepser', 'Verschüttetensuchgerät'],
    ['Skischuh', 'Skistiefel'],
    ['Bergschuh', 'Wanderschuh', 'Wanderstiefel'],
    ['Isomatte', 'Schlafmatte', 'Luftmatratze'],
    ['Hardshelljacke', 'Regenjacke'],
    ['Latzhose', 'Trägerhose'],
    ['Stirnlampe', 'Kopflampe'],
    ['Protektorenjacke', 'Safety Jacket'],
    ['Trinkflasche', 'Wasserflasche'],
    ['Isolationsweste', 'Gilet'],
    ['Kinderski', 'Jugendski'],
    ['Zustiegsschuh', 'Approachschuh'],
  ],
  narrower: [
    [
      'Jacke',
      'Skijacke',
      'Hardshelljacke',
      'Daunenjacke',
      'Fleecejacke',
      'Softshelljacke',
      'Wanderjacke',
      'Kinderjacken',
    ],
    ['Hose', 'Skihose', 'Latzhose', 'Wanderhose', 'Kinderhosen'],
    ['Helm', 'Skihelm', 'Kinderskihelm'],
    ['Brille', 'Skibrille', 'Sonnenbrille'],
  ],
};

const byLocale: Partial<Record<StoreLocale, Synonyms>> = {
  en_GB: {
    same: [
      ['hat', 'beanie', 'bobble hat', 'woolly hat'],
      ['bib trousers', 'salopettes', 'ski bibs', 'dungarees'],
      ['ski trousers', 'ski pants', 'snow pants'],
      ['neck warmer', 'snood', 'neck gaiter', 'buff'],
      ['base layer', 'thermals', 'thermal top', 'long johns'],
      ['headlamp', 'head torch'],
      ['one-piece', 'onesie', 'ski suit'],
      ['backpack', 'rucksack'],
      ['vest', 'gilet', 'body warmer'],
      ['transceiver', 'avalanche beacon', 'avalanche receiver'],
      ['down jacket', 'puffer jacket', 'puffa'],
      ['sleeping mat', 'camping mattress', 'sleeping pad'],
      ['junior', 'kids', 'children', 'youth'],
      ['climbing skins', 'touring skins'],
      ['sunglasses', 'shades'],
      ['hiking boots', 'walking boots'],
    ],
    narrower: [['waterproof jacket', 'shell jacket', 'hiking jacket']],
  },
  de_DE: german,
  fr_FR: {
    same: [
      ['bonnet', 'beanie', 'tuque'],
      ['tour de cou', 'cache-cou', 'snood', 'buff'],
      ['polaire', 'fleece'],
      ['doudoune', 'veste en duvet', 'puffer'],
      ['sous-vêtement technique', 'collant thermique', 'première couche'],
      ['masque de ski', 'lunettes de ski', 'goggles'],
      ['lampe frontale', 'lampe de tête'],
      ['DVA', 'ARVA', 'détecteur d’avalanche'],
      ['rando', 'randonnée'],
      ['peaux de rando', 'peaux de phoque'],
      ['gourde', 'bouteille'],
      ['combinaison', 'combi de ski'],
      ['gilet', 'veste sans manches'],
      ['enfant', 'junior'],
      ['sac de couchage', 'duvet de camping'],
      ['dorsale', 'protection du dos'],
    ],
  },
  es_ES: {
    same: [
      ['gorro', 'beanie', 'gorro de lana'],
      ['braga de cuello', 'buff', 'tubular'],
      ['forro polar', 'fleece'],
      ['chaqueta de plumas', 'plumífero', 'plumón'],
      ['primera capa', 'camiseta térmica', 'ropa interior térmica'],
      ['máscara de esquí', 'gafas de esquí', 'gafas de ventisca'],
      ['frontal', 'linterna de cabeza'],
      ['DVA', 'ARVA', 'detector de avalanchas'],
      ['pieles de foca', 'focas'],
      ['botella', 'cantimplora'],
      ['mono', 'traje de esquí'],
      ['manoplas', 'mitones'],
      ['espaldera', 'protector de espalda'],
      ['peto', 'pantalón con tirantes'],
      ['infantil', 'niños', 'júnior'],
      ['hornillo', 'camping gas'],
    ],
  },
  it_IT: {
    same: [
      ['berretto', 'beanie', 'cuffia'],
      ['scaldacollo', 'buff', 'collo'],
      ['pile', 'fleece'],
      ['piumino', 'giacca in piuma', 'giacca imbottita'],
      ['intimo tecnico', 'maglia termica', 'sottotuta'],
      ['maschera da sci', 'occhiali da sci'],
      ['lampada frontale', 'torcia frontale'],
      ['ARTVA', 'ARVA', 'apparecchio valanghe'],
      ['muffole', 'manopole'],
      ['borraccia', 'bottiglia'],
      ['tuta intera', 'tuta da sci'],
      ['gilet', 'smanicato'],
      ['bambino', 'junior', 'ragazzo'],
      ['scarponi', 'scarpe da sci'],
      ['paraschiena', 'protezione schiena'],
      ['pantaloncini', 'shorts'],
    ],
  },
  da_DK: {
    same: [
      ['hue', 'beanie', 'strikhue'],
      ['halsedisse', 'buff', 'tubehalstørklæde'],
      ['fleece', 'fleecetrøje'],
      ['dunjakke', 'pufferjakke'],
      ['skiundertrøje', 'skiundertøj', 'termotøj'],
      ['skibriller', 'goggles', 'snebriller'],
      ['pandelampe', 'hovedlampe'],
      ['lavinebipper', 'lavinesøger'],
      ['heldragt', 'skidragt', 'onepiece'],
      ['luffer', 'vanter'],
      ['drikkeflaske', 'vandflaske'],
      ['liggeunderlag', 'luftmadras'],
      ['børn', 'junior'],
      ['vandrestøvler', 'vandresko'],
    ],
    narrower: [
      ['jakke', 'skijakke', 'skaljakke', 'dunjakke', 'fleecejakke', 'softshelljakke', 'vandrejakke'],
      ['bukser', 'skibukser', 'selebukser', 'vandrebukser'],
      ['hjelm', 'skihjelm'],
    ],
  },
  sv_SE: {
    same: [
      ['mössa', 'beanie', 'toppluva'],
      ['halsvärmare', 'buff', 'halsduk'],
      ['fleecejacka', 'fleecetröja'],
      ['dunjacka', 'pufferjacka', 'täckjacka'],
      ['underställ', 'långkalsonger', 'termokläder'],
      ['skidglasögon', 'goggles'],
      ['pannlampa', 'huvudlampa'],
      ['transceiver', 'lavinsökare'],
      ['skidoverall', 'helkroppsdräkt'],
      ['vantar', 'tumvantar'],
      ['liggunderlag', 'luftmadrass'],
      ['pjäxor', 'skidskor'],
      ['barn', 'junior'],
      ['stighudar', 'stigskinn'],
    ],
    narrower: [
      ['jacka', 'skidjacka', 'skaljacka', 'dunjacka', 'fleecejacka', 'softshelljacka', 'vandringsjacka'],
      ['byxor', 'skidbyxor', 'hängselbyxor', 'vandringsbyxor'],
      ['hjälm', 'skidhjälm'],
    ],
  },
};

const recordsOf = (locale: StoreLocale, groups: Groups, isOneWay: boolean): RecordInputOf<'synonym'>[] =>
  groups.map(([term, ...words]) => ({ type: 'synonym', locale, term, words, isOneWay }));

/** Austria has no synonyms of its own: those of a language apply in all its locales. */
export const synonyms: readonly RecordInputOf<'synonym'>[] = (
  Object.entries(byLocale) as [StoreLocale, Synonyms][]
).flatMap(([locale, { same, narrower = [] }]) => [
  ...recordsOf(locale, same, false),
  ...recordsOf(locale, narrower, true),
]);
