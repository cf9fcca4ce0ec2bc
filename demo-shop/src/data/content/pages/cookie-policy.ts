import type { ContentBlock } from 'shared-contracts/api/content';
import { storedItems, type StoredItem, type StoredItemKey } from 'shared-contracts/cookies';
import { toLanguageTag, type StoreLocale } from 'shared-contracts/locales';
import type { Texts } from '../../texts.ts';
import { purposes, words } from './cookie-policy-texts.ts';
import type { TranslatedPage } from './page.ts';

type Translate = (text: Texts) => string;
type Entry = [StoredItemKey, StoredItem];

const shortestUnit = ['minute', 60] as const;
/** The longest that fits is shown, so that no duration is a fraction such as 0.25 hours. */
const units = [['day', 24 * 60 * 60], ['hour', 60 * 60], shortestUnit] as const;
const items = Object.entries(storedItems) as Entry[];

/** Generated from `storedItems`, the table that sets the cookies, so that it is complete. */
export const cookiePolicy: TranslatedPage = {
  identifier: 'cookie-policy',
  title: words.title,
  description: words.description,
  content: (translate, locale) => {
    const heading = (text: Texts): ContentBlock => ({ component: 'heading', text: translate(text) });
    const paragraph = (text: Texts): ContentBlock => ({
      component: 'rich_text',
      paragraphs: [translate(text)],
    });
    const table = (caption: Texts, entries: readonly Entry[]) => tableOf(translate, locale, caption, entries);
    const cookies = items.filter(([, { area }]) => area === 'cookie');
    return [
      paragraph(words.intro),
      heading(words.essential),
      paragraph(words.essentialText),
      table(
        words.essential,
        cookies.filter(([, { category }]) => category === 'essential'),
      ),
      heading(words.functional),
      paragraph(words.functionalText),
      table(
        words.functional,
        cookies.filter(([, { category }]) => category === 'functional'),
      ),
      heading(words.advertising),
      paragraph(words.advertisingText),
      heading(words.storage),
      paragraph(words.storageText),
      table(
        words.storage,
        items.filter(([, { area }]) => area !== 'cookie'),
      ),
      heading(words.services),
      paragraph(words.servicesText),
      { component: 'button', link: { label: translate(words.allServices), url: '/cookie-preferences' } },
      heading(words.answer),
      paragraph(words.answerText),
      paragraph(words.gpcText),
      heading(words.change),
      { component: 'cookie_preferences_button', label: translate(words.preferences) },
    ];
  },
};

function tableOf(
  translate: Translate,
  locale: StoreLocale,
  caption: Texts,
  entries: readonly Entry[],
): ContentBlock {
  return {
    component: 'table',
    caption: translate(caption),
    columns: [words.name, words.purpose, words.duration, words.scripts].map((text) => translate(text)),
    rows: entries.map(([key, item]) => [
      item.names.join(', '),
      translate(purposes[key]),
      duration(item, translate, locale),
      translate(item.isHttpOnly ? words.no : words.yes),
    ]),
  };
}

function duration(item: StoredItem, translate: Translate, locale: StoreLocale): string {
  const { area, maxAgeSeconds, maxAgeSecondsBeforeConsent: before } = item;
  const after = wordSeconds(area, maxAgeSeconds, translate, locale);
  if (before === undefined) return after;
  return translate(words.byConsent)
    .replace('{after}', after)
    .replace('{before}', wordSeconds(area, before, translate, locale));
}

function wordSeconds(
  area: StoredItem['area'],
  seconds: number | null,
  translate: Translate,
  locale: StoreLocale,
): string {
  if (seconds === null) return translate(words.untilDeleted);
  if (seconds === 0) return translate(area === 'cookie' ? words.untilBrowserCloses : words.untilTabCloses);
  const [unit, unitSeconds] = units.find(([, each]) => seconds >= each) ?? shortestUnit;
  return new Intl.NumberFormat(toLanguageTag(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(
    seconds / unitSeconds,
  );
}
