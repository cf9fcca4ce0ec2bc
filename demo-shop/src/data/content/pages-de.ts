import type { PageSeed } from './pages.ts';

export const germanPages: readonly PageSeed[] = [
  {
    identifier: 'about-us',
    title: 'Über uns',
    description: 'Wer wir sind, was wir verkaufen und warum unsere Preise nur für Mitglieder sind.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Offpiste ist ein Shop für Mitglieder: für alle, die Ski oder Snowboard fahren oder einfach lieber oberhalb der Baumgrenze sind. Wir kaufen direkt bei den Marken, in den Mengen und zu den Zeiten, die ihnen passen, und geben den Vorteil an dich weiter.',
          'Darum hängen unsere Preise nicht im Schaufenster. Die Marken lassen uns günstiger verkaufen, weil es unter uns bleibt. Mitglied werden kostet nichts, dauert eine Minute, und du kannst jederzeit wieder gehen.',
        ],
      },
      { component: 'heading', text: 'Was wir versprechen' },
      {
        component: 'list',
        items: [
          'Wir verkaufen nur, was in unserem eigenen Lager liegt. Keine Vorbestellungen, die sich als Lagerware ausgeben.',
          'Die UVP, mit der wir vergleichen, ist die unverbindliche Preisempfehlung, die der Hersteller selbst veröffentlicht.',
          '{returnDays} Tage Widerrufsrecht, ohne Angabe von Gründen.',
          'Deine Fragen beantworten Leute, die selbst Ski fahren: {serviceHours}.',
        ],
      },
      { component: 'heading', text: 'Wo wir sind' },
      {
        component: 'rich_text',
        paragraphs: [
          'Büro und Werkstatt teilen sich eine alte Mühle in Leeds, das Lager liegt zwanzig Minuten weiter. Bindungen montieren, Kanten schleifen, Schuhe weiten: Das machen drei Leute, deren Namen du im Paket findest.',
        ],
      },
      { component: 'button', link: { label: 'Sprich mit uns', url: '/contact-us' } },
    ],
  },
  {
    identifier: 'frequently-asked-questions',
    title: 'Häufige Fragen',
    description:
      'Mitgliedschaft, Versand, Rückgabe und die richtige Größe: was wir am häufigsten gefragt werden.',
    content: [
      { component: 'heading', text: 'Mitgliedschaft und Preise' },
      {
        component: 'faq',
        items: [
          {
            question: 'Warum muss ich mich anmelden, um Preise zu sehen?',
            answer:
              'Unsere Sales sind privat: Die Marken geben uns bessere Konditionen, weil nur Mitglieder die Preise sehen. Die Mitgliedschaft ist kostenlos und verpflichtet dich zu nichts.',
          },
          {
            question: 'Wie lange läuft ein Sale?',
            answer:
              'Meist zwischen drei Tagen und zwei Wochen. Das Ende steht beim Sale und in den letzten zwei Tagen auch bei jedem Artikel.',
          },
          {
            question: 'Sind die Artikel in meinem Warenkorb reserviert?',
            answer:
              'Nein. Solange du nicht bestellt hast, sind deine Artikel nicht reserviert. Ein letztes Paar kann also an jemanden gehen, der schneller ist.',
          },
        ],
      },
      { component: 'heading', text: 'Versand' },
      {
        component: 'faq',
        items: [
          {
            question: 'Wann kommt meine Bestellung an?',
            answer:
              'Was du an einem Werktag vor 14 Uhr bestellst, verlässt unser Lager innerhalb von 24 Stunden. Danach ist das Paket {transitDays} Werktage unterwegs.',
          },
          {
            question: 'Was kostet der Versand?',
            answer: 'Der Versand kostet {deliveryFee}, ab einem Bestellwert von {freeDeliveryFrom} nichts.',
          },
          {
            question: 'Montiert ihr mir die Bindung?',
            answer:
              'Ja. Schick uns die Sohlenlänge deiner Skischuhe, deine Größe, dein Gewicht, dein Alter und wie du Ski fährst. Unsere Werkstatt montiert und prüft die Bindung, bevor die Ski das Haus verlassen.',
          },
        ],
      },
      { component: 'heading', text: 'Rückgabe' },
      {
        component: 'faq',
        items: [
          {
            question: 'Wie lange kann ich etwas zurückgeben?',
            answer:
              'Ab dem Tag, an dem du die Ware erhältst, hast du {returnDays} Tage Widerrufsrecht. Bitte schick alles unbenutzt und möglichst in der Originalverpackung zurück.',
          },
          {
            question: 'Wann bekomme ich mein Geld zurück?',
            answer:
              'Innerhalb von {refundDays} Werktagen, nachdem das Paket bei uns angekommen ist, und auf dem Weg, auf dem du bezahlt hast.',
          },
        ],
      },
      { component: 'heading', text: 'Größen' },
      {
        component: 'faq',
        items: [
          {
            question: 'Was ist Mondopoint?',
            answer:
              'Die Länge deines Fußes in Zentimetern. Stell dich mit der Ferse an eine Wand, miss bis zur Spitze der längsten Zehe und nimm das Maß des längeren Fußes.',
          },
          {
            question: 'Welche Skilänge passt zu mir?',
            answer:
              'Bei Pistenski zwischen Kinn und Nase, bei Allmountain-Ski zwischen Nase und Stirn, bei Freeride-Ski deine Körpergröße oder etwas mehr. Wenn du noch lernst, nimm den kürzeren.',
          },
        ],
      },
      { component: 'button', link: { label: 'Etwas anderes fragen', url: '/contact-us' } },
    ],
  },
  {
    identifier: 'contact-us',
    title: 'Kontakt',
    description: 'So erreichst du unser Team: per Telefon, E-Mail oder Post.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Wir sind für dich da: {serviceHours}. Die schnellste Antwort bekommst du am Telefon, die gründlichste per E-Mail, meist noch am selben Tag.',
        ],
      },
      {
        component: 'list',
        items: ['Telefon: {phone}', 'E-Mail: {email}', 'Post: {company}, {address}'],
      },
      { component: 'heading', text: 'Bevor du schreibst' },
      {
        component: 'rich_text',
        paragraphs: [
          'Halte bitte deine Bestellnummer bereit; sie steht im Betreff der Bestellbestätigung. Ist etwas beschädigt angekommen, hilft uns je ein Foto vom Paket und vom Artikel, die Sache gleich in Ordnung zu bringen.',
        ],
      },
      {
        component: 'button',
        link: { label: 'Häufige Fragen', url: '/frequently-asked-questions' },
      },
    ],
  },
  {
    identifier: 'privacy-policy',
    title: 'Datenschutzerklärung',
    description: 'Welche personenbezogenen Daten wir verarbeiten, wozu, wie lange und welche Rechte du hast.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Hier steht, welche personenbezogenen Daten wir von dir haben und was wir damit machen. Kurz gesagt: was wir brauchen, um dir etwas zu verkaufen und uns danach darum zu kümmern, und nichts, wovon wir dir nicht erzählen würden. Verantwortlicher im Sinne der DSGVO ist die Offpiste Ltd; ihre Anschrift findest du auf der Kontaktseite.',
        ],
      },
      { component: 'heading', text: 'Welche Daten wir speichern' },
      {
        component: 'list',
        items: [
          'Dein Konto: Name, E-Mail-Adresse, Land und Sprache sowie dein Passwort in einer Form, aus der es sich nicht auslesen lässt.',
          'Deine Bestellungen: Adressen, Artikel, Zahlungen und was wir dazu miteinander schreiben.',
          'Deine Entscheidungen: Newsletter, Cookies und, falls du sie angegeben hast, die Maße für deine Ausrüstung.',
          'Technische Protokolle: Zeitpunkt und Seite eines Aufrufs, 30 Tage lang gespeichert, damit der Shop sicher bleibt.',
        ],
      },
      { component: 'heading', text: 'Auf welcher Rechtsgrundlage' },
      {
        component: 'rich_text',
        paragraphs: [
          'Bestelldaten verarbeiten wir, um den Vertrag mit dir zu erfüllen (Art. 6 Abs. 1 lit. b DSGVO) und die Bücher zu führen, die das Gesetz verlangt (lit. c). Newsletter und alle nicht notwendigen Cookies beruhen auf deiner Einwilligung (lit. a), die du jederzeit mit Wirkung für die Zukunft widerrufen kannst. Sicherheitsprotokolle beruhen auf unserem berechtigten Interesse an einem Shop, der funktioniert (lit. f).',
        ],
      },
      { component: 'heading', text: 'Wer deine Daten noch sieht' },
      {
        component: 'rich_text',
        paragraphs: [
          'Paketdienste sehen deine Adresse, Zahlungsdienstleister deine Zahlung und unser Hosting-Anbieter die Server, auf denen alles läuft. Sonst niemand, und niemand gegen Geld.',
        ],
      },
      { component: 'heading', text: 'Deine Rechte' },
      {
        component: 'rich_text',
        paragraphs: [
          'Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit, und du kannst der Verarbeitung widersprechen. In deinem Konto kannst du unter „Datenschutz“ deine Daten herunterladen und das Konto löschen. Für alles andere schreib an {privacyEmail}. Genügt dir unsere Antwort nicht, kannst du dich bei der Aufsichtsbehörde beschweren: in Deutschland bei der deines Bundeslandes, in Österreich bei der Datenschutzbehörde.',
        ],
      },
    ],
  },
];
