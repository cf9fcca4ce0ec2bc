import type { Texts } from '../texts.ts';

export type BundleKind = 'ski-bundle' | 'snowboard-bundle' | 'ski-pack' | 'snowboard-pack';

/** Bundle kind: one product of each part's category, sold together. */
interface BundleKindSeed {
  category: string;
  /** Product type in the bundle's name: "Ravine 98 ski set with bindings". */
  type: Texts;
  parts: readonly { category: string; label: Texts }[];
  pitches: readonly Texts[];
  craft: readonly Texts[];
  /** Discount on the sum of the parts' members' prices, percent. */
  saving: number;
}

const skis: Texts = {
  en: 'Skis',
  da: 'Ski',
  de: 'Ski',
  es: 'Esquís',
  fr: 'Skis',
  it: 'Sci',
  sv: 'Skidor',
};

const board: Texts = {
  en: 'Snowboard',
  da: 'Snowboard',
  de: 'Snowboard',
  es: 'Tabla',
  fr: 'Planche',
  it: 'Tavola',
  sv: 'Snowboard',
};

const bindings: Texts = {
  en: 'Bindings',
  da: 'Bindinger',
  de: 'Bindung',
  es: 'Fijaciones',
  fr: 'Fixations',
  it: 'Attacchi',
  sv: 'Bindningar',
};

const skiBoots: Texts = {
  en: 'Ski boots',
  da: 'Skistøvler',
  de: 'Skischuhe',
  es: 'Botas de esquí',
  fr: 'Chaussures de ski',
  it: 'Scarponi da sci',
  sv: 'Pjäxor',
};

const snowboardBoots: Texts = {
  en: 'Snowboard boots',
  da: 'Snowboardstøvler',
  de: 'Snowboardboots',
  es: 'Botas de snowboard',
  fr: 'Chaussures de snowboard',
  it: 'Scarponi da snowboard',
  sv: 'Snowboardboots',
};

const poles: Texts = {
  en: 'Poles',
  da: 'Stave',
  de: 'Stöcke',
  es: 'Bastones',
  fr: 'Bâtons',
  it: 'Bastoncini',
  sv: 'Stavar',
};

export const bundleKinds: Record<BundleKind, BundleKindSeed> = {
  'ski-bundle': {
    category: 'skis/sets',
    type: {
      en: 'ski set with bindings',
      da: 'skisæt med bindinger',
      de: 'Ski-Set mit Bindung',
      es: 'conjunto de esquís y fijaciones',
      fr: 'ensemble skis et fixations',
      it: 'set sci e attacchi',
      sv: 'skidset med bindningar',
    },
    parts: [
      { category: 'skis/all-mountain', label: skis },
      { category: 'ski-bindings', label: bindings },
    ],
    pitches: [
      {
        en: 'A pair of skis and the bindings we’d have put on them anyway, drilled, mounted and ready for your boots.',
        da: 'Et par ski og de bindinger, vi alligevel ville have sat på: boret, monteret og klar til dine støvler.',
        de: 'Ein Ski und die Bindung, die wir ohnehin darauf gesetzt hätten: gebohrt, montiert und bereit für deine Schuhe.',
        es: 'Unos esquís y las fijaciones que les habríamos puesto de todos modos: taladrados, montados y listos para tus botas.',
        fr: 'Une paire de skis et les fixations que nous y aurions mises de toute façon : percés, montés, prêts pour tes chaussures.',
        it: 'Un paio di sci e gli attacchi che ci avremmo messo comunque: forati, montati e pronti per i tuoi scarponi.',
        sv: 'Ett par skidor och bindningarna vi ändå hade satt på: borrade, monterade och klara för dina pjäxor.',
      },
      {
        en: 'Waist, brake and screws match one another, which saves you a table of measurements and us a phone call.',
        da: 'Skiens midte, bremse og skruer passer sammen. Det sparer dig for en tabel og os for en opringning.',
        de: 'Mittelbreite, Stopper und Schrauben passen zusammen. Das erspart dir eine Tabelle und uns einen Anruf.',
        es: 'Patín, freno y tornillos se entienden: te ahorras una tabla de medidas y a nosotros una llamada.',
        fr: 'Patin, frein et vis s’accordent : cela t’épargne un tableau de mesures, et à nous un coup de fil.',
        it: 'Centro, freno e viti vanno d’accordo: a te risparmia una tabella, a noi una telefonata.',
        sv: 'Midja, broms och skruvar passar ihop. Det besparar dig en tabell och oss ett samtal.',
      },
      {
        en: 'If your boots still fit, this is all that’s missing between you and the first chair.',
        da: 'Hvis dine støvler stadig passer, er dette det eneste, der mangler mellem dig og den første stolelift.',
        de: 'Wenn deine Skischuhe noch passen, fehlt zwischen dir und dem ersten Sessel nur noch das hier.',
        es: 'Si tus botas aún te van bien, esto es todo lo que te separa del primer telesilla.',
        fr: 'Si tes chaussures vont encore, il ne manque que cela entre toi et le premier télésiège.',
        it: 'Se gli scarponi ti vanno ancora bene, tra te e la prima seggiovia manca soltanto questo.',
        sv: 'Om pjäxorna fortfarande passar är det här allt som saknas mellan dig och första stolen.',
      },
      {
        en: 'Cheaper together than apart, and nobody has to hold a drill over a new ski.',
        da: 'Billigere sammen end hver for sig, og ingen skal stå med boremaskinen over en ny ski.',
        de: 'Zusammen günstiger als einzeln, und niemand muss mit der Bohrmaschine über einem neuen Ski stehen.',
        es: 'Más barato junto que por separado, y nadie tiene que acercar un taladro a un esquí nuevo.',
        fr: 'Moins cher ensemble que séparément, et personne n’a à tenir une perceuse au-dessus d’un ski neuf.',
        it: 'Insieme costa meno che separato, e nessuno deve avvicinare un trapano a uno sci nuovo.',
        sv: 'Billigare ihop än var för sig, och ingen behöver hålla borren över en ny skida.',
      },
    ],
    craft: [
      {
        en: 'Mounted in our own workshop for the boots you name, on a jig and by people who have done it a few thousand times. The pair leaves with its edges tuned and its base waxed.',
        da: 'Monteret på vores eget værksted til de støvler, du oplyser, med skabelon og af folk, der har gjort det nogle tusind gange. Parret sendes med slebne kanter og vokset sål.',
        de: 'In der eigenen Werkstatt auf die Schuhe montiert, die du uns nennst: mit Bohrlehre und von Leuten, die es ein paar tausend Mal gemacht haben. Das Paar kommt mit geschliffenen Kanten und gewachstem Belag.',
        es: 'Montado en nuestro taller para las botas que nos indiques, con plantilla y por gente que lo ha hecho unos miles de veces. El par sale con los cantos afilados y la suela encerada.',
        fr: 'Monté dans notre atelier pour les chaussures que tu nous indiques, au gabarit et par des gens qui l’ont fait quelques milliers de fois. La paire part carres affûtées et semelles fartées.',
        it: 'Montato nel nostro laboratorio per gli scarponi che ci indichi, con la dima e da gente che l’ha fatto qualche migliaio di volte. Il paio parte con lamine affilate e solette sciolinate.',
        sv: 'Monterat i vår egen verkstad för pjäxorna du anger, med mall och av folk som har gjort det några tusen gånger. Paret skickas med slipade kanter och vallat belag.',
      },
      {
        en: 'The workshop needs to know your boots and a little about you before it picks up the drill. New boots later on? Bring both, and we’ll check the setting.',
        da: 'Værkstedet skal kende dine støvler og vide lidt om dig, før det tager boret frem. Nye støvler senere? Tag begge dele med, så tjekker vi indstillingen.',
        de: 'Bevor die Werkstatt zum Bohrer greift, muss sie deine Schuhe kennen und ein wenig über dich wissen. Später neue Schuhe? Bring beides mit, und wir prüfen die Einstellung.',
        es: 'El taller necesita conocer tus botas y saber algo de ti antes de coger el taladro. ¿Botas nuevas más adelante? Trae ambas cosas y revisamos el ajuste.',
        fr: 'L’atelier doit connaître tes chaussures et un peu de toi avant de prendre la perceuse. De nouvelles chaussures plus tard ? Apporte le tout, nous vérifions le réglage.',
        it: 'Prima di prendere il trapano, il laboratorio deve conoscere i tuoi scarponi e qualcosa di te. Scarponi nuovi, un domani? Porta tutto e controlliamo la regolazione.',
        sv: 'Verkstaden behöver känna till dina pjäxor och lite om dig innan den tar fram borren. Nya pjäxor senare? Ta med båda delarna, så kontrollerar vi inställningen.',
      },
    ],
    saving: 10,
  },
  'ski-pack': {
    category: 'skis/sets',
    type: {
      en: 'ski pack with boots and poles',
      da: 'skipakke med støvler og stave',
      de: 'Ski-Komplettset mit Schuhen und Stöcken',
      es: 'equipo completo de esquí',
      fr: 'pack de ski complet',
      it: 'pacchetto sci completo',
      sv: 'skidpaket med pjäxor och stavar',
    },
    parts: [
      { category: 'skis/piste', label: skis },
      { category: 'ski-bindings', label: bindings },
      { category: 'ski-boots', label: skiBoots },
      { category: 'ski-poles', label: poles },
    ],
    pitches: [
      {
        en: 'Skis, bindings, boots and poles in one order: add a pass and a sandwich, and go.',
        da: 'Ski, bindinger, støvler og stave i én bestilling: Tilføj et liftkort og en madpakke, og af sted.',
        de: 'Ski, Bindung, Schuhe und Stöcke in einer Bestellung: noch ein Skipass und ein Pausenbrot, und los.',
        at: 'Ski, Bindung, Schuhe und Stöcke in einer Bestellung: noch ein Skipass und eine Jause, und los.',
        es: 'Esquís, fijaciones, botas y bastones en un solo pedido: añade un forfait y un bocadillo, y en marcha.',
        fr: 'Skis, fixations, chaussures et bâtons en une commande : ajoute un forfait et un sandwich, et en route.',
        it: 'Sci, attacchi, scarponi e bastoncini in un solo ordine: aggiungi skipass e panino, e si parte.',
        sv: 'Skidor, bindningar, pjäxor och stavar i en beställning: lägg till liftkort och matsäck, så kan du åka.',
      },
      {
        en: 'For the winter in which you stop renting: four things that were chosen to get on with each other.',
        da: 'Til den vinter, hvor du holder op med at leje: fire ting, der er valgt til at komme godt ud af det med hinanden.',
        de: 'Für den Winter, in dem du mit dem Leihen aufhörst: vier Dinge, die sich miteinander vertragen.',
        es: 'Para el invierno en que dejas de alquilar: cuatro cosas elegidas para llevarse bien.',
        fr: 'Pour l’hiver où tu arrêtes de louer : quatre éléments choisis pour s’entendre.',
        it: 'Per l’inverno in cui smetti di noleggiare: quattro cose scelte per andare d’accordo.',
        sv: 'För vintern då du slutar hyra: fyra saker som är valda för att komma överens.',
      },
      {
        en: 'One price, one parcel, one less queue at the rental counter on Sunday morning.',
        da: 'Én pris, én pakke og én kø mindre ved udlejningen søndag morgen.',
        de: 'Ein Preis, ein Paket und am Sonntagmorgen eine Schlange weniger vor dem Verleih.',
        es: 'Un precio, un envío y una cola menos en el alquiler el domingo por la mañana.',
        fr: 'Un prix, un colis, et une file de moins au loueur le dimanche matin.',
        it: 'Un prezzo, un pacco e una coda in meno al noleggio la domenica mattina.',
        sv: 'Ett pris, ett paket och en kö mindre i skiduthyrningen på söndagsmorgonen.',
      },
      {
        en: 'Put together the way we would for a friend, and counted twice: nothing’s in there just to fill the box.',
        da: 'Sat sammen, som vi ville gøre det til en ven, og talt efter to gange: Intet er fyld.',
        de: 'Zusammengestellt wie für Freunde und zweimal durchgezählt: Nichts davon füllt bloß den Karton.',
        es: 'Reunido como lo haríamos para un amigo y contado dos veces: nada está de relleno.',
        fr: 'Composé comme pour un ami et recompté deux fois : rien n’y est pour remplir le carton.',
        it: 'Messo insieme come per un amico e contato due volte: niente serve a riempire la scatola.',
        sv: 'Sammansatt som vi skulle göra för en vän och räknat två gånger: inget är utfyllnad.',
      },
    ],
    craft: [
      {
        en: 'The bindings are mounted and set in our workshop on the very boots that come in the pack, so nobody has to guess a sole length.',
        da: 'Bindingerne monteres og indstilles på vores værksted til netop de støvler, der er med i pakken, så ingen skal gætte en sålelængde.',
        de: 'Die Bindung wird in unserer Werkstatt auf genau die Schuhe montiert und eingestellt, die im Set liegen. Niemand muss eine Sohlenlänge schätzen.',
        es: 'Las fijaciones se montan y ajustan en nuestro taller con las mismas botas del equipo: nadie tiene que adivinar una longitud de suela.',
        fr: 'Les fixations sont montées et réglées dans notre atelier sur les chaussures mêmes du pack : personne n’a à deviner une longueur de semelle.',
        it: 'Gli attacchi si montano e si regolano nel nostro laboratorio proprio sugli scarponi del pacchetto: nessuno deve indovinare una lunghezza di suola.',
        sv: 'Bindningarna monteras och ställs in i vår verkstad efter just de pjäxor som ingår, så ingen behöver gissa en sullängd.',
      },
      {
        en: 'Choose the boots first, by the length of your foot in centimetres; the rest follows from your height, your weight and how you ski.',
        da: 'Vælg støvlerne først og efter fodens længde i centimeter; resten følger af din højde, din vægt og din måde at stå på ski på.',
        de: 'Zuerst die Schuhe wählen, nach der Fußlänge in Zentimetern; der Rest ergibt sich aus Größe, Gewicht und Fahrweise.',
        es: 'Elige primero las botas, según la longitud del pie en centímetros; lo demás sale de tu altura, tu peso y tu forma de esquiar.',
        fr: 'Choisis d’abord les chaussures, selon la longueur du pied en centimètres ; le reste découle de ta taille, de ton poids et de ta façon de skier.',
        it: 'Scegli prima gli scarponi, in base alla lunghezza del piede in centimetri; il resto viene da altezza, peso e modo di sciare.',
        sv: 'Välj pjäxorna först, efter fotens längd i centimeter; resten följer av din längd, din vikt och hur du åker.',
      },
    ],
    saving: 15,
  },
  'snowboard-bundle': {
    category: 'snowboarding/sets',
    type: {
      en: 'snowboard set with bindings',
      da: 'snowboardsæt med bindinger',
      de: 'Snowboard-Set mit Bindung',
      es: 'conjunto de tabla y fijaciones',
      fr: 'ensemble planche et fixations',
      it: 'set tavola e attacchi',
      sv: 'snowboardset med bindningar',
    },
    parts: [
      { category: 'snowboarding/snowboards', label: board },
      { category: 'snowboarding/bindings', label: bindings },
    ],
    pitches: [
      {
        en: 'A board and the bindings that suit its flex: nothing too stiff for it, nothing too soft.',
        da: 'Et bræt og de bindinger, der passer til dets flex: intet for stift, intet for blødt.',
        de: 'Ein Board und die Bindung, die zu seinem Flex passt: nicht zu hart und nicht zu weich.',
        es: 'Una tabla y las fijaciones que van con su flex: ni demasiado duras ni demasiado blandas.',
        fr: 'Une planche et les fixations qui vont à son flex : ni trop raides, ni trop souples.',
        it: 'Una tavola e gli attacchi adatti al suo flex: né troppo rigidi né troppo morbidi.',
        sv: 'En bräda och bindningarna som passar dess flex: inget för styvt, inget för mjukt.',
      },
      {
        en: 'Eight screws, one set, less money than one at a time. Strap in and find out.',
        da: 'Otte skruer, ét sæt og færre penge end hver for sig. Spænd dig fast, og prøv.',
        de: 'Acht Schrauben, ein Set, weniger Geld als einzeln. Anschnallen und losfahren.',
        es: 'Ocho tornillos, un conjunto y menos dinero que por separado. Abróchate las fijaciones y compruébalo.',
        fr: 'Huit vis, un ensemble, moins cher qu’à l’unité. Chausse-les et tu verras.',
        it: 'Otto viti, un set, meno caro che a pezzi. Aggancia e prova.',
        sv: 'Åtta skruvar, ett set, mindre pengar än styckvis. Spänn fast dig och prova.',
      },
      {
        en: 'Your boots are broken in and your old board is tired: this is the half you need.',
        da: 'Dine støvler er gået til, og dit gamle bræt er træt: Dette er den halvdel, du mangler.',
        de: 'Deine Boots sind eingelaufen, dein altes Board ist müde: Das ist die Hälfte, die dir fehlt.',
        es: 'Tus botas ya se han hecho al pie y tu tabla está cansada: esta es la mitad que te falta.',
        fr: 'Tes chaussures sont faites et ta vieille planche est fatiguée : voici la moitié qu’il te faut.',
        it: 'Gli scarponi hanno preso la forma e la vecchia tavola è stanca: questa è la metà che ti serve.',
        sv: 'Dina boots är ingångna och din gamla bräda är trött: det här är halvan du behöver.',
      },
      {
        en: 'Disc, inserts and foot size checked against each other before anything goes into the box.',
        da: 'Skive, inserts og fodstørrelse er tjekket op mod hinanden, før noget lægges i kassen.',
        de: 'Disc, Inserts und Schuhgröße sind aufeinander geprüft, bevor etwas in den Karton kommt.',
        es: 'Disco, insertos y tamaño del pie, comprobados entre sí antes de que nada entre en la caja.',
        fr: 'Disque, inserts et pointure vérifiés les uns avec les autres avant toute mise en carton.',
        it: 'Disco, inserti e misura del piede controllati l’uno con l’altro prima che qualcosa entri in scatola.',
        sv: 'Disk, inserts och fotstorlek är kontrollerade mot varandra innan något läggs i lådan.',
      },
    ],
    craft: [
      {
        en: 'We screw the bindings on in our workshop at the stance and angles you ask for; if you don’t say, at the reference points and a gentle duck. All of it can be changed with one screwdriver.',
        da: 'Vi skruer bindingerne på i vores værksted i den stance og de vinkler, du ønsker; ellers på referencepunkterne og i let duck. Det hele kan ændres med én skruetrækker.',
        de: 'Wir schrauben die Bindung in der Werkstatt in der Standbreite und den Winkeln auf, die du willst; ohne Wunsch auf den Referenzpunkten und in leichtem Duck. Alles lässt sich mit einem Schraubenzieher ändern.',
        es: 'Montamos las fijaciones en nuestro taller con el stance y los ángulos que pidas; si no dices nada, en los puntos de referencia y en duck suave. Todo se cambia con un destornillador.',
        fr: 'Nous vissons les fixations en atelier au stance et aux angles que tu demandes ; sans souhait, aux repères et en léger duck. Tout se change avec un tournevis.',
        it: 'Avvitiamo gli attacchi in laboratorio con lo stance e gli angoli che chiedi; senza indicazioni, ai punti di riferimento e in duck leggero. Tutto si cambia con un cacciavite.',
        sv: 'Vi skruvar fast bindningarna i verkstaden i den stance och de vinklar du vill ha; utan önskemål på referenspunkterna och i lätt duck. Allt går att ändra med en skruvmejsel.',
      },
      {
        en: 'The board arrives waxed. Check the screws after the first day and then now and again: snowboards shake things loose, that’s part of their charm.',
        da: 'Brættet kommer vokset. Kontrollér skruerne efter første dag og siden en gang imellem: Snowboards ryster ting løse, det hører til charmen.',
        de: 'Das Board kommt gewachst. Nach dem ersten Tag die Schrauben prüfen, danach ab und zu: Snowboards rütteln alles locker, das gehört zu ihrem Charme.',
        es: 'La tabla llega encerada. Revisa los tornillos tras el primer día y luego de vez en cuando: el snowboard lo afloja todo, es parte de su encanto.',
        fr: 'La planche arrive fartée. Vérifie les vis après le premier jour, puis de temps en temps : un snowboard desserre tout, cela fait partie de son charme.',
        it: 'La tavola arriva sciolinata. Controlla le viti dopo il primo giorno e poi ogni tanto: lo snowboard allenta tutto, fa parte del suo fascino.',
        sv: 'Brädan kommer vallad. Kontrollera skruvarna efter första dagen och sedan då och då: snowboards skakar loss saker, det hör till charmen.',
      },
    ],
    saving: 10,
  },
  'snowboard-pack': {
    category: 'snowboarding/sets',
    type: {
      en: 'snowboard pack with boots',
      da: 'snowboardpakke med støvler',
      de: 'Snowboard-Komplettset mit Boots',
      es: 'equipo completo de snowboard',
      fr: 'pack de snowboard complet',
      it: 'pacchetto snowboard completo',
      sv: 'snowboardpaket med boots',
    },
    parts: [
      { category: 'snowboarding/snowboards', label: board },
      { category: 'snowboarding/bindings', label: bindings },
      { category: 'snowboarding/boots', label: snowboardBoots },
    ],
    pitches: [
      {
        en: 'Board, bindings and boots: the whole of snowboarding, apart from the snow and the sitting down.',
        da: 'Bræt, bindinger og støvler: hele snowboardsporten, bortset fra sneen og det at sidde ned.',
        de: 'Board, Bindung und Boots: alles, was Snowboarden ausmacht, bis auf den Schnee und das Sitzen.',
        es: 'Tabla, fijaciones y botas: todo el snowboard, salvo la nieve y las culadas.',
        fr: 'Planche, fixations et chaussures : tout le snowboard, la neige et les pauses assises en moins.',
        it: 'Tavola, attacchi e scarponi: tutto lo snowboard, tranne la neve e lo stare seduti.',
        sv: 'Bräda, bindningar och boots: hela snowboardåkningen, utom snön och sittandet.',
      },
      {
        en: 'Three parts that were tried together by the people who sell them, and one price that shows it was worth it.',
        da: 'Tre dele, som sælgerne selv har prøvet sammen, og én pris, der viser, at det var umagen værd.',
        de: 'Drei Teile, die unser Laden selbst zusammen ausprobiert hat, und ein Preis, der dich dafür belohnt.',
        at: 'Drei Teile, die unser Geschäft selbst zusammen ausprobiert hat, und ein Preis, der dich dafür belohnt.',
        es: 'Tres piezas que quienes las venden han probado juntas, y un precio que lo agradece.',
        fr: 'Trois éléments essayés ensemble par ceux qui les vendent, et un prix qui récompense l’accord.',
        it: 'Tre pezzi provati insieme da chi li vende, e un prezzo che ne tiene conto.',
        sv: 'Tre delar som säljarna själva har provat ihop, och ett pris som visar att det lönade sig.',
      },
      {
        en: 'For the first winter of your own gear: no drag under the toes, no gap under the strap.',
        da: 'Til den første vinter med eget udstyr: ingen tæer, der slæber, og ingen luft under stroppen.',
        de: 'Für den ersten Winter mit eigenem Material: keine Zehen, die schleifen, keine Luft unter dem Strap.',
        es: 'Para el primer invierno con equipo propio: sin dedos que rocen la nieve ni holgura bajo la correa.',
        fr: 'Pour le premier hiver avec ton matériel : pas d’orteils qui traînent, pas de jeu sous la sangle.',
        it: 'Per il primo inverno con l’attrezzatura tua: niente punte che strisciano, niente gioco sotto la cinghia.',
        sv: 'För första vintern med egen utrustning: inga tår som släpar, inget glapp under remmen.',
      },
      {
        en: 'Everything that touches the snow and your feet, in one parcel and for less than its parts.',
        da: 'Alt, hvad der rører sne og fødder, i én pakke og for mindre end delene hver for sig.',
        de: 'Alles, was Schnee und Füße berührt, in einem Paket und für weniger als die Einzelteile.',
        es: 'Todo lo que toca la nieve y los pies, en un envío y por menos que sus partes.',
        fr: 'Tout ce qui touche la neige et les pieds, en un colis et pour moins que les pièces à l’unité.',
        it: 'Tutto ciò che tocca la neve e i piedi, in un pacco e per meno della somma dei pezzi.',
        sv: 'Allt som rör vid snö och fötter, i ett paket och för mindre än delarna var för sig.',
      },
    ],
    craft: [
      {
        en: 'The bindings are screwed on in our workshop and adjusted to the very boots in the pack, straps and highback included. Tell us which foot leads.',
        da: 'Bindingerne skrues på i vores værksted og justeres til netop pakkens støvler, stropper og highback inklusive. Fortæl os, hvilken fod der er forrest.',
        de: 'Die Bindung wird in unserer Werkstatt aufgeschraubt und auf genau die Boots im Set eingestellt, samt Straps und Highback. Sag uns, welcher Fuß vorn steht.',
        es: 'Las fijaciones se montan en nuestro taller y se ajustan a las mismas botas del equipo, correas y espóiler incluidos. Dinos qué pie va delante.',
        fr: 'Les fixations sont vissées en atelier et réglées sur les chaussures mêmes du pack, sangles et dossier compris. Dis-nous quel pied va devant.',
        it: 'Gli attacchi si avvitano nel nostro laboratorio e si regolano proprio sugli scarponi del pacchetto, cinghie e spoiler compresi. Dicci quale piede va davanti.',
        sv: 'Bindningarna skruvas fast i vår verkstad och justeras efter just bootsen i paketet, remmar och highback inräknade. Säg vilken fot du har fram.',
      },
      {
        en: 'Boots are chosen by the length of the foot in centimetres, the board by weight. Wear the boots for an evening at home before the first day.',
        da: 'Støvlerne vælges efter fodens længde i centimeter, brættet efter vægt. Gå med støvlerne en aften derhjemme før den første dag.',
        de: 'Die Boots wählst du nach der Fußlänge in Zentimetern, das Board nach dem Gewicht. Trag die Boots vor dem ersten Tag einen Abend lang daheim.',
        es: 'Las botas se eligen por la longitud del pie en centímetros y la tabla por el peso. Lleva las botas una tarde en casa antes del primer día.',
        fr: 'Les chaussures se choisissent selon la longueur du pied en centimètres, la planche selon le poids. Porte-les une soirée à la maison avant le premier jour.',
        it: 'Gli scarponi si scelgono dalla lunghezza del piede in centimetri, la tavola dal peso. Porta gli scarponi una sera in casa prima del primo giorno.',
        sv: 'Bootsen väljs efter fotens längd i centimeter, brädan efter vikt. Ha bootsen på dig en kväll hemma före första dagen.',
      },
    ],
    saving: 15,
  },
};
