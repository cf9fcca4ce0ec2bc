import type { CollectPoint } from 'shared-contracts/api/checkout';
import type { CollectPoints } from './collect-points.ts';
import { pointTable, type TablePoint } from './point-table.ts';

/** Shorter beginnings of a postcode are whole regions. */
const minSharedCharacters = 2;

/**
 * The table that ships with the shop. It needs no network. The middle of a postcode's area is that of the points whose
 * postcodes begin like it the longest.
 */
export const offlinePoints: CollectPoints = {
  near: async ({ carrier, country, postcode, radiusKm }) => {
    const places = pointTable.filter((point) => point.country === country);
    const middle = middleOf(places, compact(postcode));
    if (middle === null) return [];
    return places
      .filter((point) => point.carrier === carrier)
      .map((point) => toPoint(point, metresBetween(middle, point)))
      .filter(({ distance }) => (distance ?? 0) <= radiusKm * 1000)
      .toSorted((one, other) => (one.distance ?? 0) - (other.distance ?? 0) || (one.id < other.id ? -1 : 1));
  },
  find: async (carrier, country, id) => {
    const point = pointTable.find(
      (each) => each.id === id && each.carrier === carrier && each.country === country,
    );
    return point === undefined ? null : toPoint(point, null);
  },
};

type Place = Pick<TablePoint, 'latitude' | 'longitude'>;

function compact(postcode: string): string {
  return postcode.replaceAll(/[\s-]/g, '').toUpperCase();
}

function sharedCharacters(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

function middleOf(places: readonly TablePoint[], postcode: string): Place | null {
  const shared = places.map((place) => sharedCharacters(compact(place.postcode), postcode));
  const longest = Math.max(0, ...shared);
  if (longest < minSharedCharacters) return null;
  const nearest = places.filter((_place, index) => shared[index] === longest);
  const mean = (valueOf: (place: TablePoint) => number) =>
    nearest.reduce((sum, place) => sum + valueOf(place), 0) / nearest.length;
  return { latitude: mean((place) => place.latitude), longitude: mean((place) => place.longitude) };
}

const earthRadiusMetres = 6_371_000;

/** Returns the distance on a sphere, by the haversine formula. */
function metresBetween(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfHeight = Math.sin(radians(other.latitude - one.latitude) / 2);
  const halfWidth = Math.sin(radians(other.longitude - one.longitude) / 2);
  const square =
    halfHeight ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * halfWidth ** 2;
  return Math.round(2 * earthRadiusMetres * Math.asin(Math.sqrt(square)));
}

function toPoint(point: TablePoint, distance: number | null): CollectPoint {
  const { id, carrier, name, street, postcode, city, country, openingHours } = point;
  return { id, carrier, name, street, postcode, city, country_id: country, openingHours, distance };
}
