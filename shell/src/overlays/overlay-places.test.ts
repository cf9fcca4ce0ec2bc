import { findShopOverlay, releasesWith } from '../testing/overlay-fixture.ts';
import { createOverlayFinder } from './overlay-places.ts';

const findOwn = createOverlayFinder(
  releasesWith(
    { 'mf-gift-cards': ['redeem', 'sent', 'help'] },
    {
      'mf-gift-cards': {
        './overlays/redeem': {
          kind: 'aside',
          width: 650,
          isClosable: false,
          names: { 'redeem-card': { tab: 'code' }, 'redeem-codes': {}, constructor: {} },
          nameWidths: { 'redeem-codes': 770 },
        },
        './overlays/sent': {
          kind: 'modal',
          width: 562,
          names: { 'gift-card-sent': {} },
          aside: { width: 450 },
        },
      },
    },
  ),
);

describe('createOverlayFinder', () => {
  it('finds a content by its name, with the place that its release declares', () => {
    expect(findOwn('gift-cards/redeem')).toEqual({
      name: 'gift-cards/redeem',
      place: { kind: 'aside', width: 650, isClosable: false },
    });
  });

  it('finds a content by a further name, with its preset props', () => {
    expect(findOwn('redeem-card')).toEqual({
      name: 'gift-cards/redeem',
      place: { kind: 'aside', width: 650, isClosable: false },
      props: { tab: 'code' },
    });
    expect(findOwn('constructor')?.name).toBe('gift-cards/redeem');
  });

  it('finds a content by a further name that has a width of its own', () => {
    const place = { kind: 'aside', width: 770, isClosable: false };
    expect(findOwn('redeem-codes')).toEqual({ name: 'gift-cards/redeem', place, props: {} });
  });

  it('finds a content without a declared place as a modal of 495 px that can be closed', () => {
    const place = { kind: 'modal', width: 495, isClosable: true };
    expect(findOwn('gift-cards/help')).toEqual({ name: 'gift-cards/help', place });
  });

  it('finds a content in the aside panel by its name, and as a modal by a further name', () => {
    const aside = { kind: 'aside', width: 450, isClosable: true };
    expect(findOwn('gift-cards/sent')).toEqual({ name: 'gift-cards/sent', place: aside });
    const place = { kind: 'modal', width: 562, isClosable: true };
    expect(findOwn('gift-card-sent')).toEqual({ name: 'gift-cards/sent', place, props: {} });
  });

  it.each([
    'last-chance',
    'confirm',
    'nonsense',
    'basket/gone',
    'constructor',
    '__proto__',
    'toString',
    '__proto__/x',
    'account/register/x',
    '',
  ])('returns undefined for %j, which no release gives', (name) =>
    expect(findShopOverlay(name)).toBeUndefined(),
  );

  it('opens the content of the first remote by name for a name that two remotes give', () => {
    const place = { kind: 'modal', width: 495, names: { redeem: {} } } as const;
    const places = { 'mf-gifts': { './overlays/card': place }, 'mf-cards': { './overlays/code': place } };
    const find = createOverlayFinder(releasesWith({ 'mf-gifts': ['card'], 'mf-cards': ['code'] }, places));
    expect(find('redeem')?.name).toBe('cards/code');
    expect(find('gifts/card')?.name).toBe('gifts/card');
  });

  it('finds a content whose remote has no release, so that its dialog can say so', () => {
    expect(findOwn('account/register')).toEqual({
      name: 'account/register',
      place: { kind: 'modal', width: 495, isClosable: true },
    });
  });
});
