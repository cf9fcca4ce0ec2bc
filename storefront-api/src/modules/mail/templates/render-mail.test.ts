import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { storeLocales, type StoreLocale } from 'shared-contracts/locales';
import { isTextVariant } from 'shared-contracts/store-texts';
import { storeById, type Store } from 'shared-contracts/stores';
import { storeConfig } from '../../stores/config/store-config.ts';
import { mailKinds, type MailKind } from '../mail-kinds.ts';
import { brandLooks } from './brands.ts';
import { exampleContent } from './example-content.ts';
import { compileLayout } from './layout/compile-layout.ts';
import { mailContent } from './mail-content.ts';
import { messages } from './messages/index.ts';
import { renderHtml, renderText } from './render-mail.ts';

const storeOf = (id: number): Store => {
  const store = storeById(id);
  if (store === undefined) throw new Error(`No store ${id}`);
  return store;
};
const [british, french, outlet] = [storeOf(1), storeOf(13), storeOf(19)];

const all = [british, outlet].flatMap((store) =>
  mailKinds.flatMap((kind) => storeLocales.map((locale) => ({ store, kind, locale }))),
);

describe('the layout', () => {
  it.each(['offpiste', 'snowfield'] as const)('of %s is compiled from its source', async (brand) => {
    const compiled = readFileSync(new URL(`layout/compiled/${brand}.html`, import.meta.url), 'utf8');
    expect(compiled).toBe(await compileLayout(brand));
  });

  it.each(['offpiste', 'snowfield'] as const)('of %s has the colours of the design system', (brand) => {
    const tokens = readFileSync(
      new URL('../../../../../shared-ui/src/tokens/tokens.css', import.meta.url),
      'utf8',
    );
    const ofBrand = tokens.split(`[data-brand='${brand}']`)[1]?.split('}')[0] ?? '';
    const token = (name: string) => new RegExp(`--${name}: (.+);`).exec(ofBrand)?.[1];
    expect(brandLooks[brand]).toMatchObject({
      page: token('color-page'),
      surface: token('color-surface'),
      calm: token('color-surface-calm'),
      inverse: token('color-surface-inverse'),
      onInverse: token('color-text-inverse'),
      text: token('color-text'),
      mutedText: token('color-text-muted'),
      link: token('color-link'),
      border: token('color-border'),
      action: token('color-action'),
      onAction: token('color-on-action'),
      headingWeight: Number(token('heading-weight')),
      radiusPx: Number.parseInt(token('radius-md') ?? '', 10),
    });
  });

  it('requests nothing and runs nothing', () => {
    for (const { store, kind, locale } of all) {
      const html = renderHtml(exampleContent(kind, store, locale), store.brand);
      expect(html).not.toMatch(/<(script|img|link|iframe|form)\b|@import|url\(|\son\w+=/i);
    }
  });
});

describe('the texts', () => {
  it('are complete in every language, for every kind of mail and both brands', () => {
    for (const { store, kind, locale } of all) {
      const content = exampleContent(kind, store, locale);
      const rendered = `${content.subject}\n${renderText(content)}`;
      expect(rendered).not.toMatch(/[{}]|undefined|\bnull\b/);
      expect(content.subject).not.toBe('');
      expect(renderHtml(content, store.brand)).not.toMatch(/\{\{/);
    }
  });

  it('have the same ids in every language, all of which are used', () => {
    const common = ['greeting', 'greeting.withoutName', 'signature', 'team', 'linkHint'];
    const footer = ['footer.reason', 'footer.reasonOfGuest', 'footer.questions', 'footer.vatId'];
    const attached = ['attached.invoice', 'attached.creditNote', 'attached.label'];
    const parts = ['subject', 'preheader', 'heading', 'text', 'button', 'note'];
    const used = new Set([
      ...common,
      ...footer,
      ...attached,
      ...mailKinds.flatMap((kind) => parts.map((part) => `${kind}.${part}`)),
    ]);
    const ids = Object.keys(messages.en_GB);
    expect(ids.filter((id) => !isTextVariant(id) && !used.has(id))).toEqual([]);
    for (const locale of storeLocales) {
      expect(Object.keys(messages[locale]).toSorted()).toEqual(ids.toSorted());
    }
  });

  it('say nothing of members in an open store', () => {
    expect(exampleContent('welcome', british, 'en_GB').paragraphs.join()).toMatch(/member/);
    expect(exampleContent('welcome', outlet, 'en_GB').paragraphs.join()).not.toMatch(/member/);
  });
});

describe('a mail about an order', () => {
  const contentOf = (kind: MailKind, locale: StoreLocale, payload: object) =>
    mailContent({
      kind,
      payload: { firstname: 'Anna', page: '/sales/', order: '100000731', items: '1 × Set', ...payload },
      store: british,
      locale,
      config: storeConfig(british),
      occurredAt: new Date('2026-01-02T03:04:00Z'),
      urlOf: (path) => `https://shop.example${path}`,
    });

  it.each(storeLocales)('that is canceled speaks of the order or of some items: %s', (locale) => {
    const sayings = (isWhole: 'yes' | 'no') => {
      const { subject, preheader, heading } = contentOf('order-canceled', locale, {
        hasPoints: 'no',
        isWhole,
      });
      return [subject, preheader, heading];
    };
    for (const [index, ofWhole] of sayings('yes').entries()) expect(sayings('no')[index]).not.toBe(ofWhole);
  });

  it.each(storeLocales)(
    'that is returned has a button for the return, or for the order of a guest: %s',
    (locale) => {
      const buttonOf = (kind: MailKind, isGuest: 'yes' | 'no') =>
        contentOf(kind, locale, { code: 'RH7KQ3PXVM', hasParcel: 'no', isGuest }).button;
      const ofOrder = buttonOf('order-dispatched', 'no');
      for (const kind of mailKinds.filter((each) => /^order-(return|withdrawal)/.test(each))) {
        expect(buttonOf(kind, 'yes')).toBe(ofOrder);
        expect(buttonOf(kind, 'no')).not.toBe(ofOrder);
      }
    },
  );
});

describe('a mail', () => {
  const hostile = (firstname: string, email = 'new@example.com') =>
    mailContent({
      kind: 'email-changed',
      payload: { firstname, email },
      store: british,
      locale: 'en_GB',
      config: storeConfig(british),
      occurredAt: new Date('2026-01-02T03:04:00Z'),
      urlOf: (path) => `https://shop.example${path}`,
    });

  it.each(storeLocales)('to a guest speaks of the order and of no account in its footer: %s', (locale) => {
    const footerOf = (isGuest: 'yes' | 'no') =>
      mailContent({
        kind: 'payment-failed',
        payload: { firstname: 'Anna', page: '/checkout/', order: '100000731', isGuest },
        store: british,
        locale,
        config: storeConfig(british),
        occurredAt: new Date('2026-01-02T03:04:00Z'),
        urlOf: (path) => `https://shop.example${path}`,
      }).footer.join();
    const account = /account|konto|cuenta|compte/i;
    expect(footerOf('no')).toMatch(account);
    expect(footerOf('yes')).not.toMatch(account);
  });

  it('escapes what a member has entered', () => {
    const content = hostile('Anna', `"<img/src=x onerror=alert(1)>"@example.com`);
    const body = parse(renderHtml(content, 'offpiste'));
    expect(body.querySelectorAll('img, script')).toEqual([]);
    expect(body.textContent).toContain('<img/src=x onerror=alert(1)>');
  });

  it('greets without the name if the name is a message', () => {
    const content = hostile('http://evil.example');
    expect(content.greeting).toBe('Hello,');
    expect(renderHtml(content, 'offpiste') + renderText(content)).not.toContain('evil');
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '=HYPERLINK("http://evil.example")',
    '+cmd|calc',
    '-2+3',
    '@SUM(1)',
    '{{shop}}',
    '{name}',
    '\u202Eliame\u202C <b>',
  ])('contains nothing of the name %j, in any kind and format', (firstname) => {
    for (const kind of mailKinds) {
      const content = mailContent({
        kind,
        payload: {
          firstname,
          email: 'new@example.com',
          network: '203.0.113.24',
          provider: 'Alpenbuch',
          path: '/',
        },
        store: british,
        locale: 'en_GB',
        config: storeConfig(british),
        occurredAt: new Date('2026-01-02T03:04:00Z'),
        urlOf: (path) => `https://shop.example${path}`,
      });
      expect(content.greeting).toBe('Hello,');
      expect(JSON.stringify(content) + renderHtml(content, 'offpiste') + renderText(content)).not.toContain(
        firstname,
      );
    }
  });

  it('has the name in its greeting only, and never in a header', () => {
    const content = hostile('Annabel');
    expect(content.greeting).toBe('Hi Annabel,');
    expect(content.subject + content.preheader + content.shop).not.toContain('Annabel');
  });

  it('links to the store of the account only', () => {
    const content = exampleContent('reset-password', french, 'it_IT');
    const links = parse(renderHtml(content, 'offpiste'))
      .querySelectorAll('a')
      .map((link) => link.getAttribute('href') ?? '');
    expect(links).toHaveLength(3);
    for (const link of links) expect(new URL(link).host).toBe('fr.localhost');
    expect(renderText(content)).toContain(content.buttonUrl);
  });

  it('names the time in the time zone of the store', () => {
    const content = exampleContent('password-changed', french, 'fr_FR');
    expect(content.paragraphs[0]).toContain('23 novembre 2026 à 10:41 UTC+1');
  });
});
