import type { ConsentWording } from 'shared-contracts/consent/third-party-services';
import type { StoreLocale } from 'shared-contracts/locales';

type Wording = (shop: string) => ConsentWording;

const german: Wording = (shop) => ({
  question: `${shop} verwendet Cookies, damit der Shop läuft, und, wenn du zustimmst, um ihn zu verbessern und dir passende Werbung zu zeigen. Einige Dienste stammen von anderen Anbietern und werden nur mit deiner Einwilligung geladen. Ablehnen ist so einfach wie Akzeptieren, und du kannst es dir jederzeit anders überlegen.`,
  essential: 'Immer an: Ohne sie könntest du dich weder anmelden noch den Warenkorb füllen.',
  functional:
    'Sie merken sich deine Auswahl, zeigen uns, was im Shop funktioniert und was nicht, und bringen Dienste wie Chat und Videos auf die Seite.',
  advertising:
    'Damit können wir und unsere Partner dir passende Angebote zeigen und messen, ob sie wirklich passen.',
});

/** What visitors are asked. The shop is named in it, because its stores and the services in them may differ. */
const wordings: Record<StoreLocale, Wording> = {
  en_GB: (shop) => ({
    question: `${shop} uses cookies to run the shop and, if you agree, to improve it and to show you advertising that suits you. Some services come from other companies and load only with your consent. Rejecting is as easy as accepting, and you can change your mind at any time.`,
    essential: 'Always on: without them you couldn’t sign in or fill a basket.',
    functional:
      'They remember your choices, show us what works in the shop and what doesn’t, and bring services such as chat and videos to the page.',
    advertising: 'They let us and our partners show you offers that suit you, and measure whether they do.',
  }),
  da_DK: (shop) => ({
    question: `${shop} bruger cookies for at få butikken til at køre og, hvis du siger ja, for at forbedre den og vise dig reklamer, der passer til dig. Nogle tjenester kommer fra andre virksomheder og hentes kun med dit samtykke. Det er lige så let at afvise som at acceptere, og du kan ombestemme dig når som helst.`,
    essential: 'Altid slået til: Uden dem kan du hverken logge ind eller lægge noget i kurven.',
    functional:
      'De husker dine valg, viser os, hvad der virker i butikken, og hvad der ikke gør det, og henter tjenester som chat og videoer ind på siden.',
    advertising:
      'De lader os og vores partnere vise dig tilbud, der passer til dig, og måle, om de gør det.',
  }),
  de_DE: german,
  de_AT: german,
  es_ES: (shop) => ({
    question: `${shop} usa cookies para que la tienda funcione y, si te parece bien, para mejorarla y mostrarte publicidad que encaje contigo. Algunos servicios son de otras empresas y solo se cargan con tu consentimiento. Rechazar es tan fácil como aceptar, y puedes cambiar de opinión cuando quieras.`,
    essential: 'Siempre activas: sin ellas no podrías iniciar sesión ni llenar la cesta.',
    functional:
      'Recuerdan lo que eliges, nos enseñan qué funciona en la tienda y qué no, y traen a la página servicios como el chat y los vídeos.',
    advertising:
      'Nos permiten, a nosotros y a nuestros socios, mostrarte ofertas que encajen contigo y medir si aciertan.',
  }),
  fr_FR: (shop) => ({
    question: `${shop} utilise des cookies pour faire fonctionner la boutique et, si tu es d’accord, pour l’améliorer et te montrer des publicités qui te correspondent. Certains services viennent d’autres entreprises et ne se chargent qu’avec ton consentement. Refuser est aussi simple qu’accepter, et tu peux changer d’avis à tout moment.`,
    essential: 'Toujours actifs\u00A0: sans eux, impossible de te connecter ou de remplir un panier.',
    functional:
      'Ils retiennent tes choix, nous montrent ce qui marche ou non dans la boutique et font venir sur la page des services comme le chat et les vidéos.',
    advertising:
      'Ils nous permettent, à nos partenaires et à nous, de te proposer des offres qui te correspondent et d’en mesurer l’effet.',
  }),
  it_IT: (shop) => ({
    question: `${shop} usa i cookie per far funzionare il negozio e, se sei d’accordo, per migliorarlo e mostrarti pubblicità adatta a te. Alcuni servizi sono di altre aziende e si caricano solo con il tuo consenso. Rifiutare è facile quanto accettare, e puoi cambiare idea quando vuoi.`,
    essential: 'Sempre attivi: senza, non potresti né accedere né riempire il carrello.',
    functional:
      'Ricordano le tue scelte, ci mostrano che cosa funziona nel negozio e che cosa no e portano sulla pagina servizi come la chat e i video.',
    advertising:
      'Permettono a noi e ai nostri partner di proporti offerte adatte a te e di misurare se lo sono.',
  }),
  sv_SE: (shop) => ({
    question: `${shop} använder kakor för att butiken ska fungera och, om du säger ja, för att göra den bättre och visa reklam som passar dig. Vissa tjänster kommer från andra företag och hämtas bara med ditt samtycke. Det är lika lätt att avvisa som att godkänna, och du kan ändra dig när du vill.`,
    essential: 'Alltid på: utan dem kan du varken logga in eller lägga något i varukorgen.',
    functional:
      'De minns dina val, visar oss vad som fungerar i butiken och vad som inte gör det och hämtar tjänster som chatt och filmer till sidan.',
    advertising: 'De låter oss och våra partner visa erbjudanden som passar dig, och mäta om de gör det.',
  }),
};

/** Returns what the visitors of a store are asked, unless its operators have written another text. */
export function consentWording(locale: StoreLocale, shopName: string): ConsentWording {
  return wordings[locale](shopName);
}
