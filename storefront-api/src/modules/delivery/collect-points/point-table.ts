interface Interval {
  /** Local times, such as `09:00`. */
  from: string;
  to: string;
}

/** Hours of a week, Monday first. */
type Week = Interval[][];

const weekdays = (...intervals: Interval[]): Week => Array.from({ length: 5 }, () => intervals);

const shopHours: Week = [...weekdays({ from: '08:00', to: '20:00' }), [{ from: '09:00', to: '18:00' }], []];
const marketHours: Week = [
  ...weekdays({ from: '09:00', to: '12:30' }, { from: '14:00', to: '18:30' }),
  [{ from: '09:00', to: '13:00' }],
  [],
];
const always: Week = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);

export interface TablePoint {
  id: string;
  carrier: string;
  country: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  openingHours: Week;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

type Row = [
  carrier: string,
  name: string,
  street: string,
  postcode: string,
  latitude: number,
  longitude: number,
];

function pointsOf(country: string, city: string, openingHours: Week, rows: readonly Row[]): TablePoint[] {
  return rows.map(([carrier, name, street, postcode, latitude, longitude], index) => ({
    id: `${country}-${city.toLowerCase().replaceAll(/[^a-z]/g, '')}-${carrier}-${index + 1}`,
    carrier,
    country,
    name,
    street,
    postcode,
    city,
    openingHours,
    latitude,
    longitude,
  }));
}

/** Points of the demonstration. Names and streets are fictitious; the places are about where the postcodes are. */
export const pointTable: readonly TablePoint[] = [
  ...pointsOf('GB', 'Leeds', shopHours, [
    ['pickup-plus', 'Corn Exchange News', '4 Call Lane Yard', 'LS1 4BR', 53.796, -1.541],
    ['pickup-plus', 'Headrow Stationers', '61 Old Headrow', 'LS1 8TL', 53.8, -1.546],
    ['pickup-plus', 'Aire Street Stores', '12 Aire Walk', 'LS1 4PR', 53.794, -1.55],
  ]),
  ...pointsOf('GB', 'London', shopHours, [
    ['pickup-plus', 'Wharf Lane Minimarket', '8 Wharf Lane', 'E1 6AN', 51.517, -0.075],
    ['pickup-plus', 'Strand Post & Paper', '102 Little Strand', 'WC2N 5HR', 51.508, -0.124],
  ]),
  ...pointsOf('GB', 'Bristol', shopHours, [
    ['pickup-plus', 'Harbour Row Newsagent', '1 Harbour Row', 'BS1 5TY', 51.45, -2.6],
  ]),
  ...pointsOf('DE', 'München', always, [
    ['parcel-locker', 'Paketstation 101', 'Alter Bahnhofplatz 3', '80331', 48.139, 11.566],
    ['parcel-locker', 'Paketstation 117', 'Mühlwinkel 21', '80469', 48.131, 11.574],
  ]),
  ...pointsOf('DE', 'Berlin', always, [
    ['parcel-locker', 'Paketstation 204', 'Kleine Invalidengasse 9', '10115', 52.532, 13.385],
    ['parcel-locker', 'Paketstation 209', 'Am Kupferhof 2', '10117', 52.517, 13.388],
  ]),
  ...pointsOf('DK', 'København', shopHours, [
    ['parcel-shop', 'Kiosken ved Torvet', 'Lille Torvegade 5', '1050', 55.68, 12.585],
    ['parcel-shop', 'Havnens Købmand', 'Bådehavnsvej 12', '2100', 55.706, 12.577],
  ]),
  ...pointsOf('DK', 'Aarhus', shopHours, [
    ['parcel-shop', 'Strøgets Boghandel', 'Søndre Stræde 14', '8000', 56.156, 10.207],
  ]),
  ...pointsOf('FR', 'Paris', marketHours, [
    ['relais', 'Papeterie du Passage', '7 passage des Tisserands', '75001', 48.862, 2.336],
    ['relais', 'Épicerie Bellecour', '19 rue du Vieux-Lavoir', '75011', 48.859, 2.379],
  ]),
  ...pointsOf('FR', 'Grenoble', marketHours, [
    ['relais', 'Maison de la presse des Alpes', '3 quai du Téléphérique', '38000', 45.192, 5.724],
  ]),
  ...pointsOf('FR', 'Paris', always, [
    ['locker', 'Consigne gare du Moulin', '2 parvis du Moulin', '75010', 48.876, 2.359],
  ]),
  ...pointsOf('FR', 'Lyon', always, [
    ['locker', 'Consigne des Quais', '40 quai des Canuts', '69002', 45.755, 4.832],
  ]),
  ...pointsOf('SE', 'Stockholm', shopHours, [
    ['ombud', 'Hörnbutiken Vasa', 'Lilla Odengränd 6', '113 22', 59.342, 18.05],
    ['ombud', 'Tobak & Post Söder', 'Östra Götgränd 18', '116 46', 59.314, 18.073],
  ]),
  ...pointsOf('SE', 'Göteborg', shopHours, [
    ['ombud', 'Livs vid Kanalen', 'Kanalgränd 11', '411 08', 57.705, 11.967],
  ]),
];
