import { overlays, type OverlayName } from './exposes/index.ts';
import { asides, modalNamed, modals, placeOf, type OverlayPlace } from './overlays.ts';

const places: [string, OverlayPlace][] = [...Object.entries(modals), ...Object.entries(asides)];
const contents = Object.keys(overlays) as OverlayName[];

describe('overlays', () => {
  it('has the sixteen modals of the specification', () => {
    expect(Object.keys(modals).sort()).toEqual(
      [
        'join',
        'login',
        'red-join',
        'red-login',
        'email-preferences',
        'last-chance',
        'cookie-preferences',
        'welcome-popup',
        'added-to-basket',
        'send-us-message',
        'confirm',
        'product-video',
        'size-guide',
        'red-register-modal',
        'resubscribe-modal',
        'double-opt-in-modal',
      ].sort(),
    );
    expect(Object.values(modals).map(({ kind }) => kind)).toEqual(Array(16).fill('modal'));
  });

  it('has the five contents of the aside panel, each in a width of its own', () => {
    expect(Object.values(asides).map(({ kind }) => kind)).toEqual(Array(5).fill('aside'));
    expect(
      Object.values(asides)
        .map(({ width }) => width)
        .sort((a, b) => a - b),
    ).toEqual([450, 495, 562, 650, 770]);
  });

  it.each(places)('%s is filled by a remote that is known, by the shell or by nobody yet', (_name, place) => {
    expect([...contents, 'shell', null]).toContain(place.content);
  });

  it.each(contents)('%s has a place, in the panel rather than in a modal', (content) => {
    const hasAside = Object.values<OverlayPlace>(asides).some((each) => each.content === content);
    expect(placeOf(content)).toMatchObject({ content, kind: hasAside ? 'aside' : 'modal' });
  });

  it.each(contents)('%s is as wide in each modal as its own content was made for', (content) => {
    const widths = places.filter(([, place]) => place.content === content).map(([, { width }]) => width);
    expect(new Set(widths).size).toBe(1);
  });

  it.each(places)('%s gives its content no prop that it does not take', (_name, { content, props = {} }) => {
    const taken = Object.keys(content !== null && content !== 'shell' ? overlays[content].props.shape : {});
    expect(taken).toEqual(expect.arrayContaining(Object.keys(props)));
  });

  it('refuses a content that nobody hosts', () => {
    expect(() => placeOf('basket/gone' as OverlayName)).toThrow('hosts basket/gone');
  });

  it('knows a modal by a name from outside, and no name that objects have anyway', () => {
    expect(modalNamed('size-guide')).toBe(modals['size-guide']);
    for (const name of ['constructor', '__proto__', 'toString', '', 'basket']) {
      expect(modalNamed(name)).toBeUndefined();
    }
  });
});
