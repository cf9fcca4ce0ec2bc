import type { StoreLocale } from 'shared-contracts/locales';

type LimitMessage = (product: string, max: number) => string;

const german: LimitMessage = (product, max) =>
  `Von ${product} gibt es höchstens ${max} Stück pro Person. Verringere die Menge, um fortzufahren.`;

/** Messages for products of a sale with more pieces in the basket than one customer may buy. */
export const customerLimitMessages: Record<StoreLocale, LimitMessage> = {
  en_GB: (product, max) =>
    `You can buy at most ${max} of ${product} in this sale. Please reduce the quantity to continue.`,
  da_DK: (product, max) =>
    `Du kan højst købe ${max} af ${product} i dette salg. Sænk antallet for at fortsætte.`,
  de_DE: german,
  de_AT: german,
  es_ES: (product, max) =>
    `Puedes comprar como máximo ${max} ${max === 1 ? 'unidad' : 'unidades'} de ${product} en esta venta. Reduce la cantidad para continuar.`,
  fr_FR: (product, max) =>
    `Tu peux acheter au plus ${max} exemplaire${max > 1 ? 's' : ''} de ${product} pendant cette vente. Réduis la quantité pour continuer.`,
  it_IT: (product, max) =>
    `Di ${product} puoi acquistare al massimo ${max} ${max === 1 ? 'pezzo' : 'pezzi'} in questa vendita. Riduci la quantità per continuare.`,
  sv_SE: (product, max) =>
    `Du kan köpa högst ${max} av ${product} i den här försäljningen. Minska antalet för att fortsätta.`,
};
