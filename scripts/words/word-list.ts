import type { SourceText } from './read-source.ts';

/** Words that names, comments, test titles, log messages, metrics or documents must not use, and what to write instead. */
export interface WordRule {
  /** Lower-case words, separated by spaces. `open door` also finds `openDoor` and `open-door`. */
  terms: readonly string[];
  use: string;
  why: string;
  /** Kinds of text that are checked. Default: all. */
  in?: readonly SourceText['kind'][];
  /** Where the term must stand: anywhere (default), at the beginning, or as the whole text. */
  as?: 'part' | 'first' | 'whole';
  /** Texts in which the term is correct, with the spelling of the text. */
  except?: readonly string[];
}

const names = ['name', 'metric'] as const;
const prose = ['comment', 'title', 'document', 'message'] as const;

const notTheFieldsWord = "not the field's word";
const personification = 'personification: name the unit, the user or the caller';
const fourthWord = 'words for failing are error, failure and rejection';

/** The project's vocabulary. Everyday words stand here only for names, where they say nothing about the thing named. */
export const wordList: readonly WordRule[] = [
  // Loading and hydration
  { terms: ['late'], in: names, use: 'deferred', why: notTheFieldsWord },
  {
    terms: ['late door', 'late part', 'late parts', 'late frame'],
    in: prose,
    use: 'deferred',
    why: notTheFieldsWord,
  },
  { terms: ['gate keeper'], use: 'hydration scheduler', why: notTheFieldsWord },
  { terms: ['create gate'], in: names, use: 'create hydration trigger', why: notTheFieldsWord },
  {
    terms: ['still', 'still part', 'still parts'],
    in: names,
    as: 'whole',
    use: 'server only',
    why: notTheFieldsWord,
  },
  { terms: ['first sight'], use: 'first paint', why: notTheFieldsWord },
  { terms: ['signs of life'], use: 'activity events', why: notTheFieldsWord },
  { terms: ['shop portions'], use: 'boot tasks', why: notTheFieldsWord },
  { terms: ['enliven', 'enlivens', 'enlivened'], use: 'enhance', why: notTheFieldsWord },

  // Services of the shell
  { terms: ['desk', 'desks'], except: ['help desk'], use: 'service, context', why: notTheFieldsWord },
  { terms: ['detour', 'detours'], use: 'redirect', why: notTheFieldsWord },
  { terms: ['turn away', 'doorkeeper'], in: names, use: 'check access', why: notTheFieldsWord },
  {
    terms: ['leave once', 'why leave'],
    in: names,
    use: 'reload guard, reload reason',
    why: notTheFieldsWord,
  },
  { terms: ['router moves'], use: 'navigation control', why: notTheFieldsWord },
  { terms: ['watch tab'], in: names, use: 'tab monitor', why: notTheFieldsWord },
  {
    terms: ['other visitor', 'stranger', 'strangers'],
    in: names,
    use: 'session mismatch, isolation',
    why: notTheFieldsWord,
  },
  { terms: ['speak', 'speak up'], in: names, as: 'whole', use: 'start notifications', why: notTheFieldsWord },

  // Releases
  { terms: ['release shelf', 'release shelves'], use: 'release cache', why: notTheFieldsWord },
  {
    terms: ['shelf', 'shelf of', 'shop front'],
    in: names,
    as: 'whole',
    use: 'catalogue context',
    why: notTheFieldsWord,
  },
  { terms: ['kept document'], use: 'registry document file', why: notTheFieldsWord },
  {
    terms: ['kept in checkout', 'checkout releases'],
    in: names,
    except: ['checkout_releases'], // the cookie
    use: 'pin during checkout, pinned releases',
    why: notTheFieldsWord,
  },
  { terms: ['blame', 'blames', 'blamed'], use: 'attribute (an error to a release)', why: notTheFieldsWord },
  { terms: ['culprit', 'culprits', 'guilty'], use: 'release reference', why: notTheFieldsWord },
  { terms: ['who blocks'], use: 'find blocking release', why: notTheFieldsWord },
  { terms: ['trier', 'try release'], use: 'probe worker, probe release', why: notTheFieldsWord },
  {
    terms: ['release mark', 'shop now'],
    in: names,
    use: 'release fingerprint, live state',
    why: notTheFieldsWord,
  },
  {
    terms: ['bring', 'admit', 'recall'],
    in: names,
    as: 'whole',
    use: 'sync, load, verify, ensure',
    why: notTheFieldsWord,
  },

  // Basket, console, tests
  {
    terms: ['most of', 'most possible'],
    in: names,
    use: 'max line quantity, available quantity',
    why: notTheFieldsWord,
  },
  { terms: ['wish', 'read wish'], in: names, as: 'whole', use: 'input, change', why: notTheFieldsWord },
  { terms: ['foresight', 'deed', 'deed of'], use: 'preview change, action label', why: notTheFieldsWord },
  { terms: ['word for', 'in words'], in: names, use: 'label, message', why: notTheFieldsWord },
  { terms: ['say'], in: names, as: 'whole', use: 'translate', why: notTheFieldsWord },
  { terms: ['make page'], in: names, use: 'render page', why: notTheFieldsWord },
  { terms: ['rubbish'], use: 'fuzz', why: notTheFieldsWord },
  { terms: ['rush'], in: names, use: 'load', why: notTheFieldsWord },
  { terms: ['sight', 'sights'], in: names, use: 'expectation', why: notTheFieldsWord },
  { terms: ['costs only its own'], in: names, use: 'assert fault isolation', why: notTheFieldsWord },
  {
    terms: ['use forgotten basket', 'use last told', 'keep basket'],
    in: names,
    use: 'use clear basket on sign out, use latest basket event, cache basket',
    why: notTheFieldsWord,
  },
  {
    terms: ['told', 'heard', 'heard for', 'hear'],
    in: names,
    use: 'received, latest event, on response',
    why: personification,
  },

  // Units and kinds stand in the name
  { terms: ['patience'], use: 'timeout in ms', why: 'the unit stands in the name' },
  { terms: ['kept for'], in: names, use: 'ttl ms, ttl seconds', why: 'the unit stands in the name' },
  { terms: ['fresh for'], in: names, use: 'stale ms', why: 'the unit stands in the name' },
  { terms: ['most', 'least', 'fewest'], in: names, as: 'first', use: 'max, min', why: notTheFieldsWord },

  // Words for failing
  { terms: ['refuse', 'refuses', 'refused', 'refusing'], use: 'reject', why: fourthWord },
  { terms: ['refusal', 'refusals'], use: 'rejection', why: fourthWord },
  {
    terms: ['problem', 'problems', 'trouble', 'troubles'],
    in: ['name', 'metric', 'comment', 'title', 'message'],
    except: ['problem details'], // RFC 9457
    use: 'error, failure, rejection',
    why: fourthWord,
  },

  // Personification and riddles
  {
    terms: ['whoever', 'whomever', 'somebody', 'someone', 'anybody', 'everybody', 'nobody'],
    except: ['`nobody`'], // the account
    use: 'the user, the caller, a module, no request',
    why: personification,
  },
  {
    terms: ['is told', 'are told', 'was told', 'were told', 'be told', 'told of'],
    in: prose,
    use: 'receives, is called with',
    why: personification,
  },
  { terms: ['hears', 'is heard', 'are heard'], in: prose, use: 'receives', why: personification },
  { terms: ['brings', 'brought'], in: prose, use: 'loads, returns, sends', why: notTheFieldsWord },
  { terms: ['at the door'], in: prose, use: 'attributes to, entry point', why: 'riddle' },
  { terms: ['bites its tail', 'bite its tail', 'own tail'], in: prose, use: 'is a loop', why: 'riddle' },
  { terms: ['gone blind', 'goes blind'], in: prose, use: 'sees no modules', why: 'riddle' },
  { terms: ['as if unasked', 'wanted or not'], in: prose, use: 'is a no-op, for any reason', why: 'riddle' },
];
