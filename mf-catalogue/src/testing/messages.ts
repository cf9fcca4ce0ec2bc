import austrianLists from '../messages/lists/de_AT.json' with { type: 'json' };
import austrianProducts from '../messages/products/de_AT.json' with { type: 'json' };
import danishLists from '../messages/lists/da_DK.json' with { type: 'json' };
import danishProducts from '../messages/products/da_DK.json' with { type: 'json' };
import englishLists from '../messages/lists/en_GB.json' with { type: 'json' };
import englishProducts from '../messages/products/en_GB.json' with { type: 'json' };
import frenchLists from '../messages/lists/fr_FR.json' with { type: 'json' };
import frenchProducts from '../messages/products/fr_FR.json' with { type: 'json' };
import germanLists from '../messages/lists/de_DE.json' with { type: 'json' };
import germanProducts from '../messages/products/de_DE.json' with { type: 'json' };
import italianLists from '../messages/lists/it_IT.json' with { type: 'json' };
import italianProducts from '../messages/products/it_IT.json' with { type: 'json' };
import spanishLists from '../messages/lists/es_ES.json' with { type: 'json' };
import spanishProducts from '../messages/products/es_ES.json' with { type: 'json' };
import swedishLists from '../messages/lists/sv_SE.json' with { type: 'json' };
import swedishProducts from '../messages/products/sv_SE.json' with { type: 'json' };

// All messages of the remote, by language.
export const austrian = { ...austrianLists, ...austrianProducts };
export const danish = { ...danishLists, ...danishProducts };
export const english = { ...englishLists, ...englishProducts };
export const french = { ...frenchLists, ...frenchProducts };
export const german = { ...germanLists, ...germanProducts };
export const italian = { ...italianLists, ...italianProducts };
export const spanish = { ...spanishLists, ...spanishProducts };
export const swedish = { ...swedishLists, ...swedishProducts };
