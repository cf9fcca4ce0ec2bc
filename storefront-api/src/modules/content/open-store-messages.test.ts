import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeLocales, type StoreLocale } from 'shared-contracts/locales';
import { textsOfStore } from 'shared-contracts/store-texts';
import { stores, type Store } from 'shared-contracts/stores';

const root = join(import.meta.dirname, '../../../..');
const folders = [
  'shell',
  'mf-account',
  'mf-basket',
  'mf-catalogue',
  'mf-cms',
  'mf-consent',
  'mf-search',
].flatMap((name) =>
  readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|\/)messages\/(?:[^/]+\/)?en_GB\.json$/.test(path))
    .map((path) => join(name, 'src', path, '..')),
);

const isFrameOrAccount = (folder: string) => /^(?:shell|mf-account)\//.test(folder);

it('the messages of every package are looked at', () => {
  const packages = new Set(folders.map((folder) => folder.split('/')[0]));
  expect(packages.size).toBe(7);
});

/**
 * Messages for guests without prices, which an open store does not have, and a Spanish consent text that calls partners
 * “socios”.
 */
const gatedOnly =
  /^(?:home\.members\.|price\.members$|product\.failed\.signIn$|preferences\.advertising\.hint$)/;

const membersOnly: Record<StoreLocale, RegExp> = {
  en_GB: /\bmembers?(?:hip)?\b|private sale/i,
  da_DK: /medlem/i,
  de_DE: /mitglied|private sales?/i,
  de_AT: /mitglied|private sales?/i,
  es_ES: /\bsoci[oa]s?\b|miembro|ventas privadas/i,
  fr_FR: /\bmembres?\b|ventes privées/i,
  it_IT: /\bsoci[o]?\b|iscritti|vendite private/i,
  sv_SE: /medlem/i,
};

const outlet: Store | undefined = stores.find(({ kind }) => kind === 'outlet');

it.each(storeLocales)(
  'the messages of open stores in %s do not mention members or private sales',
  (locale) => {
    if (outlet === undefined) throw new Error('There is no open store');
    const found = folders.flatMap((folder) => {
      const file = readFileSync(join(root, folder, `${locale}.json`), 'utf8');
      const texts = textsOfStore(JSON.parse(file) as Record<string, string>, outlet);
      return Object.entries(texts)
        .filter(([id, text]) => !gatedOnly.test(id) && membersOnly[locale].test(text))
        .map(([id, text]) => `${folder} ${id}: ${text}`);
    });
    expect(found).toEqual([]);
  },
);

/** Wordings of a shop that is open to new members. */
const openToJoin: Record<StoreLocale, RegExp> = {
  en_GB: /\bjoin|membership is|private sale/i,
  da_DK: /bliver? medlem|blive medlem/i,
  de_DE: /mitglied werden|werde mitglied|private sales/i,
  de_AT: /mitglied werden|werde mitglied|private sales/i,
  es_ES: /únete|\bunir|ventas privadas/i,
  fr_FR: /\binscri|ventes privées/i,
  it_IT: /\biscriv|\biscrizione|vendite private/i,
  sv_SE: /\bbli(?:r)? medlem/i,
};

it.each(storeLocales)(
  'the messages of the frame and the account of partner and pro stores in %s do not offer membership',
  (locale) => {
    const restricted = stores.filter(({ kind }) => kind === 'partner' || kind === 'pro');
    const found = restricted.flatMap((store) =>
      folders.filter(isFrameOrAccount).flatMap((folder) => {
        const file = readFileSync(join(root, folder, `${locale}.json`), 'utf8');
        const texts = textsOfStore(JSON.parse(file) as Record<string, string>, store);
        return Object.entries(texts)
          .filter(([, text]) => openToJoin[locale].test(text))
          .map(([id, text]) => `${store.kind} ${id}: ${text}`);
      }),
    );
    expect(restricted.map(({ kind }) => kind)).toEqual(['partner', 'pro']);
    expect(found).toEqual([]);
  },
);
