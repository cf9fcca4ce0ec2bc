import type { StoreLocale } from 'shared-contracts/locales';
import { fullProductName } from 'shared-contracts/product-name';
import type { Queryable } from '../../db/client.ts';
import type { MergeNotice } from '../../db/schema/index.ts';
import { findNamesAndBrands } from './pending/name-repository.ts';

interface MergeMessages {
  /** The member's basket had another quantity. */
  quantity: (product: string, qty: number) => string;
  /** The guest's quantity was more than the stock. */
  capped: (product: string, qty: number) => string;
  soldOut: (product: string) => string;
  codes: (codes: string, count: number) => string;
}

const german: MergeMessages = {
  quantity: (product, qty) =>
    `${product}: In deinem Warenkorb ist jetzt die Menge ${qty}, wie du sie vor der Anmeldung gewählt hast.`,
  capped: (product, qty) =>
    `${product}: Es sind nur noch ${qty} Stück da. So viele sind in deinem Warenkorb.`,
  soldOut: (product) =>
    `${product}: Leider inzwischen ausverkauft. Der Artikel konnte nicht in deinen Warenkorb übernommen werden.`,
  codes: (codes, count) =>
    count === 1
      ? `Dein Gutscheincode ${codes} ist weiterhin im Warenkorb.`
      : `Deine Gutscheincodes ${codes} sind weiterhin im Warenkorb.`,
};

const messages: Record<StoreLocale, MergeMessages> = {
  en_GB: {
    quantity: (product, qty) =>
      `${product}: your basket now has the quantity ${qty}, as you chose it before signing in.`,
    capped: (product, qty) => `${product}: we only have ${qty} left, so that’s what is in your basket.`,
    soldOut: (product) => `${product}: sorry, this has sold out, so we couldn’t keep it in your basket.`,
    codes: (codes, count) =>
      count === 1
        ? `Your promotion code ${codes} is still in your basket.`
        : `Your promotion codes ${codes} are still in your basket.`,
  },
  da_DK: {
    quantity: (product, qty) =>
      `${product}: Antallet i din kurv er nu ${qty}, som du valgte før du loggede ind.`,
    capped: (product, qty) => `${product}: Vi har kun ${qty} tilbage, så det er antallet i din kurv.`,
    soldOut: (product) =>
      `${product}: Varen er desværre blevet udsolgt, så vi kunne ikke beholde den i din kurv.`,
    codes: (codes, count) =>
      count === 1
        ? `Din rabatkode ${codes} er stadig i kurven.`
        : `Dine rabatkoder ${codes} er stadig i kurven.`,
  },
  de_DE: german,
  de_AT: german,
  es_ES: {
    quantity: (product, qty) =>
      `${product}: la cantidad en tu cesta es ahora ${qty}, como la elegiste antes de iniciar sesión.`,
    capped: (product, qty) =>
      qty === 1
        ? `${product}: solo queda 1 unidad y está en tu cesta.`
        : `${product}: solo quedan ${qty} unidades y están en tu cesta.`,
    soldOut: (product) => `${product}: lo sentimos, se ha agotado y no hemos podido conservarlo en tu cesta.`,
    codes: (codes, count) =>
      count === 1
        ? `Tu código promocional ${codes} sigue en la cesta.`
        : `Tus códigos promocionales ${codes} siguen en la cesta.`,
  },
  fr_FR: {
    quantity: (product, qty) =>
      `${product} : la quantité dans ton panier est maintenant de ${qty}, comme tu l’avais choisie avant de te connecter.`,
    capped: (product, qty) =>
      qty === 1
        ? `${product} : il n’en reste qu’un exemplaire, il est dans ton panier.`
        : `${product} : il n’en reste que ${qty} exemplaires, ils sont dans ton panier.`,
    soldOut: (product) =>
      `${product} : désolé, l’article est maintenant épuisé et n’a pas pu être gardé dans ton panier.`,
    codes: (codes, count) =>
      count === 1
        ? `Ton code promo ${codes} est toujours dans le panier.`
        : `Tes codes promo ${codes} sont toujours dans le panier.`,
  },
  it_IT: {
    quantity: (product, qty) =>
      `${product}: la quantità nel tuo carrello ora è ${qty}, come l’avevi scelta prima di accedere.`,
    capped: (product, qty) =>
      qty === 1
        ? `${product}: ne resta solo 1 pezzo, ed è nel tuo carrello.`
        : `${product}: ne restano solo ${qty} pezzi, e sono nel tuo carrello.`,
    soldOut: (product) =>
      `${product}: purtroppo è andato esaurito e non abbiamo potuto tenerlo nel tuo carrello.`,
    codes: (codes, count) =>
      count === 1
        ? `Il tuo codice promozionale ${codes} è ancora nel carrello.`
        : `I tuoi codici promozionali ${codes} sono ancora nel carrello.`,
  },
  sv_SE: {
    quantity: (product, qty) =>
      `${product}: Antalet i din varukorg är nu ${qty}, som du valde innan du loggade in.`,
    capped: (product, qty) => `${product}: Vi har bara ${qty} kvar, så det är antalet i din varukorg.`,
    soldOut: (product) =>
      `${product}: Varan har tyvärr sålt slut, så vi kunde inte behålla den i din varukorg.`,
    codes: (codes, count) =>
      count === 1
        ? `Din kampanjkod ${codes} finns kvar i varukorgen.`
        : `Dina kampanjkoder ${codes} finns kvar i varukorgen.`,
  },
};

/** Returns what the merge of a guest's basket has changed, in a language. What is missing is an error. */
export async function describeMerge(
  db: Queryable,
  notices: readonly MergeNotice[],
  locale: StoreLocale,
): Promise<{ error: string[]; success: string[] }> {
  const ids = notices.flatMap((notice) => ('productId' in notice ? notice.productId : []));
  const rows = ids.length === 0 ? [] : await findNamesAndBrands(db, ids, locale);
  const nameOf = (productId: number) => {
    const row = rows.find(({ id }) => id === productId);
    return row === undefined ? [] : [fullProductName(row.brand, row.name, locale)];
  };
  const texts = messages[locale];
  return {
    error: notices.flatMap((notice) => {
      if (notice.kind === 'capped')
        return nameOf(notice.productId).map((name) => texts.capped(name, notice.qty));
      return notice.kind === 'sold_out' ? nameOf(notice.productId).map(texts.soldOut) : [];
    }),
    success: notices.flatMap((notice) => {
      if (notice.kind === 'codes') return [texts.codes(notice.codes.join(', '), notice.codes.length)];
      if (notice.kind !== 'quantity') return [];
      return nameOf(notice.productId).map((name) => texts.quantity(name, notice.qty));
    }),
  };
}
