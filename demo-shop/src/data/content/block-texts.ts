import type { StoreKind } from 'shared-contracts/stores';
import type { Texts } from '../texts.ts';

export interface BlockText {
  message: Texts;
  link: { label: Texts; url: string } | null;
}

export type BlockIdentifier = 'pss-sitewide-banner' | 'reassurance' | 'home-intro' | 'member-benefits';

const deliveryLink: BlockText['link'] = {
  label: {
    en: 'Delivery and returns',
    da: 'Levering og returnering',
    de: 'Versand und Rückgabe',
    es: 'Envíos y devoluciones',
    fr: 'Livraison et retours',
    it: 'Spedizioni e resi',
    sv: 'Leverans och retur',
  },
  url: '/delivery-and-returns',
};

const contactLink: BlockText['link'] = {
  label: {
    en: 'Talk to us',
    da: 'Skriv til os',
    de: 'Sprich mit uns',
    es: 'Habla con nosotros',
    fr: 'Nous contacter',
    it: 'Parla con noi',
    sv: 'Prata med oss',
  },
  url: '/contact-us',
};

const reassurance: BlockText = {
  message: {
    en: 'Everything on show is in our own warehouse. {returnDays} days to change your mind, and people who ski to answer your questions.',
    da: 'Alt, hvad du ser, ligger på vores eget lager. {returnDays} dages fortrydelsesret, og folk, der selv står på ski, svarer på dine spørgsmål.',
    de: 'Was du hier siehst, liegt in unserem eigenen Lager. {returnDays} Tage Bedenkzeit, und deine Fragen beantworten Leute, die selbst Ski fahren.',
    es: 'Todo lo que ves está en nuestro propio almacén. {returnDays} días para cambiar de idea, y gente que esquía para responder a tus preguntas.',
    fr: 'Tout ce que tu vois ici est dans notre entrepôt. {returnDays} jours pour changer d’avis, et des gens qui skient pour répondre à tes questions.',
    it: 'Tutto quello che vedi è nel nostro magazzino. {returnDays} giorni per ripensarci, e alle tue domande risponde gente che scia.',
    sv: 'Allt du ser ligger i vårt eget lager. {returnDays} dagar att ångra dig, och folk som själva åker skidor svarar på dina frågor.',
  },
  link: deliveryLink,
};

export const blockTexts: Record<BlockIdentifier, Record<StoreKind, BlockText>> = {
  'pss-sitewide-banner': {
    private: {
      message: {
        en: 'New-season skis have landed. Order by 2 pm and in-stock gear ships within 24 hours.',
        da: 'Sæsonens ski er landet. Bestil inden kl. 14, så sender vi lagervarer inden for 24 timer.',
        de: 'Die Ski der Saison sind da. Bis 14 Uhr bestellt, geht Lagerware innerhalb von 24 Stunden raus.',
        es: 'Ya están aquí los esquís de la temporada. Pide antes de las 14:00 y lo que hay en stock sale en 24 horas.',
        fr: 'Les skis de la saison sont arrivés. Commande avant 14 h : les articles en stock partent sous 24 heures.',
        it: 'Sono arrivati gli sci della stagione. Ordina entro le 14: quello che è in magazzino parte entro 24 ore.',
        sv: 'Säsongens skidor är här. Beställ före kl. 14 så skickar vi lagervaror inom 24 timmar.',
      },
      link: {
        label: {
          en: 'See all skis',
          da: 'Se alle ski',
          de: 'Alle Ski ansehen',
          es: 'Ver todos los esquís',
          fr: 'Voir tous les skis',
          it: 'Vedi tutti gli sci',
          sv: 'Se alla skidor',
        },
        url: '/products/skis',
      },
    },
    outlet: {
      message: {
        en: 'Last season’s gear, new and unused, at prices that have come down to stay down.',
        da: 'Sidste sæsons udstyr, nyt og ubrugt, til priser, der er sat ned og bliver nede.',
        de: 'Ausrüstung der letzten Saison, neu und unbenutzt, zu Preisen, die unten bleiben.',
        at: 'Ausrüstung vom vorigen Winter, neu und unbenutzt, zu Preisen, die unten bleiben.',
        es: 'Material de la temporada pasada, nuevo y sin estrenar, a precios que han bajado para quedarse.',
        fr: 'Le matériel de la saison passée, neuf et jamais servi, à des prix baissés une fois pour toutes.',
        it: 'Attrezzatura della stagione scorsa, nuova e mai usata, a prezzi scesi per restare giù.',
        sv: 'Förra säsongens prylar, nya och oanvända, till priser som har sänkts och förblir sänkta.',
      },
      link: {
        label: {
          en: 'See the largest reductions',
          da: 'Se de største nedsættelser',
          de: 'Am stärksten reduziert',
          es: 'Ver los mayores descuentos',
          fr: 'Voir les plus fortes baisses',
          it: 'Vedi i ribassi maggiori',
          sv: 'Se de största sänkningarna',
        },
        url: '/products?order=discount',
      },
    },
    partner: {
      message: {
        en: 'Partner prices are for you and your own kit. Please keep them within the team.',
        da: 'Partnerpriser gælder dig og dit eget udstyr. Lad dem blive i holdet.',
        de: 'Partnerpreise gelten für dich und deine eigene Ausrüstung. Bitte behalte sie im Team.',
        es: 'Los precios para partners son para ti y tu propio material. Que no salgan del equipo.',
        fr: 'Les prix partenaires valent pour toi et ton propre matériel. Merci de les garder dans l’équipe.',
        it: 'I prezzi partner valgono per te e per la tua attrezzatura. Tienili dentro la squadra.',
        sv: 'Partnerpriserna gäller dig och din egen utrustning. Låt dem stanna inom teamet.',
      },
      link: contactLink,
    },
    pro: {
      message: {
        en: 'Pro prices for guides, patrollers and instructors: for the kit you work in, not for passing on.',
        da: 'Pro-priser til guider, skipatruljer og instruktører: til det udstyr, du arbejder i, ikke til videresalg.',
        de: 'Pro-Preise für Bergführung, Pistenrettung und Skischule: für die Ausrüstung, in der du arbeitest, nicht zum Weitergeben.',
        es: 'Precios pro para guías, pisteros y profesores: para el material con el que trabajas, no para pasarlo a otros.',
        fr: 'Prix pro pour guides, pisteurs et moniteurs : pour le matériel de ton métier, pas pour celui des copains.',
        it: 'Prezzi pro per guide, soccorritori e maestri: per l’attrezzatura con cui lavori, non per quella degli amici.',
        sv: 'Propriser för guider, skidpatruller och skidlärare: för utrustningen du jobbar i, inte för att skickas vidare.',
      },
      link: {
        label: {
          en: 'See backcountry kit',
          da: 'Se udstyr til toptur og offpiste',
          de: 'Ausrüstung fürs Gelände',
          es: 'Ver material de fuera de pista',
          fr: 'Voir le matériel de hors-piste',
          it: 'Vedi il materiale da fuoripista',
          sv: 'Se offpistutrustning',
        },
        url: '/products/backcountry',
      },
    },
  },
  reassurance: { private: reassurance, outlet: reassurance, partner: reassurance, pro: reassurance },
  'home-intro': {
    private: {
      message: {
        en: 'New sales open every week and close when their time or the shelf runs out. Members see every price; joining is free and takes a minute.',
        da: 'Hver uge åbner nye udsalg, og de slutter, når tiden er gået, eller hylden er tom. Medlemmer ser alle priser; det er gratis at blive medlem og tager et minut.',
        de: 'Jede Woche starten neue Sales, und sie enden, wenn die Zeit um oder das Regal leer ist. Mitglieder sehen alle Preise; Mitglied werden kostet nichts und dauert eine Minute.',
        es: 'Cada semana se abren ventas nuevas y se cierran cuando se acaba el tiempo o se vacía la estantería. Los miembros ven todos los precios; unirse es gratis y se tarda un minuto.',
        fr: 'De nouvelles ventes ouvrent chaque semaine et ferment quand le temps ou le rayon est épuisé. Les membres voient tous les prix ; l’inscription est gratuite et prend une minute.',
        it: 'Ogni settimana si aprono nuove vendite, che si chiudono quando scade il tempo o si svuota lo scaffale. Gli iscritti vedono tutti i prezzi; iscriversi è gratis e richiede un minuto.',
        sv: 'Varje vecka öppnar nya kampanjer, och de slutar när tiden är ute eller hyllan är tom. Medlemmar ser alla priser; det är gratis att bli medlem och tar en minut.',
      },
      link: {
        label: {
          en: 'Why our prices are private',
          da: 'Derfor er priserne kun for medlemmer',
          de: 'Warum unsere Preise privat sind',
          es: 'Por qué nuestros precios son privados',
          fr: 'Pourquoi nos prix sont privés',
          it: 'Perché i nostri prezzi sono privati',
          sv: 'Därför är priserna bara för medlemmar',
        },
        url: '/about-us',
      },
    },
    outlet: {
      message: {
        en: 'Snowfield sells what past winters left on the shelf: new, unused, and in the sizes that remain. Once a pair’s gone, it’s gone.',
        da: 'Snowfield sælger det, tidligere vintre lod ligge på hylden: nyt, ubrugt og i de størrelser, der er tilbage. Når et par er væk, er det væk.',
        de: 'Snowfield verkauft, was vergangene Winter im Regal gelassen haben: neu, unbenutzt und in den Größen, die noch da sind. Was weg ist, ist weg.',
        es: 'Snowfield vende lo que otros inviernos dejaron en la estantería: nuevo, sin estrenar y en las tallas que quedan. Cuando un par se va, no vuelve.',
        fr: 'Snowfield vend ce que les hivers passés ont laissé en rayon : neuf, jamais servi, dans les tailles qui restent. Quand une paire est partie, elle est partie.',
        it: 'Snowfield vende quello che gli inverni passati hanno lasciato sullo scaffale: nuovo, mai usato, nelle taglie rimaste. Quando un paio è andato, è andato.',
        sv: 'Snowfield säljer det som tidigare vintrar lämnade kvar på hyllan: nytt, oanvänt och i de storlekar som finns. När ett par är slut är det slut.',
      },
      link: {
        label: {
          en: 'See everything',
          da: 'Se det hele',
          de: 'Alles ansehen',
          es: 'Ver todo',
          fr: 'Tout voir',
          it: 'Vedi tutto',
          sv: 'Se allt',
        },
        url: '/products',
      },
    },
    partner: {
      message: {
        en: 'The range on the terms agreed with your organisation. The price you see is the price you pay, delivery aside.',
        da: 'Sortimentet på de vilkår, der er aftalt med din organisation. Den pris, du ser, er den pris, du betaler, bortset fra fragten.',
        de: 'Das Sortiment zu den Konditionen, die mit deiner Organisation vereinbart sind. Du zahlst, was du siehst, dazu den Versand.',
        es: 'La gama en las condiciones acordadas con tu organización. Pagas el precio que ves, más el envío.',
        fr: 'La gamme aux conditions convenues avec ton organisation. Tu paies le prix affiché, livraison en sus.',
        it: 'La gamma alle condizioni concordate con la tua organizzazione. Paghi il prezzo che vedi, più la spedizione.',
        sv: 'Sortimentet på de villkor som avtalats med din organisation. Du betalar priset du ser, plus frakt.',
      },
      link: contactLink,
    },
    pro: {
      message: {
        en: 'The range on pro terms, for people who earn their living on snow. Bindings are mounted in our workshop; send your sole length with the order.',
        da: 'Sortimentet på pro-vilkår til folk, der lever af sneen. Bindinger monteres på vores værksted; oplys sålelængden, når du bestiller.',
        de: 'Das Sortiment zu Pro-Konditionen, für Leute, die ihr Geld auf Schnee verdienen. Bindungen montiert unsere Werkstatt; schick uns mit der Bestellung deine Sohlenlänge.',
        es: 'La gama en condiciones pro, para quienes viven de la nieve. Las fijaciones las monta nuestro taller; mándanos la longitud de suela con el pedido.',
        fr: 'La gamme aux conditions pro, pour celles et ceux qui vivent de la neige. Notre atelier monte les fixations ; joins ta longueur de semelle à la commande.',
        it: 'La gamma a condizioni pro, per chi sulla neve ci lavora. Gli attacchi li monta il nostro laboratorio; manda la lunghezza della suola con l’ordine.',
        sv: 'Sortimentet på provillkor, för dig som lever på snön. Bindningar monteras i vår verkstad; skicka med sullängden när du beställer.',
      },
      link: contactLink,
    },
  },
  'member-benefits': {
    private: {
      message: {
        en: 'Members’ prices all season, every running sale, and credit for the friends you bring along. Membership costs nothing and ends whenever you like.',
        da: 'Medlemspriser hele sæsonen, alle udsalg, der kører, og point for de venner, du tager med. Medlemskabet koster ikke noget og slutter, når du vil.',
        de: 'Mitgliederpreise die ganze Saison, alle laufenden Sales und Guthaben für Freunde, die du mitbringst. Die Mitgliedschaft kostet nichts und endet, wann du willst.',
        es: 'Precios para miembros toda la temporada, todas las ventas en curso y saldo por los amigos que traigas. Ser miembro no cuesta nada y lo dejas cuando quieras.',
        fr: 'Des prix membres toute la saison, toutes les ventes en cours et du crédit pour les amis que tu amènes. L’adhésion ne coûte rien et s’arrête quand tu veux.',
        it: 'Prezzi per gli iscritti tutta la stagione, tutte le vendite in corso e credito per gli amici che porti. L’iscrizione non costa nulla e finisce quando vuoi.',
        sv: 'Medlemspriser hela säsongen, alla pågående kampanjer och poäng för vänner du tar med. Medlemskapet kostar inget och avslutas när du vill.',
      },
      link: {
        label: {
          en: 'Invite friends',
          da: 'Inviter venner',
          de: 'Freunde einladen',
          es: 'Invita a amigos',
          fr: 'Inviter des amis',
          it: 'Invita gli amici',
          sv: 'Bjud in vänner',
        },
        url: '/rewardpoints/index/referral/',
      },
    },
    outlet: {
      message: {
        en: 'An account keeps your addresses, your orders and your basket in one place. You don’t need one to look around.',
        da: 'En konto samler dine adresser, dine ordrer og din kurv ét sted. For at kigge dig omkring behøver du ingen.',
        de: 'Ein Konto hält deine Adressen, Bestellungen und deinen Warenkorb beisammen. Zum Stöbern brauchst du keines.',
        es: 'Una cuenta reúne tus direcciones, tus pedidos y tu cesta en un solo sitio. Para mirar no te hace falta.',
        fr: 'Un compte réunit tes adresses, tes commandes et ton panier. Pour regarder, tu n’en as pas besoin.',
        it: 'Un account tiene insieme indirizzi, ordini e carrello. Per guardarti intorno non serve.',
        sv: 'Ett konto samlar dina adresser, beställningar och din varukorg på ett ställe. För att titta runt behövs inget.',
      },
      link: {
        label: {
          en: 'Create an account',
          da: 'Opret en konto',
          de: 'Konto anlegen',
          es: 'Crear una cuenta',
          fr: 'Créer un compte',
          it: 'Crea un account',
          sv: 'Skapa konto',
        },
        url: '/customer/account/create',
      },
    },
    partner: {
      message: {
        en: 'Partner terms on the range, your past orders in one place, and people on the phone who know your agreement.',
        da: 'Partnervilkår på sortimentet, dine tidligere ordrer samlet ét sted og folk i telefonen, der kender jeres aftale.',
        de: 'Partnerkonditionen auf das Sortiment, deine bisherigen Bestellungen an einem Ort und Leute am Telefon, die eure Vereinbarung kennen.',
        es: 'Condiciones de partner en toda la gama, tus pedidos anteriores en un solo sitio y gente al teléfono que conoce vuestro acuerdo.',
        fr: 'Des conditions partenaires sur la gamme, tes commandes passées au même endroit et, au téléphone, des gens qui connaissent votre accord.',
        it: 'Condizioni partner sulla gamma, i tuoi ordini passati in un solo posto e, al telefono, persone che conoscono il vostro accordo.',
        sv: 'Partnervillkor på sortimentet, dina tidigare beställningar samlade och folk i telefonen som känner till ert avtal.',
      },
      link: contactLink,
    },
    pro: {
      message: {
        en: 'Pro terms on the range, your past orders in one place, and a workshop that talks to you in millimetres.',
        da: 'Pro-vilkår på sortimentet, dine tidligere ordrer samlet ét sted og et værksted, der taler med dig i millimeter.',
        de: 'Pro-Konditionen auf das Sortiment, deine bisherigen Bestellungen an einem Ort und eine Werkstatt, die mit dir in Millimetern spricht.',
        es: 'Condiciones pro en toda la gama, tus pedidos anteriores en un solo sitio y un taller que te habla en milímetros.',
        fr: 'Des conditions pro sur la gamme, tes commandes passées au même endroit et un atelier qui te parle en millimètres.',
        it: 'Condizioni pro sulla gamma, i tuoi ordini passati in un solo posto e un laboratorio che ti parla in millimetri.',
        sv: 'Provillkor på sortimentet, dina tidigare beställningar samlade och en verkstad som talar med dig i millimeter.',
      },
      link: contactLink,
    },
  },
};
