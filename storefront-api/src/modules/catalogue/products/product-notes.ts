import type { StoreLocale } from 'shared-contracts/locales';

export interface ProductNote {
  kind: 'care' | 'safety';
  /** Kinds of drawing of the products that it is about. */
  artKinds: readonly string[];
  text: Readonly<Record<StoreLocale, string>>;
}

/** Care and safety notes. A claim about safety is made in every language or in none. */
export const productNotes: readonly ProductNote[] = [
  {
    kind: 'care',
    artKinds: ['ski', 'touring-ski', 'snowboard', 'splitboard'],
    text: {
      en_GB: 'Wipe the edges dry after each day, and wax the base before the summer.',
      da_DK: 'Tør stålkanterne af efter hver dag, og smør sålen med voks før sommeren.',
      de_DE: 'Trockne die Kanten nach jedem Skitag ab und wachse den Belag vor dem Sommer.',
      de_AT: 'Trockne die Kanten nach jedem Skitag ab und wachse den Belag vor dem Sommer.',
      es_ES: 'Seca los cantos después de cada día y encera la suela antes del verano.',
      fr_FR: 'Essuie les carres après chaque journée et farte la semelle avant l’été.',
      it_IT: 'Asciuga le lamine dopo ogni giornata e sciolina la soletta prima dell’estate.',
      sv_SE: 'Torka stålkanterna efter varje dag och valla belaget inför sommaren.',
    },
  },
  {
    kind: 'care',
    artKinds: ['boot', 'touring-boot', 'snowboard-boot', 'hiking-boot', 'trail-shoe', 'liner'],
    text: {
      en_GB: 'Let them dry at room temperature: a radiator damages plastic and glue.',
      da_DK: 'Lad dem tørre ved stuetemperatur: En radiator skader plast og lim.',
      de_DE: 'Bei Zimmertemperatur trocknen lassen: Ein Heizkörper schadet Kunststoff und Kleber.',
      de_AT: 'Bei Zimmertemperatur trocknen lassen: Ein Heizkörper schadet Kunststoff und Kleber.',
      es_ES: 'Deja que se sequen a temperatura ambiente: un radiador daña el plástico y el pegamento.',
      fr_FR: 'Laisse-les sécher à température ambiante\u00A0: un radiateur abîme le plastique et la colle.',
      it_IT: 'Lasciali asciugare a temperatura ambiente: un termosifone rovina la plastica e la colla.',
      sv_SE: 'Låt dem torka i rumstemperatur: ett element skadar plast och lim.',
    },
  },
  {
    kind: 'care',
    artKinds: ['jacket', 'shell-jacket', 'trousers', 'bibs', 'one-piece', 'softshell', 'gloves', 'mittens'],
    text: {
      en_GB: 'Wash at 30 °C without fabric softener, which clogs the fabric.',
      da_DK: 'Vask ved 30 °C uden skyllemiddel, som stopper stoffet til.',
      de_DE: 'Bei 30 °C ohne Weichspüler waschen, denn er verklebt das Gewebe.',
      de_AT: 'Bei 30 °C ohne Weichspüler waschen, denn er verklebt das Gewebe.',
      es_ES: 'Lava a 30 °C sin suavizante, que obstruye el tejido.',
      fr_FR: 'Lave à 30 °C sans adoucissant, qui bouche le tissu.',
      it_IT: 'Lava a 30 °C senza ammorbidente, che ottura il tessuto.',
      sv_SE: 'Tvätta i 30 °C utan sköljmedel, som täpper till tyget.',
    },
  },
  {
    kind: 'care',
    artKinds: ['down-jacket', 'sleeping-bag'],
    text: {
      en_GB: 'Wash it rarely and gently, and let it dry completely before you store it uncompressed.',
      da_DK:
        'Vask sjældent og skånsomt, og lad det tørre helt, før du gemmer det væk uden at presse det sammen.',
      de_DE: 'Selten und schonend waschen, ganz trocknen lassen und unkomprimiert aufbewahren.',
      de_AT: 'Selten und schonend waschen, ganz trocknen lassen und unkomprimiert aufbewahren.',
      es_ES: 'Lava pocas veces y en un programa suave, deja que se seque del todo y guárdalo sin comprimir.',
      fr_FR: 'Lave rarement et en douceur, laisse sécher complètement et range sans comprimer.',
      it_IT: 'Lava di rado e con delicatezza, fai asciugare del tutto e riponi senza comprimere.',
      sv_SE: 'Tvätta sällan och skonsamt, låt torka helt och förvara utan att pressa ihop.',
    },
  },
  {
    kind: 'care',
    artKinds: ['base-layer', 'fleece', 'socks', 'hat', 'neckwear', 't-shirt'],
    text: {
      en_GB: 'Wash inside out at 30 °C, and keep it out of the dryer.',
      da_DK: 'Vask med vrangen ud ved 30 °C, og undgå tørretumbleren.',
      de_DE: 'Auf links bei 30 °C waschen und nicht in den Trockner geben.',
      de_AT: 'Auf links bei 30 °C waschen und nicht in den Trockner geben.',
      es_ES: 'Lava del revés a 30 °C y no uses la secadora.',
      fr_FR: 'Lave à l’envers à 30 °C et évite le sèche-linge.',
      it_IT: 'Lava al rovescio a 30 °C ed evita l’asciugatrice.',
      sv_SE: 'Tvätta ut och in i 30 °C och torktumla inte.',
    },
  },
  {
    kind: 'care',
    artKinds: ['goggles', 'sunglasses', 'lens'],
    text: {
      en_GB: 'Dab the inside of the lens dry with a soft cloth: rubbing scratches its coating.',
      da_DK: 'Dup linsens inderside tør med en blød klud: Gnider du, ridser du belægningen.',
      de_DE:
        'Die Innenseite der Scheibe mit einem weichen Tuch trocken tupfen: Reiben zerkratzt die Beschichtung.',
      de_AT:
        'Die Innenseite der Scheibe mit einem weichen Tuch trocken tupfen: Reiben zerkratzt die Beschichtung.',
      es_ES: 'Seca el interior de la lente a toquecitos con un paño suave: frotar raya el tratamiento.',
      fr_FR: 'Tamponne l’intérieur de l’écran avec un chiffon doux\u00A0: frotter raye le traitement.',
      it_IT: 'Tampona l’interno della lente con un panno morbido: strofinando si graffia il trattamento.',
      sv_SE: 'Badda linsens insida torr med en mjuk trasa: gnuggar du repas ytan.',
    },
  },
  {
    kind: 'care',
    artKinds: ['tent'],
    text: {
      en_GB: 'Pack it away dry: damp fabric goes mouldy within days.',
      da_DK: 'Pak det væk i tør tilstand: Fugtigt stof mugner på få dage.',
      de_DE: 'Trocken verstauen: Feuchter Stoff schimmelt nach wenigen Tagen.',
      de_AT: 'Trocken verstauen: Feuchter Stoff schimmelt nach wenigen Tagen.',
      es_ES: 'Guárdala seca: la tela húmeda cría moho en pocos días.',
      fr_FR: 'Range-la sèche\u00A0: un tissu humide moisit en quelques jours.',
      it_IT: 'Riponila asciutta: il tessuto umido fa la muffa in pochi giorni.',
      sv_SE: 'Packa ner det torrt: fuktigt tyg möglar på några dagar.',
    },
  },
  {
    kind: 'safety',
    artKinds: ['binding', 'touring-binding'],
    text: {
      en_GB:
        'Have a workshop mount and set the bindings: the release is a matter for trained staff with a testing device.',
      da_DK:
        'Få bindingerne monteret og indstillet på et værksted: Udløsningen er en sag for uddannede folk med måleudstyr.',
      de_DE:
        'Lass die Bindung in einer Werkstatt montieren und einstellen: Die Auslösung ist Sache von Fachleuten mit Prüfgerät.',
      de_AT:
        'Lass die Bindung in einer Werkstatt montieren und einstellen: Die Auslösung ist Sache von Fachleuten mit Prüfgerät.',
      es_ES:
        'Haz que un taller monte y ajuste las fijaciones: la liberación es cosa de profesionales con un aparato de medición.',
      fr_FR:
        'Fais monter et régler les fixations en atelier\u00A0: le déclenchement est l’affaire de professionnels équipés d’un appareil de mesure.',
      it_IT:
        'Fai montare e regolare gli attacchi in un laboratorio: lo sgancio è compito di personale esperto con uno strumento di misura.',
      sv_SE:
        'Låt en verkstad montera och ställa in bindningarna: utlösningen är en sak för utbildad personal med mätutrustning.',
    },
  },
  {
    kind: 'safety',
    artKinds: ['helmet', 'back-protector', 'body-armour'],
    text: {
      en_GB: 'Replace it after a hard knock, even if you see no damage.',
      da_DK: 'Udskift efter et hårdt slag, også selv om du ikke kan se nogen skade.',
      de_DE: 'Nach einem harten Aufprall ersetzen, auch wenn kein Schaden zu sehen ist.',
      de_AT: 'Nach einem harten Aufprall ersetzen, auch wenn kein Schaden zu sehen ist.',
      es_ES: 'Cámbialo después de un golpe fuerte, aunque no veas daños.',
      fr_FR: 'À remplacer après un choc violent, même si aucun dégât n’est visible.',
      it_IT: 'Va sostituito dopo un urto violento, anche se non vedi danni.',
      sv_SE: 'Byt ut efter en hård smäll, även om ingen skada syns.',
    },
  },
  {
    kind: 'safety',
    artKinds: ['safety', 'airbag-pack'],
    text: {
      en_GB: 'It prevents no avalanche. Check it before each tour, and practise with your group.',
      da_DK: 'Det forhindrer ingen lavine. Kontrollér det før hver tur, og øv dig sammen med din gruppe.',
      de_DE: 'Verhindert keine Lawine. Vor jeder Tour prüfen und in der Gruppe üben.',
      de_AT: 'Verhindert keine Lawine. Vor jeder Tour prüfen und in der Gruppe üben.',
      es_ES: 'No evita ningún alud. Compruébalo antes de cada salida y practica con tu grupo.',
      fr_FR: 'N’empêche aucune avalanche. À contrôler avant chaque sortie, et entraîne-toi avec ton groupe.',
      it_IT:
        'Non impedisce nessuna valanga. Controllalo prima di ogni uscita ed esercitati con il tuo gruppo.',
      sv_SE: 'Förhindrar ingen lavin. Kontrollera före varje tur och öva med din grupp.',
    },
  },
  {
    kind: 'safety',
    artKinds: ['rope', 'harness', 'ice-axe', 'crampons'],
    text: {
      en_GB: 'Check it before each use, and stop using it if it is damaged.',
      da_DK: 'Kontrollér før hver brug, og brug det ikke mere, hvis det er beskadiget.',
      de_DE: 'Vor jedem Einsatz prüfen und bei Schäden nicht mehr benutzen.',
      de_AT: 'Vor jedem Einsatz prüfen und bei Schäden nicht mehr benutzen.',
      es_ES: 'Revisa el material antes de cada uso y deja de usarlo si está dañado.',
      fr_FR: 'À contrôler avant chaque utilisation et à ne plus utiliser en cas de dommage.',
      it_IT: 'Va controllato prima di ogni uso e non va più usato se è danneggiato.',
      sv_SE: 'Kontrollera före varje användning och sluta använda vid skador.',
    },
  },
  {
    kind: 'safety',
    artKinds: ['stove'],
    text: {
      en_GB: 'Use it outdoors only: in a tent there is a danger of fire and carbon monoxide.',
      da_DK: 'Brug det kun udendørs: I et telt er der fare for brand og kulilte.',
      de_DE: 'Nur im Freien benutzen: Im Zelt drohen Brand und Kohlenmonoxid.',
      de_AT: 'Nur im Freien benutzen: Im Zelt drohen Brand und Kohlenmonoxid.',
      es_ES: 'Úsalo solo al aire libre: en una tienda hay peligro de incendio y de monóxido de carbono.',
      fr_FR:
        'À utiliser uniquement à l’extérieur\u00A0: sous une tente, il y a un risque d’incendie et de monoxyde de carbone.',
      it_IT: 'Va usato solo all’aperto: in tenda c’è pericolo di incendio e di monossido di carbonio.',
      sv_SE: 'Använd det bara utomhus: i ett tält finns risk för brand och kolmonoxid.',
    },
  },
];
