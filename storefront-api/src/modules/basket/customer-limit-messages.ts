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

const germanWithOrders: LimitMessage = (product, limit) =>
  `Von ${product} kannst du höchstens ${limit} Stück bestellen, frühere Bestellungen mitgezählt.`;

/** The same where earlier orders contain some of the pieces. */
export const limitWithOrdersMessages: Readonly<Record<StoreLocale, LimitMessage>> = {
  en_GB: (product, limit) => `You can order at most ${limit} of ${product}, including earlier orders.`,
  da_DK: (product, limit) => `Du kan højst bestille ${limit} stk. af ${product}, tidligere ordrer medregnet.`,
  de_DE: germanWithOrders,
  de_AT: germanWithOrders,
  es_ES: (product, limit) =>
    `Puedes pedir como máximo ${limit} ${limit === 1 ? 'unidad' : 'unidades'} de ${product}, contando pedidos anteriores.`,
  fr_FR: (product, limit) =>
    `Tu peux commander au maximum ${limit} exemplaire${limit > 1 ? 's' : ''} de ${product}, commandes précédentes comprises.`,
  it_IT: (product, limit) =>
    `Puoi ordinare al massimo ${limit} ${limit === 1 ? 'pezzo' : 'pezzi'} di ${product}, compresi gli ordini precedenti.`,
  sv_SE: (product, limit) =>
    `Du kan beställa högst ${limit} st av ${product}, tidigare beställningar inräknade.`,
};
