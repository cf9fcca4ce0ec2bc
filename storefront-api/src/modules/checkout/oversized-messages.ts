import type { StoreLocale } from 'shared-contracts/locales';
import type { OrderSize } from '../basket/order-limits.ts';

type OversizedMessage = (size: OrderSize) => string;

const german: OversizedMessage = ({ maxLines, maxPieces }) =>
  `Eine Bestellung hat höchstens ${maxLines} verschiedene Artikel und ${maxPieces} Stück. Nimm etwas aus dem Warenkorb, um fortzufahren.`;

/** Messages for a basket that is too large for one order, such as one that was merged at sign-in. */
export const oversizedMessages: Readonly<Record<StoreLocale, OversizedMessage>> = {
  en_GB: ({ maxLines, maxPieces }) =>
    `An order can have at most ${maxLines} different items and ${maxPieces} pieces. Please remove something from your basket to continue.`,
  da_DK: ({ maxLines, maxPieces }) =>
    `En ordre kan højst have ${maxLines} forskellige varer og ${maxPieces} stk. i alt. Fjern noget fra kurven for at fortsætte.`,
  de_DE: german,
  de_AT: german,
  es_ES: ({ maxLines, maxPieces }) =>
    `Un pedido puede tener como máximo ${maxLines} artículos distintos y ${maxPieces} unidades. Quita algo de la cesta para continuar.`,
  fr_FR: ({ maxLines, maxPieces }) =>
    `Une commande contient au plus ${maxLines} articles différents et ${maxPieces} pièces. Retire quelque chose du panier pour continuer.`,
  it_IT: ({ maxLines, maxPieces }) =>
    `Un ordine può avere al massimo ${maxLines} articoli diversi e ${maxPieces} pezzi. Togli qualcosa dal carrello per continuare.`,
  sv_SE: ({ maxLines, maxPieces }) =>
    `En beställning kan ha högst ${maxLines} olika artiklar och ${maxPieces} stycken totalt. Ta bort något ur varukorgen för att fortsätta.`,
};
