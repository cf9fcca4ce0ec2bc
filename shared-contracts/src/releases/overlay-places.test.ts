import { defaultOverlayPlace } from './default-overlay-place.ts';
import {
  overlayMismatch,
  overlayNamesOf,
  overlayPlacesSchema,
  overlaysOf,
  type OverlayPlace,
} from './overlay-places.ts';

const modal = { kind: 'modal', width: 495 } as const satisfies OverlayPlace;
const redeem = './overlays/redeem';

const accepts = (places: unknown) => overlayPlacesSchema.safeParse(places).success;
const withNames = <Names extends object>(names: Names) => ({ [redeem]: { ...modal, names } });
const letters = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => 'abcdefghij'[index % 10]?.repeat(1 + Math.floor(index / 10)) ?? '',
  );

describe('overlayPlacesSchema', () => {
  it('accepts a place with names, preset props and another place in the aside panel', () => {
    const names = { 'redeem-gift-card': { tab: 'code', count: 2, isRed: true }, redeem: {} };
    const place = {
      ...modal,
      isClosable: false,
      closesOnBack: true,
      names,
      nameWidths: { redeem: 770 },
      aside: { width: 562, isClosable: true },
    };
    expect(overlayPlacesSchema.parse({ [redeem]: place })).toEqual({ [redeem]: place });
  });

  it.each([
    { kind: 'popup' },
    { kind: '__proto__' },
    { width: 199 },
    { width: 99_999 },
    { width: 495.5 },
    { width: '495' },
    { isClosable: 'no' },
    { closesOnBack: 'yes' },
    { nameWidths: { redeem: 99_999 } },
    { nameWidths: { 'Redeem ': 495 } },
    { aside: { width: 99_999 } },
    { aside: {} },
  ])('rejects %j', (part) => expect(accepts({ [redeem]: { ...modal, ...part } })).toBe(false));

  it.each(['redeem', './pages/redeem', './overlays/', './overlays/../x', './overlays/A', './overlays/a/b'])(
    'rejects the expose %p',
    (expose) => expect(accepts({ [expose]: modal })).toBe(false),
  );

  it.each(['', 'a/b', 'Redeem', 'redeem ', 'redeem\n', 'a--b', 'x'.repeat(41), '<b>'])(
    'rejects the name %j',
    (name) => expect(accepts(withNames({ [name]: {} }))).toBe(false),
  );

  it('rejects or drops the name __proto__, and keeps names of Object.prototype as plain ones', () => {
    const hostile = JSON.parse(
      `{ "${redeem}": { "kind": "modal", "width": 495, "names": { "__proto__": {} } } }`,
    );
    const parsed = overlayPlacesSchema.safeParse(hostile);
    expect(Object.keys(parsed.data?.[redeem]?.names ?? {})).toEqual([]);
    expect(accepts(withNames({ constructor: {} }))).toBe(true);
  });

  it.each([
    { list: [1] },
    { nested: { a: 1 } },
    { none: null },
    { 'with-hyphen': 1 },
    { long: 'x'.repeat(101) },
    Object.fromEntries(letters(11).map((key) => [key, 1])),
  ])('rejects the preset props %j', (preset) => expect(accepts(withNames({ redeem: preset }))).toBe(false));

  it('rejects a thousand names, more than 20 names in all, and more than 20 overlays', () => {
    const names = (count: number) => Object.fromEntries(letters(count).map((name) => [name, {}]));
    expect(accepts(withNames(names(20)))).toBe(true);
    expect(accepts(withNames(names(1000)))).toBe(false);
    expect(accepts({ ...withNames(names(20)), './overlays/gift': { ...modal, names: { gift: {} } } })).toBe(
      false,
    );
    const places = (count: number) =>
      Object.fromEntries(letters(count).map((name) => [`./overlays/${name}`, modal]));
    expect(accepts(places(20))).toBe(true);
    expect(accepts(places(21))).toBe(false);
  });
});

describe('overlayMismatch', () => {
  const exposes = { './pages/card': {}, [redeem]: {}, './overlays/gift': {} };

  it('returns undefined for places of exposed overlays, and for overlays without a place', () => {
    expect(overlayMismatch(exposes, withNames({ redeem: {} }))).toBeUndefined();
    expect(overlayMismatch(exposes)).toBeUndefined();
  });

  it.each([
    [
      'an expose that does not exist',
      { './overlays/other': modal },
      'gives ./overlays/other a place, but does not expose it',
    ],
    [
      'the name of the shell',
      withNames({ confirm: {} }),
      'gives the overlay name confirm, which belongs to the shell',
    ],
    [
      'one name for two overlays',
      { ...withNames({ redeem: {} }), './overlays/gift': { ...modal, names: { redeem: {} } } },
      'gives the overlay name redeem twice',
    ],
    [
      'a width of a name that is not declared',
      { [redeem]: { ...modal, names: { redeem: {} }, nameWidths: { code: 770 } } },
      'gives the overlay name code a width, but does not declare it',
    ],
  ])('names %s', (_what, places, failure) => expect(overlayMismatch(exposes, places)).toBe(failure));

  it('rejects more than 20 exposed overlays', () => {
    const many = Object.fromEntries(letters(21).map((name) => [`./overlays/${name}`, {}]));
    expect(overlayMismatch(many)).toBe('exposes more than 20 overlays');
  });
});

describe('overlaysOf', () => {
  const exposes = { './pages/card': {}, [redeem]: {}, './overlays/gift': {} };
  const declared = { kind: 'aside', width: 650 } as const;

  it('has the declared places, and the default for exposed overlays without one', () => {
    expect(overlaysOf(exposes, { [redeem]: declared })).toEqual({
      [redeem]: declared,
      './overlays/gift': defaultOverlayPlace,
    });
    expect(overlaysOf({ './pages/card': {} })).toEqual({});
  });

  it('leaves out places of overlays that the release does not expose', () => {
    const places = { [redeem]: declared, './overlays/other': declared };
    expect(Object.keys(overlaysOf({ [redeem]: {} }, places))).toEqual([redeem]);
  });
});

describe('overlayNamesOf', () => {
  it('returns the names of all places, without those of the exposes', () => {
    const places = { ...withNames({ redeem: {}, code: {} }), './overlays/gift': modal };
    expect(overlayNamesOf(places)).toEqual(['redeem', 'code']);
    expect(overlayNamesOf()).toEqual([]);
  });
});
