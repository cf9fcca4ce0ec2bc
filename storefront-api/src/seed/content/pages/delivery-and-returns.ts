import type { StoreLocale } from 'shared-contracts/locales';
import { toLanguageTag } from 'shared-contracts/locales';
import { transitDays } from '../../../modules/delivery/estimate.ts';
import type { Texts } from '../../texts.ts';
import type { TranslatedPage } from './page.ts';

const words = {
  dispatch: {
    en: 'Every parcel leaves from our own warehouse in Leeds. What is in stock and ordered before 2 pm on a working day is sent within 24 hours. Where something takes longer, such as skis whose bindings we mount, its page says so.',
    da: 'Alle pakker sendes fra vores eget lager i Leeds. Lagervarer, der er bestilt inden kl. 14 på en hverdag, sender vi inden for 24 timer. Tager noget længere tid, for eksempel ski, hvor vi monterer bindingerne, står det på varens side.',
    de: 'Jedes Paket kommt aus unserem eigenen Lager in Leeds. Was vorrätig ist und werktags bis 14 Uhr bestellt wird, verschicken wir innerhalb von 24 Stunden. Wenn etwas länger dauert, zum Beispiel Ski, auf die wir Bindungen montieren, steht es auf der Produktseite.',
    es: 'Todos los paquetes salen de nuestro propio almacén en Leeds. Lo que hay en stock y se pide antes de las 14:00 en día laborable sale en 24 horas. Si algo tarda más, como los esquís a los que montamos las fijaciones, lo dice su página.',
    fr: 'Chaque colis part de notre propre entrepôt, à Leeds. Ce qui est en stock et commandé avant 14 h un jour ouvré part sous 24 heures. Quand il faut plus longtemps, par exemple pour des skis dont nous montons les fixations, la fiche du produit le dit.',
    it: 'Ogni pacco parte dal nostro magazzino di Leeds. Quello che è disponibile e ordinato entro le 14 di un giorno lavorativo parte entro 24 ore. Se serve più tempo, per esempio per gli sci su cui montiamo gli attacchi, lo dice la pagina del prodotto.',
    sv: 'Alla paket går från vårt eget lager i Leeds. Det som finns i lager och beställs före kl. 14 en vardag skickar vi inom 24 timmar. Om något tar längre tid, till exempel skidor där vi monterar bindningarna, står det på produktens sida.',
  },
  times: {
    en: 'Delivery times',
    da: 'Leveringstider',
    de: 'Lieferzeiten',
    es: 'Plazos de entrega',
    fr: 'Délais de livraison',
    it: 'Tempi di consegna',
    sv: 'Leveranstider',
  },
  caption: {
    en: 'Working days on the road, counted from the day the parcel leaves us',
    da: 'Hverdage undervejs, regnet fra den dag pakken forlader os',
    de: 'Werktage unterwegs, gezählt ab dem Tag, an dem das Paket bei uns abgeht',
    es: 'Días laborables de camino, contados desde el día en que sale el paquete',
    fr: 'Jours ouvrés de transport, comptés à partir du départ du colis',
    it: 'Giorni lavorativi di viaggio, contati da quando il pacco parte da noi',
    sv: 'Vardagar på väg, räknat från den dag paketet lämnar oss',
  },
  country: {
    en: 'Country',
    da: 'Land',
    de: 'Land',
    es: 'País',
    fr: 'Pays',
    it: 'Paese',
    sv: 'Land',
  },
  days: {
    en: 'Working days',
    da: 'Hverdage',
    de: 'Werktage',
    es: 'Días laborables',
    fr: 'Jours ouvrés',
    it: 'Giorni lavorativi',
    sv: 'Vardagar',
  },
  estimate: {
    en: 'These are the carriers’ usual times, not promises: snow on the road is good news on the mountain only. An estimate for your order stands on the product and in the basket.',
    da: 'Det er fragtfirmaernes sædvanlige tider, ikke løfter: Sne på vejen er kun gode nyheder på bjerget. Et skøn for din ordre står på varen og i kurven.',
    de: 'Das sind die üblichen Zeiten der Paketdienste, keine Zusagen: Schnee auf der Straße ist nur am Berg eine gute Nachricht. Eine Schätzung für deine Bestellung steht beim Produkt und im Warenkorb.',
    es: 'Son los plazos habituales de los transportistas, no promesas: la nieve en la carretera solo es buena noticia en la montaña. La estimación para tu pedido está en el producto y en la cesta.',
    fr: 'Ce sont les délais habituels des transporteurs, pas des promesses : la neige sur la route n’est une bonne nouvelle qu’en montagne. L’estimation pour ta commande figure sur le produit et dans le panier.',
    it: 'Sono i tempi abituali dei corrieri, non promesse: la neve in strada è una buona notizia solo in montagna. La stima per il tuo ordine è sul prodotto e nel carrello.',
    sv: 'Det är transportörernas vanliga tider, inga löften: snö på vägen är goda nyheter bara på fjället. En uppskattning för din beställning står på produkten och i varukorgen.',
  },
  cost: {
    en: 'What delivery costs, and from which sum it is free, is shown in the basket before you order.',
    da: 'Hvad fragten koster, og fra hvilket beløb den er gratis, står i kurven, før du bestiller.',
    de: 'Was der Versand kostet und ab welchem Betrag er frei ist, steht im Warenkorb, bevor du bestellst.',
    es: 'Lo que cuesta el envío, y a partir de qué importe es gratis, lo ves en la cesta antes de hacer el pedido.',
    fr: 'Le prix de la livraison, et le montant à partir duquel elle est offerte, s’affichent dans le panier avant la commande.',
    it: 'Quanto costa la spedizione, e da quale importo è gratuita, lo vedi nel carrello prima di ordinare.',
    sv: 'Vad frakten kostar, och från vilket belopp den är fri, ser du i varukorgen innan du beställer.',
  },
  returns: {
    en: 'Sending something back',
    da: 'Hvis du vil sende noget retur',
    de: 'Etwas zurückgeben',
    es: 'Devolver algo',
    fr: 'Renvoyer un article',
    it: 'Restituire qualcosa',
    sv: 'Skicka tillbaka något',
  },
  withdrawal: {
    en: 'You have fourteen days from the day you receive the goods to withdraw from the purchase, and you need give no reason. A clear message by e-mail or post is enough; the addresses are on the contact page. After that you have fourteen days to send the goods.',
    da: 'Du har fjorten dage fra den dag, du modtager varen, til at fortryde købet, og du behøver ikke give nogen grund. En tydelig besked pr. e-mail eller brev er nok; adresserne står på kontaktsiden. Derefter har du fjorten dage til at sende varen.',
    de: 'Ab dem Tag, an dem du die Ware erhältst, kannst du den Kauf vierzehn Tage lang widerrufen, ohne einen Grund zu nennen. Eine eindeutige Nachricht per E-Mail oder Post genügt; die Adressen stehen auf der Kontaktseite. Danach hast du vierzehn Tage Zeit, die Ware abzuschicken.',
    es: 'Tienes catorce días desde que recibes el producto para desistir de la compra, sin dar ningún motivo. Basta con un mensaje claro por correo electrónico o postal; las direcciones están en la página de contacto. Después tienes catorce días para enviarlo.',
    fr: 'Tu as quatorze jours à compter de la réception pour te rétracter, sans donner de raison. Un message clair par e-mail ou par courrier suffit ; les adresses sont sur la page de contact. Tu disposes ensuite de quatorze jours pour renvoyer l’article.',
    it: 'Hai quattordici giorni da quando ricevi la merce per recedere dall’acquisto, senza dare motivazioni. Basta un messaggio chiaro per e-mail o per posta; gli indirizzi sono nella pagina dei contatti. Da lì hai quattordici giorni per spedirla.',
    sv: 'Du har fjorton dagar från den dag du tar emot varan på dig att ångra köpet, och du behöver inte ange något skäl. Ett tydligt meddelande via mejl eller brev räcker; adresserna finns på kontaktsidan. Därefter har du fjorton dagar på dig att skicka varan.',
  },
  faults: {
    en: 'If something is wrong',
    da: 'Hvis der er noget galt',
    de: 'Wenn etwas nicht stimmt',
    es: 'Si algo no está bien',
    fr: 'Si quelque chose ne va pas',
    it: 'Se qualcosa non va',
    sv: 'Om något är fel',
  },
  statutory: {
    en: 'If goods are faulty or not as described, the law gives you rights against us as the seller, such as repair, replacement, a reduced price or your money back. What they are in detail, and for how long, depends on the law of your country. They do not end after fourteen days, and nothing on this page limits them.',
    da: 'Hvis en vare har en mangel eller ikke svarer til beskrivelsen, giver loven dig rettigheder over for os som sælger, for eksempel reparation, ombytning, afslag i prisen eller pengene tilbage. Hvilke det er, og hvor længe de gælder, afhænger af loven i dit land. De ophører ikke efter fjorten dage, og intet på denne side begrænser dem.',
    de: 'Ist eine Ware mangelhaft oder nicht wie beschrieben, gibt dir das Gesetz Rechte gegenüber uns als Verkäufer, etwa Reparatur, Ersatz, Preisminderung oder dein Geld zurück. Welche das genau sind und wie lange sie gelten, richtet sich nach dem Recht deines Landes. Sie enden nicht nach vierzehn Tagen, und nichts auf dieser Seite schränkt sie ein.',
    es: 'Si un producto tiene un defecto o no corresponde a su descripción, la ley te da derechos frente a nosotros como vendedores: por ejemplo, la reparación, la sustitución, una rebaja del precio o la devolución del dinero. Cuáles son exactamente y cuánto duran depende de la ley de tu país. No terminan a los catorce días y nada de esta página los limita.',
    fr: 'Si un article est défectueux ou non conforme à sa description, la loi te donne des droits envers nous en tant que vendeur : par exemple la réparation, le remplacement, une réduction du prix ou le remboursement. Leur détail et leur durée dépendent de la loi de ton pays. Ils ne s’arrêtent pas au bout de quatorze jours, et rien sur cette page ne les limite.',
    it: 'Se la merce è difettosa o non conforme alla descrizione, la legge ti riconosce diritti verso di noi come venditore: per esempio la riparazione, la sostituzione, una riduzione del prezzo o il rimborso. Quali siano e quanto durino dipende dalla legge del tuo Paese. Non finiscono dopo quattordici giorni e nulla in questa pagina li limita.',
    sv: 'Om en vara är felaktig eller inte stämmer med beskrivningen ger lagen dig rättigheter mot oss som säljare, till exempel reparation, omleverans, prisavdrag eller pengarna tillbaka. Exakt vilka de är och hur länge de gäller beror på lagen i ditt land. De upphör inte efter fjorton dagar, och inget på den här sidan begränsar dem.',
  },
  contact: {
    en: 'Tell us about a return',
    da: 'Meld en retur',
    de: 'Rückgabe melden',
    es: 'Avisar de una devolución',
    fr: 'Nous annoncer un retour',
    it: 'Comunicaci un reso',
    sv: 'Anmäl en retur',
  },
} as const satisfies Record<string, Texts>;

const terms: readonly Texts[] = [
  {
    en: 'Try things on and look at them as you would in a shop. If something has been used beyond that, we may deduct what it has lost in value.',
    da: 'Prøv tingene, og se på dem, som du ville i en butik. Er noget brugt ud over det, kan vi trække værditabet fra.',
    de: 'Probier an und sieh dir alles an wie im Geschäft. Wurde etwas darüber hinaus benutzt, dürfen wir den Wertverlust abziehen.',
    es: 'Pruébate y mira las cosas como lo harías en una tienda. Si algo se ha usado más que eso, podemos descontar el valor que haya perdido.',
    fr: 'Essaie et regarde les articles comme tu le ferais en magasin. Si l’un d’eux a servi davantage, nous pouvons déduire la valeur qu’il a perdue.',
    it: 'Prova e guarda gli articoli come faresti in negozio. Se qualcosa è stato usato oltre, possiamo detrarre il valore che ha perso.',
    sv: 'Prova och titta på sakerna som du skulle göra i en butik. Har något använts mer än så får vi dra av värdeminskningen.',
  },
  {
    en: 'The postage back is yours to pay, unless the item is faulty or not what you ordered.',
    da: 'Returfragten betaler du, medmindre varen har en mangel eller ikke er den, du bestilte.',
    de: 'Das Rückporto zahlst du, außer die Ware ist mangelhaft oder nicht die bestellte.',
    es: 'Los gastos de devolución corren de tu cuenta, salvo que el artículo tenga un defecto o no sea el que pediste.',
    fr: 'Les frais de retour sont à ta charge, sauf si l’article est défectueux ou n’est pas celui que tu as commandé.',
    it: 'Le spese di restituzione sono a tuo carico, a meno che l’articolo sia difettoso o non sia quello ordinato.',
    sv: 'Returfrakten betalar du, om inte varan är felaktig eller en annan än den du beställde.',
  },
  {
    en: 'We repay within five working days of the parcel reaching us, by the means you paid with; if the whole order comes back, standard delivery is included.',
    da: 'Vi betaler pengene tilbage senest fem hverdage efter, at pakken er hos os, på samme måde som du betalte; kommer hele ordren retur, er standardfragten med.',
    de: 'Wir erstatten innerhalb von fünf Werktagen, nachdem das Paket bei uns ist, auf demselben Weg, auf dem du bezahlt hast; kommt die ganze Bestellung zurück, auch den Standardversand.',
    es: 'Te devolvemos el dinero en los cinco días laborables siguientes a la llegada del paquete, por el mismo medio con que pagaste; si vuelve el pedido entero, también el envío estándar.',
    fr: 'Nous te remboursons dans les cinq jours ouvrés qui suivent l’arrivée du colis, par le moyen de paiement que tu as utilisé ; si toute la commande revient, livraison standard comprise.',
    it: 'Ti rimborsiamo entro cinque giorni lavorativi dall’arrivo del pacco, con lo stesso mezzo con cui hai pagato; se torna tutto l’ordine, anche la spedizione standard.',
    sv: 'Vi betalar tillbaka inom fem vardagar efter att paketet har nått oss, på samma sätt som du betalade; kommer hela beställningen i retur ingår standardfrakten.',
  },
  {
    en: 'Ask us before skis are drilled or boots are shaped for you: work done to your measurements can limit the right to withdraw.',
    da: 'Spørg os, før vi borer i ski eller former støvler til dig: Arbejde efter dine mål kan begrænse fortrydelsesretten.',
    de: 'Frag uns, bevor Ski gebohrt oder Schuhe für dich angepasst werden: Arbeit nach deinen Maßen kann das Widerrufsrecht einschränken.',
    es: 'Consúltanos antes de que taladremos unos esquís o moldeemos unas botas para ti: lo hecho a tu medida puede limitar el derecho de desistimiento.',
    fr: 'Pose-nous la question avant que des skis soient percés ou des chaussures formées pour toi : un travail à tes mesures peut limiter le droit de rétractation.',
    it: 'Chiedici prima che foriamo gli sci o modelliamo gli scarponi per te: un lavoro su misura può limitare il diritto di recesso.',
    sv: 'Fråga oss innan vi borrar i skidor eller formar pjäxor åt dig: arbete efter dina mått kan begränsa ångerrätten.',
  },
];

function rows(locale: StoreLocale): string[][] {
  const tag = toLanguageTag(locale);
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return Object.entries(transitDays)
    .map(([country, [fastest, slowest]]) => [names.of(country) ?? country, `${fastest}–${slowest}`])
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other, tag));
}

export const deliveryAndReturns: TranslatedPage = {
  identifier: 'delivery-and-returns',
  title: {
    en: 'Delivery and returns',
    da: 'Levering og returnering',
    de: 'Versand und Rückgabe',
    es: 'Envíos y devoluciones',
    fr: 'Livraison et retours',
    it: 'Spedizioni e resi',
    sv: 'Leverans och retur',
  },
  description: {
    en: 'How long a parcel takes to your country, how to send something back, and what the law gives you besides.',
    da: 'Hvor længe en pakke er om at nå dit land, hvordan du sender noget retur, og hvad loven giver dig derudover.',
    de: 'Wie lange ein Paket in dein Land braucht, wie du etwas zurückgibst und was dir das Gesetz darüber hinaus gibt.',
    es: 'Cuánto tarda un paquete en llegar a tu país, cómo devolver algo y qué más te da la ley.',
    fr: 'Combien de temps met un colis jusqu’à ton pays, comment renvoyer un article, et ce que la loi te donne en plus.',
    it: 'Quanto impiega un pacco ad arrivare nel tuo Paese, come restituire qualcosa e che cosa ti dà in più la legge.',
    sv: 'Hur lång tid ett paket tar till ditt land, hur du skickar tillbaka något och vad lagen ger dig därutöver.',
  },
  content: (say, locale) => [
    { component: 'rich_text', paragraphs: [say(words.dispatch)] },
    { component: 'heading', text: say(words.times) },
    {
      component: 'table',
      caption: say(words.caption),
      columns: [say(words.country), say(words.days)],
      rows: rows(locale),
    },
    { component: 'rich_text', paragraphs: [say(words.estimate), say(words.cost)] },
    { component: 'heading', text: say(words.returns) },
    { component: 'rich_text', paragraphs: [say(words.withdrawal)] },
    { component: 'list', items: terms.map((text) => say(text)) },
    { component: 'heading', text: say(words.faults) },
    { component: 'rich_text', paragraphs: [say(words.statutory)] },
    { component: 'button', link: { label: say(words.contact), url: '/contact-us' } },
  ],
};
