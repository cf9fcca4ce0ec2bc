import type { StoreLocale } from 'shared-contracts/locales';
import type { UnmetReason } from '../pricing/order-sums.ts';

type Messages = Record<UnmetReason, string>;

const german: Messages = {
  not_started: 'Dieser Code gilt noch nicht.',
  ended: 'Dieser Code ist abgelaufen.',
  minimum: 'Es fehlen noch Artikel für {missing}, damit dieser Code gilt.',
  no_matching_item: 'Zu diesem Code passt im Warenkorb kein Artikel, oder es sind zu wenige.',
  first_order_only: 'Dieser Code gilt nur für die erste Bestellung.',
  members_only: 'Melde dich an, um diesen Code zu nutzen.',
  other_group: 'Dieser Code gilt nicht für dein Konto.',
  used_up: 'Dieser Code wurde schon so oft eingelöst wie erlaubt.',
  another_code_is_better: 'Ein anderer Rabatt ist günstiger für dich. Wir haben ihn angewendet.',
};

/** Why a code does not apply now. `{missing}` is the value of the goods that are missing. */
export const unmetMessages: Record<StoreLocale, Messages> = {
  en_GB: {
    not_started: 'This code is not valid yet.',
    ended: 'This code has expired.',
    minimum: 'Add items worth {missing} more to use this code.',
    no_matching_item: 'This code needs items that are not in your basket, or more of them.',
    first_order_only: 'This code is for your first order only.',
    members_only: 'Sign in to use this code.',
    other_group: 'This code is not valid for your account.',
    used_up: 'This code has been used as often as it can be.',
    another_code_is_better: 'Another discount saves you more, so we applied that one.',
  },
  da_DK: {
    not_started: 'Koden gælder ikke endnu.',
    ended: 'Koden er udløbet.',
    minimum: 'Læg varer for {missing} mere i kurven for at bruge koden.',
    no_matching_item: 'Koden gælder for varer, som du mangler eller har for få af i kurven.',
    first_order_only: 'Koden gælder kun for din første ordre.',
    members_only: 'Log ind for at bruge koden.',
    other_group: 'Koden gælder ikke for din konto.',
    used_up: 'Koden er allerede brugt det tilladte antal gange.',
    another_code_is_better: 'Du sparer mere med en anden rabat, så den har vi brugt.',
  },
  de_DE: german,
  de_AT: german,
  es_ES: {
    not_started: 'Este código todavía no es válido.',
    ended: 'Este código ha caducado.',
    minimum: 'Añade artículos por {missing} más para usar este código.',
    no_matching_item: 'Este código necesita artículos que no están en tu cesta, o más unidades.',
    first_order_only: 'Este código solo vale para tu primer pedido.',
    members_only: 'Inicia sesión para usar este código.',
    other_group: 'Este código no es válido para tu cuenta.',
    used_up: 'Este código ya se ha usado el máximo de veces.',
    another_code_is_better: 'Con otro descuento ahorras más, así que hemos aplicado ese.',
  },
  fr_FR: {
    not_started: 'Ce code n’est pas encore valable.',
    ended: 'Ce code a expiré.',
    minimum: 'Ajoute encore {missing} d’articles pour utiliser ce code.',
    no_matching_item: 'Ce code concerne des articles absents de ton panier, ou en plus grand nombre.',
    first_order_only: 'Ce code est réservé à ta première commande.',
    members_only: 'Connecte-toi pour utiliser ce code.',
    other_group: 'Ce code n’est pas valable pour ton compte.',
    used_up: 'Ce code a déjà été utilisé autant de fois que possible.',
    another_code_is_better: 'Une autre remise est plus avantageuse pour toi : nous l’avons appliquée.',
  },
  it_IT: {
    not_started: 'Questo codice non è ancora valido.',
    ended: 'Questo codice è scaduto.',
    minimum: 'Aggiungi articoli per altri {missing} per usare questo codice.',
    no_matching_item: 'Questo codice richiede articoli che non hai nel carrello, o in quantità maggiore.',
    first_order_only: 'Questo codice vale solo per il primo ordine.',
    members_only: 'Accedi per usare questo codice.',
    other_group: 'Questo codice non è valido per il tuo account.',
    used_up: 'Questo codice è già stato usato il numero massimo di volte.',
    another_code_is_better: 'Un altro sconto ti fa risparmiare di più, quindi abbiamo applicato quello.',
  },
  sv_SE: {
    not_started: 'Koden gäller inte än.',
    ended: 'Koden har gått ut.',
    minimum: 'Lägg till varor för {missing} till för att använda koden.',
    no_matching_item: 'Koden gäller varor som saknas eller är för få i din varukorg.',
    first_order_only: 'Koden gäller bara din första beställning.',
    members_only: 'Logga in för att använda koden.',
    other_group: 'Koden gäller inte för ditt konto.',
    used_up: 'Koden har redan använts så många gånger som är tillåtet.',
    another_code_is_better: 'Du sparar mer på en annan rabatt, så vi har använt den.',
  },
};
