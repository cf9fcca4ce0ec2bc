import type { StoreLocale } from 'shared-contracts/locales';
import daDK from './da_DK.json' with { type: 'json' };
import deAT from './de_AT.json' with { type: 'json' };
import deDE from './de_DE.json' with { type: 'json' };
import enGB from './en_GB.json' with { type: 'json' };
import esES from './es_ES.json' with { type: 'json' };
import frFR from './fr_FR.json' with { type: 'json' };
import itIT from './it_IT.json' with { type: 'json' };
import svSE from './sv_SE.json' with { type: 'json' };

type Messages = Readonly<Record<string, string>>;

/** Texts of invoices, credit notes and labels in ICU format. */
export const messages: Readonly<Record<StoreLocale, Messages>> = {
  en_GB: enGB,
  da_DK: daDK,
  de_DE: deDE,
  de_AT: { ...deDE, ...deAT },
  es_ES: esES,
  fr_FR: frFR,
  it_IT: itIT,
  sv_SE: svSE,
};
