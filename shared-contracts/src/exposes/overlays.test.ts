import { overlays, type OverlayName } from './index.ts';
import { asides, modals, placeOf, type OverlayPlace } from './overlays.ts';

const places: [string, OverlayPlace][] = [...Object.entries(modals), ...Object.entries(asides)];
const contents = Object.keys(overlays) as OverlayName[];

describe('overlays', () => {
  it('contain the sixteen modals of the specification', () => {
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

  it('contain the five contents of the aside panel, each with its own width', () => {
    expect(Object.values(asides).map(({ kind }) => kind)).toEqual(Array(5).fill('aside'));
    expect(
      Object.values(asides)
        .map(({ width }) => width)
        .sort((a, b) => a - b),
    ).toEqual([450, 495, 562, 650, 770]);
  });

  it.each(places)('%s has the content of a known overlay, of the shell, or none yet', (_name, place) => {
    expect([...contents, 'shell', null]).toContain(place.content);
  });

  it.each(contents)('placeOf returns a place for %s, in the aside panel if it has one there', (content) => {
    const hasAside = Object.values<OverlayPlace>(asides).some((each) => each.content === content);
    expect(placeOf(content)).toMatchObject({ content, kind: hasAside ? 'aside' : 'modal' });
  });

  it.each(contents)('%s has the same width in each of its modals', (content) => {
    const widths = places.filter(([, place]) => place.content === content).map(([, { width }]) => width);
    expect(new Set(widths).size).toBe(1);
  });

  it.each(places)('%s has preset props that its content accepts', (_name, { content, props = {} }) => {
    const accepted = Object.keys(
      content !== null && content !== 'shell' ? overlays[content].props.shape : {},
    );
    expect(accepted).toEqual(expect.arrayContaining(Object.keys(props)));
  });

  it.each(Object.entries(modals))('placeOf returns the modal %s by its name', (name, place) => {
    expect(placeOf(name)).toBe(place);
  });

  it.each(['basket/gone', 'constructor', '__proto__', 'toString', '', 'basket', 'shell', 'null'])(
    'placeOf returns undefined for %j',
    (name) => expect(placeOf(name)).toBeUndefined(),
  );

  it('modals have names without a slash, so that none is that of a content', () => {
    expect(Object.keys(modals).filter((name) => name.includes('/'))).toEqual([]);
    expect(contents.filter((name) => !name.includes('/'))).toEqual([]);
  });
});
