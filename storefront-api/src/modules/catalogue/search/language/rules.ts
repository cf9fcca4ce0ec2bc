/** Audiences that a word can ask for. A product for all is `unisex`. */
export type AskedAudience = 'women' | 'men' | 'junior';

/** What a search knows of a language besides its stemmer. All words are folded: lower case, without accents. */
export interface LanguageRules {
  /** True: the first word of a type names the thing ("veste de ski"). False: the last one ("ski jacket"). */
  isHeadFirst: boolean;
  /** True: words are joined ("Skijacke"), and the last part names the thing. */
  joinsWords: boolean;
  /** Words without a meaning for a search. */
  ignored: readonly string[];
  /** Words after which the name of a type only describes it further: "ski set with bindings". */
  additions: readonly string[];
  conjunctions: readonly string[];
  audiences: Readonly<Record<AskedAudience, readonly string[]>>;
  /** Endings of colour words besides those of the facet's labels: "rote" for "Rot". */
  colourEndings: readonly string[];
  /** Colour words besides the labels, by colour family. */
  colourWords: Readonly<Record<string, readonly string[]>>;
  /** Words before a size. */
  sizeWords: readonly string[];
  /** Other ways to write a word that is not known: "muetze" for "Mütze". */
  spellings: readonly (readonly [written: RegExp, meant: string])[];
}
