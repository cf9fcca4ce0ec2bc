import { readFileSync } from 'node:fs';

type Roles = Record<string, string>;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function rolesOf(selector: string): Roles {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no block for ${selector}`);
  const block = css.slice(start, css.indexOf('}', start));
  const pairs = [...block.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6});/g)];
  return Object.fromEntries(pairs.map((pair) => [pair[1], pair[2]]));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const offpiste = rolesOf("[data-brand='offpiste']");
const brands = { offpiste, snowfield: { ...offpiste, ...rolesOf("[data-brand='snowfield']") } };

const lightSurfaces = ['page', 'surface', 'surface-calm'];
const on = (text: string, surfaces: string[]) => surfaces.map((surface) => [text, surface] as const);

const textPairs = [
  ...on('text', [...lightSurfaces, 'surface-strong', 'accent-surface']),
  ...on('text-muted', [...lightSurfaces, 'surface-strong']),
  ...on('link', lightSurfaces),
  ...on('accent-text', [...lightSurfaces, 'accent-surface']),
  ...on('sale-text', lightSurfaces),
  ...on('text-inverse', ['surface-inverse', 'surface-inverse-raised']),
  ...on('text-inverse-muted', ['surface-inverse', 'surface-inverse-raised']),
  ...on('on-action', ['action', 'action-hover', 'action-active', 'accent']),
  ...on('on-selected', ['selected']),
  ...on('on-sale', ['sale']),
  ...on('on-danger', ['danger']),
  ...on('on-success', ['success']),
  ...on('danger', [...lightSurfaces, 'danger-surface']),
  ...on('success', ['surface', 'success-surface']),
  ...on('warning', ['surface', 'warning-surface']),
  ...on('info', ['surface', 'info-surface']),
  ...['danger-surface', 'success-surface', 'warning-surface', 'info-surface'].map(
    (surface) => ['text', surface] as const,
  ),
];

const controlPairs = [
  ...on('border-control', lightSurfaces),
  ...on('focus', lightSurfaces),
  ...on('focus-inverse', ['surface-inverse']),
  ...on('selected', lightSurfaces),
];

describe.each(Object.entries(brands))('tokens.css of %s', (_brand, roles) => {
  const ratioOf = (one: string, other: string) => {
    const [a, b] = [roles[one], roles[other]];
    if (!a || !b) throw new Error(`unknown colour role: ${a ? other : one}`);
    return contrast(a, b);
  };

  it.each(textPairs)('has enough contrast for text in %s on %s', (text, surface) => {
    expect(ratioOf(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('has enough contrast for a control in %s on %s', (control, surface) => {
    expect(ratioOf(control, surface)).toBeGreaterThanOrEqual(3);
  });
});

it('contrast() computes the ratio of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ff5a1f', '#ffffff')).toBeCloseTo(3.12, 1);
});
