import { join } from 'node:path';
import { nameOfExpose } from 'shared-contracts/exposes';
import { overlayContents } from 'shared-contracts/overlays';
import { overlaysOf, type OverlayPlace } from 'shared-contracts/releases';
import { readFederations } from './workspace-federations.ts';

const root = join(import.meta.dirname, '../..');

/** Places of the overlays of all remotes, by content as in `account/register`. */
const places = new Map<string, OverlayPlace>();

beforeAll(async () => {
  for (const { name, exposes, overlays } of await readFederations(root)) {
    for (const [expose, place] of Object.entries(overlaysOf(exposes, overlays)))
      places.set(nameOfExpose(name, expose), place);
  }
});

describe('the overlays of all remotes', () => {
  it.each([
    ['account/brands-interest', 'aside', 650],
    ['account/register', 'aside', 495],
    ['account/welcome', 'modal', 562],
    ['basket/added', 'aside', 450],
    ['catalogue/filters', 'aside', 450],
    ['catalogue/product-add-to-basket', 'aside', 562],
    ['catalogue/product-video', 'modal', 770],
    ['catalogue/size-guide', 'modal', 770],
    ['consent/preferences', 'modal', 650],
  ])('%s opens as %s of %i px', (content, kind, width) => {
    const { aside, ...modal } = places.get(content) as OverlayPlace;
    expect(aside ? { kind: 'aside', ...aside } : modal).toMatchObject({ kind, width });
    expect(modal.isClosable ?? true).toBe(true);
  });

  it.each([
    ['join', 'account/register', 495],
    ['login', 'account/register', 495],
    ['red-join', 'account/register', 495],
    ['red-login', 'account/register', 495],
    ['red-register-modal', 'account/register', 495],
    ['cookie-preferences', 'consent/preferences', 650],
    ['welcome-popup', 'account/welcome', 562],
    ['added-to-basket', 'basket/added', 450],
    ['product-video', 'catalogue/product-video', 770],
    ['size-guide', 'catalogue/size-guide', 770],
  ] as const)('the modal %s opens %s with %i px', (name, content, width) => {
    expect(overlayContents[name]).toBe(content);
    const { kind, width: declared, names = {} } = places.get(content) as OverlayPlace;
    expect({ kind, declared }).toEqual({ kind: 'modal', declared: width });
    expect(Object.keys(names)).toContain(name);
  });

  it.each([
    ['brands-interest', 'account/brands-interest', 650],
    ['product-add-to-basket', 'catalogue/product-add-to-basket', 562],
    ['configurable-bundle', 'catalogue/product-add-to-basket', 770],
  ] as const)('%s opens %s in the aside panel with %i px', (name, content, width) => {
    expect(overlayContents[name]).toBe(content);
    const place = places.get(content) as OverlayPlace;
    expect(place).toMatchObject({ kind: 'aside', names: { [name]: {} } });
    expect(place.nameWidths?.[name] ?? place.width).toBe(width);
  });

  it('give every name of the contracts, and none twice', () => {
    const names = [...places.values()].flatMap(({ names: each = {} }) => Object.keys(each));
    expect(names).toEqual(expect.arrayContaining(Object.keys(overlayContents)));
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });
});
