import type { StoreLocale } from 'shared-contracts/locales';

export interface AdditionMessages {
  soldOut: (product: string) => string;
  /** For a product of which less was added than requested. */
  fewer: (product: string, quantity: number) => string;
  /** For a product that is no longer available with the chosen options. */
  failed: (product: string) => string;
}

const german: AdditionMessages = {
  soldOut: (product) =>
    `Wir konnten ${product} nicht in deinen Warenkorb legen: Es ist nicht genug davon da.`,
  fewer: (product, quantity) =>
    `Von ${product} konnten wir nur ${quantity} Stück in deinen Warenkorb legen: Mehr ist nicht da.`,
  failed: (product) => `${product} gibt es so nicht mehr. Bitte wähle auf der Produktseite neu.`,
};

/** Messages after sign-in about pending additions that failed or were reduced. */
export const additionMessages: Record<StoreLocale, AdditionMessages> = {
  en_GB: {
    soldOut: (product) => `We couldn’t add ${product} to your basket: there aren’t enough left.`,
    fewer: (product, quantity) =>
      `We could only add ${quantity} of ${product} to your basket: there are no more left.`,
    failed: (product) => `${product} is no longer available as you chose it. Please choose again.`,
  },
  da_DK: {
    soldOut: (product) => `Vi kunne ikke lægge ${product} i din kurv: Der er ikke nok tilbage.`,
    fewer: (product, quantity) =>
      `Vi kunne kun lægge ${quantity} af ${product} i din kurv: Der er ikke flere tilbage.`,
    failed: (product) => `${product} findes ikke længere, som du valgte den. Vælg venligst igen.`,
  },
  de_DE: german,
  de_AT: german,
  es_ES: {
    soldOut: (product) => `No hemos podido añadir ${product} a tu cesta: no quedan suficientes unidades.`,
    fewer: (product, quantity) =>
      `Solo hemos podido añadir ${quantity === 1 ? '1 unidad' : `${quantity} unidades`} de ${product} a tu cesta: no quedan más.`,
    failed: (product) => `${product} ya no está disponible como lo elegiste. Elige de nuevo.`,
  },
  fr_FR: {
    soldOut: (product) => `Nous n’avons pas pu ajouter ${product} à ton panier : il n’en reste pas assez.`,
    fewer: (product, quantity) =>
      `Nous n’avons pu ajouter que ${quantity} exemplaire${quantity > 1 ? 's' : ''} de ${product} à ton panier : il n’en reste pas plus.`,
    failed: (product) => `${product} n’est plus disponible tel que tu l’avais choisi. Choisis à nouveau.`,
  },
  it_IT: {
    soldOut: (product) => `Non abbiamo potuto aggiungere ${product} al carrello: non ne restano abbastanza.`,
    fewer: (product, quantity) =>
      `Abbiamo potuto aggiungere al carrello solo ${quantity === 1 ? '1 pezzo' : `${quantity} pezzi`} di ${product}: non ne restano altri.`,
    failed: (product) => `${product} non è più disponibile come lo avevi scelto. Scegli di nuovo.`,
  },
  sv_SE: {
    soldOut: (product) =>
      `Vi kunde inte lägga ${product} i din varukorg: det finns inte tillräckligt många kvar.`,
    fewer: (product, quantity) =>
      `Vi kunde bara lägga ${quantity} av ${product} i din varukorg: det finns inte fler kvar.`,
    failed: (product) => `${product} finns inte längre som du valde den. Välj på nytt.`,
  },
};
