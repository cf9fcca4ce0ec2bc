import type { ThirdPartyServiceKey } from 'shared-contracts/consent/third-party-services';
import type { StoreLocale } from 'shared-contracts/locales';

type Purposes = Record<ThirdPartyServiceKey, string>;

const german: Purposes = {
  tagManager: 'Lädt die Messskripte unserer Partner und teilt ihnen mit, auf welcher Seite du bist.',
  analytics: 'Zählt Besuche und zeigt uns, welche Seiten gut funktionieren.',
  webAnalytics: 'Misst, auf welchen Wegen der Shop besucht wird, damit wir ihn verbessern können.',
  heatmap: 'Zeigt uns, wohin auf einer Seite getippt wird. Was du schreibst, sieht der Dienst nicht.',
  chat: 'Verbindet dich im Chat mit dem Kundenservice.',
  helpWidget:
    'Beantwortet häufige Fragen und gibt deine Frage an den Kundenservice weiter. Wenn du angemeldet bist, erhält er auch deinen Namen und deine E-Mail-Adresse.',
  reviews: 'Zeigt, wie der Shop bewertet wird.',
  trustBadge: 'Zeigt das Gütesiegel des Shops und seine Bewertung.',
};

/** What each service is for, as visitors read it before they consent. */
export const servicePurposes: Record<StoreLocale, Purposes> = {
  en_GB: {
    tagManager: 'Loads our partners’ measuring scripts and tells them which page you’re on.',
    analytics: 'Counts visits and shows us which pages work well.',
    webAnalytics: 'Measures how people find their way through the shop, so that we can improve it.',
    heatmap: 'Shows us where people tap on a page. It doesn’t see what you type.',
    chat: 'Connects you with customer service in a chat.',
    helpWidget:
      'Answers common questions and passes yours on to customer service. If you’re signed in, it also receives your name and email address.',
    reviews: 'Shows how customers rate the shop.',
    trustBadge: 'Shows the shop’s trust seal and its rating.',
  },
  da_DK: {
    tagManager: 'Henter vores partneres målescripts og fortæller dem, hvilken side du er på.',
    analytics: 'Tæller besøg og viser os, hvilke sider der virker godt.',
    webAnalytics: 'Måler, hvordan folk finder rundt i butikken, så vi kan forbedre den.',
    heatmap: 'Viser os, hvor der trykkes på en side. Den ser ikke, hvad du skriver.',
    chat: 'Sætter dig i forbindelse med kundeservice i en chat.',
    helpWidget:
      'Svarer på almindelige spørgsmål og sender dit videre til kundeservice. Er du logget ind, modtager den også dit navn og din e-mailadresse.',
    reviews: 'Viser, hvordan kunderne vurderer butikken.',
    trustBadge: 'Viser butikkens tillidsmærke og dens vurdering.',
  },
  de_DE: german,
  de_AT: german,
  es_ES: {
    tagManager: 'Carga los scripts de medición de nuestros socios y les indica en qué página estás.',
    analytics: 'Cuenta las visitas y nos enseña qué páginas funcionan bien.',
    webAnalytics: 'Mide cómo se recorre la tienda, para que podamos mejorarla.',
    heatmap: 'Nos enseña dónde se toca en una página. No ve lo que escribes.',
    chat: 'Te pone en contacto con atención al cliente por chat.',
    helpWidget:
      'Responde a las preguntas habituales y pasa la tuya a atención al cliente. Si has iniciado sesión, también recibe tu nombre y tu correo electrónico.',
    reviews: 'Muestra cómo se valora la tienda.',
    trustBadge: 'Muestra el sello de confianza de la tienda y su valoración.',
  },
  fr_FR: {
    tagManager: 'Charge les scripts de mesure de nos partenaires et leur indique sur quelle page tu es.',
    analytics: 'Compte les visites et nous montre quelles pages fonctionnent bien.',
    webAnalytics: 'Mesure comment on parcourt la boutique, pour que nous puissions l’améliorer.',
    heatmap: 'Nous montre où l’on appuie sur une page. Il ne voit pas ce que tu écris.',
    chat: 'Te met en contact avec le service client par chat.',
    helpWidget:
      'Répond aux questions courantes et transmet la tienne au service client. Pendant ta session, il reçoit aussi ton nom et ton adresse e-mail.',
    reviews: 'Montre comment la boutique est notée.',
    trustBadge: 'Montre le label de confiance de la boutique et sa note.',
  },
  it_IT: {
    tagManager: 'Carica gli script di misurazione dei nostri partner e indica loro in quale pagina sei.',
    analytics: 'Conta le visite e ci mostra quali pagine funzionano bene.',
    webAnalytics: 'Misura come si gira nel negozio, così possiamo migliorarlo.',
    heatmap: 'Ci mostra dove si tocca su una pagina. Non vede quello che scrivi.',
    chat: 'Ti mette in contatto con il servizio clienti in una chat.',
    helpWidget:
      'Risponde alle domande più comuni e passa la tua al servizio clienti. Se hai effettuato l’accesso, riceve anche il tuo nome e il tuo indirizzo e-mail.',
    reviews: 'Mostra come viene valutato il negozio.',
    trustBadge: 'Mostra il sigillo di fiducia del negozio e la sua valutazione.',
  },
  sv_SE: {
    tagManager: 'Hämtar våra partners mätskript och berättar för dem vilken sida du är på.',
    analytics: 'Räknar besök och visar oss vilka sidor som fungerar bra.',
    webAnalytics: 'Mäter hur butiken används, så att vi kan göra den bättre.',
    heatmap: 'Visar oss var på en sida man trycker. Den ser inte vad du skriver.',
    chat: 'Låter dig chatta med kundservice.',
    helpWidget:
      'Svarar på vanliga frågor och skickar din vidare till kundservice. Är du inloggad får den också ditt namn och din e-postadress.',
    reviews: 'Visar hur butiken betygsätts.',
    trustBadge: 'Visar butikens trygghetsmärke och dess betyg.',
  },
};
