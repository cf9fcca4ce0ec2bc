import type { ContentBlock } from 'shared-contracts/api/content';
import type { StoreLocale } from 'shared-contracts/locales';
import { localised, type Texts } from '../../texts.ts';

const heading: Texts = {
  en: 'The outlet',
  da: 'Outlettet',
  de: 'Das Outlet',
  es: 'El outlet',
  fr: 'L’outlet',
  it: 'L’outlet',
  sv: 'Outleten',
};

export const outletQuestionsDescription: Texts = {
  en: 'What an outlet is, delivery, returns and choosing the right size: the questions we hear most.',
  da: 'Hvad et outlet er, levering, returnering og den rigtige størrelse: de spørgsmål, vi oftest får.',
  de: 'Was ein Outlet ist, Versand, Rückgabe und die richtige Größe: was wir am häufigsten gefragt werden.',
  es: 'Qué es un outlet, envíos, devoluciones y cómo acertar con la talla: lo que más nos preguntan.',
  fr: 'L’outlet, la livraison, les retours et les tailles : les questions qu’on nous pose le plus.',
  it: 'Che cos’è un outlet, spedizione, resi e scelta della taglia: le domande che riceviamo più spesso.',
  sv: 'Vad en outlet är, leverans, returer och rätt storlek: det vi oftast får frågor om.',
};

const questions: readonly { question: Texts; answer: Texts }[] = [
  {
    question: {
      en: 'Is everything new?',
      da: 'Er alt nyt?',
      de: 'Ist alles neu?',
      es: '¿Es todo nuevo?',
      fr: 'Tout est neuf ?',
      it: 'È tutto nuovo?',
      sv: 'Är allt nytt?',
    },
    answer: {
      en: 'Yes, new and unused, from the last few seasons. That’s why it costs less than when it came out, and why not every size is in stock.',
      da: 'Ja, nyt og ubrugt, fra de sidste sæsoner. Derfor koster det mindre, end da det kom frem, og derfor er ikke alle størrelser her.',
      de: 'Ja, neu und unbenutzt, aus den letzten Saisons. Darum kostet es weniger als beim Erscheinen, und darum ist nicht jede Größe da.',
      es: 'Sí, nuevo y sin estrenar, de las últimas temporadas. Por eso cuesta menos que cuando salió y por eso no están todas las tallas.',
      fr: 'Oui, neuf et jamais servi, des dernières saisons. C’est pour ça que c’est moins cher qu’à la sortie, et qu’il n’y a pas toutes les tailles.',
      it: 'Sì, nuovo e mai usato, delle ultime stagioni. Per questo costa meno di quando è uscito e non ci sono tutte le taglie.',
      sv: 'Ja, nytt och oanvänt, från de senaste säsongerna. Därför kostar det mindre än när det kom, och därför finns inte alla storlekar.',
    },
  },
  {
    question: {
      en: 'Do I need an account?',
      da: 'Skal jeg have en konto?',
      de: 'Brauche ich ein Konto?',
      es: '¿Necesito una cuenta?',
      fr: 'Faut-il un compte ?',
      it: 'Serve un account?',
      sv: 'Behöver jag ett konto?',
    },
    answer: {
      en: 'Not for looking around and filling a basket. An account keeps your addresses and orders in one place.',
      da: 'Ikke for at kigge og fylde en kurv. En konto samler dine adresser og ordrer ét sted.',
      de: 'Zum Stöbern und für den Warenkorb nicht. Ein Konto hält deine Adressen und Bestellungen beisammen.',
      es: 'Para mirar y llenar la cesta, no. Una cuenta reúne tus direcciones y tus pedidos.',
      fr: 'Pas pour regarder ni pour remplir un panier. Un compte réunit tes adresses et tes commandes.',
      it: 'Per guardare e riempire il carrello no. Un account tiene insieme indirizzi e ordini.',
      sv: 'Inte för att titta och fylla en varukorg. Ett konto samlar dina adresser och beställningar.',
    },
  },
  {
    question: {
      en: 'Are products in my basket reserved?',
      da: 'Er varerne i min kurv reserveret?',
      de: 'Sind die Artikel in meinem Warenkorb reserviert?',
      es: '¿Los artículos de mi cesta están reservados?',
      fr: 'Les articles de mon panier sont-ils réservés ?',
      it: 'Gli articoli nel mio carrello vengono tenuti da parte?',
      sv: 'Är varorna i min varukorg reserverade?',
    },
    answer: {
      en: 'No. Your products aren’t reserved until you’ve placed the order, so a last pair may go to somebody quicker.',
      da: 'Nej. Dine varer er ikke reserveret, før du har bestilt, så det sidste par kan gå til en, der er hurtigere.',
      de: 'Nein. Solange du nicht bestellt hast, sind deine Artikel nicht reserviert. Ein letztes Paar kann also an jemanden gehen, der schneller ist.',
      es: 'No. Tus artículos no están reservados hasta que haces el pedido, así que el último par se lo puede llevar alguien más rápido.',
      fr: 'Non. Tes articles ne sont pas réservés tant que ta commande n’est pas passée : la dernière paire peut partir chez quelqu’un de plus rapide.',
      it: 'No. Finché non hai ordinato non li teniamo da parte, quindi l’ultimo paio può andare a chi è più veloce.',
      sv: 'Nej. Dina varor är inte reserverade förrän du har beställt, så det sista paret kan gå till någon som är snabbare.',
    },
  },
];

/** Returns the first chapter of the outlets' questions, which replaces the chapter on membership. */
export function outletQuestions(locale: StoreLocale): ContentBlock[] {
  const translate = (text: Texts) => localised(text)[locale];
  return [
    { component: 'heading', text: translate(heading) },
    {
      component: 'faq',
      items: questions.map(({ question, answer }) => ({
        question: translate(question),
        answer: translate(answer),
      })),
    },
  ];
}
