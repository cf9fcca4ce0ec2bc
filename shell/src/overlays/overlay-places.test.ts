import { findShopOverlay, releasesWith } from '../testing/overlay-fixture.ts';
import { createOverlayFinder } from './overlay-places.ts';

const findOwn = createOverlayFinder(
  releasesWith(
    { 'mf-gift-cards': ['redeem', 'help'] },
    {
      'mf-gift-cards': {
        './overlays/redeem': {
          kind: 'aside',
          width: 650,
          isClosable: false,
          names: { 'redeem-card': { tab: 'code' }, constructor: {} },
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

  it('finds a content without a declared place as a modal of 495 px that can be closed', () => {
    const place = { kind: 'modal', width: 495, isClosable: true };
    expect(findOwn('gift-cards/help')).toEqual({ name: 'gift-cards/help', place });
  });

  it.each([
    ['account/register', 'aside', 495],
    ['basket/added', 'aside', 450],
    ['account/welcome', 'modal', 562],
    ['catalogue/size-guide', 'modal', 770],
    ['consent/preferences', 'modal', 650],
  ])('finds %s of a release from before places were declared', (name, kind, width) => {
    expect(findShopOverlay(name)).toEqual({ name, place: { kind, width, isClosable: true } });
  });

  it.each([
    ['join', 'account/register', { tab: 'join' }],
    ['login', 'account/register', { tab: 'signIn' }],
    ['red-join', 'account/register', { tab: 'join', variant: 'red' }],
    ['red-login', 'account/register', { tab: 'signIn', variant: 'red' }],
    ['red-register-modal', 'account/register', { variant: 'red' }],
    ['cookie-preferences', 'consent/preferences', {}],
    ['welcome-popup', 'account/welcome', {}],
    ['added-to-basket', 'basket/added', {}],
    ['size-guide', 'catalogue/size-guide', {}],
  ])('finds the modal %s of such a release', (target, name, props) => {
    expect(findShopOverlay(target)).toMatchObject({
      name,
      props,
      place: { kind: 'modal', isClosable: true },
    });
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
