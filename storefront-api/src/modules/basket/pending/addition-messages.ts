import type { StoreLocale } from 'shared-contracts/locales';

export interface AdditionMessages {
  soldOut: (product: string) => string;
  /** For a product of which less was added than requested. */
  fewer: (product: string, quantity: number) => string;
  /** For a product that is no longer available with the chosen options. */
  failed: (product: string) => string;
  /** For a product that is too much for one order. */
  full: (product: string) => string;
}

const german: AdditionMessages = {
  soldOut: (product) =>
    `Wir konnten ${product} nicht in deinen Warenkorb legen: Es ist nicht genug davon da.`,
  fewer: (product, quantity) =>
    `Von ${product} konnten wir nur ${quantity} Stück in deinen Warenkorb legen: Mehr ist nicht da.`,
  failed: (product) => `${product} gibt es so nicht mehr. Bitte wähle auf der Produktseite neu.`,
  full: (product) => `Wir konnten ${product} nicht in deinen Warenkorb legen: Er ist voll.`,
};

/** Messages after sign-in about pending additions that failed or were reduced. */
export const additionMessages: Record<StoreLocale, AdditionMessages> = {
  en_GB: {
    soldOut: (product) => `We couldn’t add ${product} to your basket: there aren’t enough left.`,
    fewer: (product, quantity) =>
      `We could only add ${quantity} of ${product} to your basket: there are no more left.`,
    failed: (product) => `We no longer have ${product} with the options you chose. Please choose again.`,
    full: (product) => `We couldn’t add ${product} to your basket: it’s full.`,
  },
  da_DK: {
    soldOut: (product) => `Vi kunne ikke lægge ${product} i din kurv: Der er ikke nok tilbage.`,
    fewer: (product, quantity) =>
      `Vi kunne kun lægge ${quantity} af ${product} i din kurv: Der er ikke flere tilbage.`,
    failed: (product) => `Vi har ikke længere ${product} i den udgave, du valgte. Vælg venligst igen.`,
    full: (product) => `Vi kunne ikke lægge ${product} i din kurv: Den er fuld.`,
  },
  de_DE: german,
  de_AT: german,
  es_ES: {
    soldOut: (product) => `No hemos podido añadir ${product} a tu cesta: no quedan suficientes unidades.`,
    fewer: (product, quantity) =>
      `Solo hemos podido añadir ${quantity === 1 ? '1 unidad' : `${quantity} unidades`} de ${product} a tu cesta: no quedan más.`,
    failed: (product) => `Ya no tenemos ${product} con las opciones que elegiste. Elige de nuevo.`,
    full: (product) => `No hemos podido añadir ${product} a tu cesta: está llena.`,
  },
  fr_FR: {
    soldOut: (product) => `Nous n’avons pas pu ajouter ${product} à ton panier : il n’en reste pas assez.`,
    fewer: (product, quantity) =>
      `Nous n’avons pu ajouter que ${quantity} exemplaire${quantity > 1 ? 's' : ''} de ${product} à ton panier : il n’en reste pas plus.`,
    failed: (product) => `Nous n’avons plus ${product} dans la version choisie. Choisis à nouveau.`,
    full: (product) => `Nous n’avons pas pu ajouter ${product} à ton panier : il est plein.`,
  },
  it_IT: {
    soldOut: (product) => `Non abbiamo potuto aggiungere ${product} al carrello: non ne restano abbastanza.`,
    fewer: (product, quantity) =>
      `Abbiamo potuto aggiungere al carrello solo ${quantity === 1 ? '1 pezzo' : `${quantity} pezzi`} di ${product}: non ne restano altri.`,
    failed: (product) => `Non abbiamo più ${product} con le opzioni che avevi scelto. Scegli di nuovo.`,
    full: (product) => `Non abbiamo potuto aggiungere ${product} al carrello: è pieno.`,
  },
  sv_SE: {
    soldOut: (product) =>
      `Vi kunde inte lägga ${product} i din varukorg: det finns inte tillräckligt många kvar.`,
    fewer: (product, quantity) =>
      `Vi kunde bara lägga ${quantity} av ${product} i din varukorg: det finns inte fler kvar.`,
    failed: (product) => `Vi har inte längre ${product} i det utförande du valde. Välj på nytt.`,
    full: (product) => `Vi kunde inte lägga ${product} i din varukorg: den är full.`,
  },
};
