import type { RecordInputOf } from 'storefront-ports/import-format';
import { durationSeconds } from './storyboard.ts';
import { frameSize } from './camera.ts';
import { localised, type Texts } from '../data/texts.ts';

type Video = NonNullable<RecordInputOf<'product'>['video']>;

/** What the video of a product shows, for those who do not see it. By SKU, which is also the key of its files. */
const descriptions: Readonly<Record<string, Texts>> = {
  'VAR-RAVINE-92': {
    en: 'The camera moves along the Ravine 92 from tip to tail, shows topsheet and base crossed, and ends with the skis in the snow in front of the mountains. No sound.',
    da: 'Kameraet kører langs Ravine 92 fra spids til ende, viser overside og sål over kors og slutter med skiene i sneen foran bjergene. Uden lyd.',
    de: 'Die Kamera fährt am Ravine 92 von der Schaufel bis zum Ende entlang, zeigt Oberseite und Belag gekreuzt und endet mit den Ski im Schnee vor den Bergen. Ohne Ton.',
    es: 'La cámara recorre los Ravine 92 de la espátula a la cola, muestra la cara superior y la suela cruzadas y termina con los esquís en la nieve frente a las montañas. Sin sonido.',
    fr: 'La caméra longe les Ravine 92 de la spatule au talon, montre le dessus et la semelle croisés, puis les skis plantés dans la neige devant les montagnes. Sans son.',
    it: 'La telecamera scorre lungo i Ravine 92 dalla punta alla coda, mostra la superficie e la soletta incrociate e finisce con gli sci nella neve davanti alle montagne. Senza audio.',
    sv: 'Kameran rör sig längs Ravine 92 från spets till bakände, visar ovansida och belag i kors och slutar med skidorna i snön framför bergen. Utan ljud.',
  },
  'KAL-STAVE-120': {
    en: 'The camera moves over the buckles of the Stave 120, shows the boot from the side and from behind, and ends with it on the deck of a hut. No sound.',
    da: 'Kameraet bevæger sig hen over spænderne på Stave 120, viser støvlen fra siden og bagfra og slutter med den på terrassen ved en hytte. Uden lyd.',
    de: 'Die Kamera fährt über die Schnallen des Stave 120, zeigt den Schuh von der Seite und von hinten und endet mit ihm auf der Terrasse einer Hütte. Ohne Ton.',
    es: 'La cámara recorre los ganchos de la Stave 120, muestra la bota de lado y por detrás y termina con ella en la terraza de un refugio. Sin sonido.',
    fr: 'La caméra passe sur les crochets de la Stave 120, montre la chaussure de côté et de dos, puis sur la terrasse d’un refuge. Sans son.',
    it: 'La telecamera scorre sui ganci dello Stave 120, mostra lo scarpone di lato e da dietro e finisce sulla terrazza di un rifugio. Senza audio.',
    sv: 'Kameran rör sig över spännena på Stave 120, visar pjäxan från sidan och bakifrån och slutar med den på terrassen vid en stuga. Utan ljud.',
  },
  'BRI-BOURRASQUE-3L': {
    en: 'The camera moves over hood, zip and pockets of the Bourrasque 3L, shows the jacket from the front and from behind, and ends with it on the wall of a hut. No sound.',
    da: 'Kameraet bevæger sig hen over hætte, lynlås og lommer på Bourrasque 3L, viser jakken forfra og bagfra og slutter med den på væggen i en hytte. Uden lyd.',
    de: 'Die Kamera fährt über Kapuze, Reißverschluss und Taschen der Bourrasque 3L, zeigt die Jacke von vorn und von hinten und endet mit ihr an der Wand einer Hütte. Ohne Ton.',
    es: 'La cámara recorre la capucha, la cremallera y los bolsillos de la Bourrasque 3L, muestra la chaqueta por delante y por detrás y termina con ella en la pared de un refugio. Sin sonido.',
    fr: 'La caméra passe sur la capuche, le zip et les poches de la Bourrasque 3L, montre la veste de face et de dos, puis accrochée au mur d’un refuge. Sans son.',
    it: 'La telecamera scorre su cappuccio, zip e tasche della Bourrasque 3L, mostra la giacca davanti e dietro e finisce con la giacca sulla parete di un rifugio. Senza audio.',
    sv: 'Kameran rör sig över huva, dragkedja och fickor på Bourrasque 3L, visar jackan framifrån och bakifrån och slutar med den på väggen i en stuga. Utan ljud.',
  },
};

/** Day on which the files were made; `pnpm art:videos` makes them again. */
const uploadedAt = '2026-11-27T00:00:00Z';

export const videoKeys: readonly string[] = Object.keys(descriptions);

/** Returns the video of a product; null for most. */
export function videoOf(sku: string): Video | null {
  const description = descriptions[sku];
  if (description === undefined) return null;
  return {
    key: sku,
    description: localised(description),
    durationSeconds,
    ...frameSize,
    uploadedAt,
    formats: ['webm', 'mp4'],
  };
}
