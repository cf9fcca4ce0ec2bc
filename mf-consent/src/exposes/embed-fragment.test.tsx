import { act, screen, waitFor } from '@testing-library/react';
import { noConsent, type CookieConsent } from 'shared-contracts/session';
import { answer, ErrorResponse, takeConsoleErrors } from 'shared-runtime/testing';
import { config, fullConfig, handlers } from '../testing/handlers.ts';
import { forgetAnswers, renderWithGate } from '../testing/render-with-gate.tsx';
import { recordMessages, sendFrom, serviceFrames } from '../testing/service-documents.ts';
import { fragment } from './embed-fragment.tsx';

const { Component: ConsentEmbed } = fragment;
const url = 'https://player.example/embed/1';
const size = { width: 640, height: 360 };
const given = (functional: boolean, advertising: boolean): CookieConsent => ({
  cookie_consent_given: true,
  accepted_functional: functional,
  accepted_advertising: advertising,
});

function setUp(
  props: Partial<Parameters<typeof ConsentEmbed>[0]>,
  consent: CookieConsent = noConsent,
  fakes = handlers,
) {
  return renderWithGate(<ConsentEmbed title="How we wax skis" {...size} {...props} />, {
    session: { cookieConsentPreferences: consent },
    handlers: fakes,
  });
}

const frame = () => screen.queryByTitle<HTMLIFrameElement>('How we wax skis');
const accept = (name = 'Accept functional and continue') => screen.findByRole('button', { name });

afterEach(() => {
  forgetAnswers();
  delete (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
});

describe('ConsentEmbed', () => {
  it('holds a frame back, says whose it is, and links to it', async () => {
    const { container } = setUp({ url });
    expect(await screen.findByRole('region', { name: 'How we wax skis' })).toHaveTextContent(
      '“How we wax skis” comes from player.example and is loaded only with your consent.',
    );
    const link = screen.getByRole('link', { name: 'Open at player.example' });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(container.querySelector('iframe, link, img, script')).toBeNull();
  });

  it('shows the frame after its group was accepted, and keeps the choice of the other group', async () => {
    const sent: object[] = [];
    const save = answer('cookie-preferences', ({ accepted_functional, accepted_advertising }) => {
      sent.push({ accepted_functional, accepted_advertising });
      return { cookieConsentPreferences: given(accepted_functional, accepted_advertising) };
    });
    const { user } = setUp({ url }, given(false, true), [config, save]);
    await user.click(await accept());
    await waitFor(() => expect(frame()).toHaveAttribute('src', `/embeds?url=${encodeURIComponent(url)}`));
    expect(sent).toEqual([{ accepted_functional: true, accepted_advertising: true }]);
  });

  it('has the focus in place of the button that accepted it, and takes it from nowhere else', async () => {
    const { user, shop } = setUp({ url });
    (await accept()).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(frame()).not.toBeNull());
    expect(frame()?.parentElement).toHaveFocus();

    act(() => shop.changeSession({ cookieConsentPreferences: given(false, false) }));
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    act(() => shop.changeSession({ cookieConsentPreferences: given(true, false) }));
    expect(frame()).not.toBeNull();
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  it('has one size before and after consent, and while the store is asked what it may show', async () => {
    const { container, shop } = setUp({ url });
    const pending = (container.firstElementChild as HTMLElement).style.cssText;
    await accept();
    const box = container.firstElementChild as HTMLElement;
    const { cssText } = box.style;
    expect(pending).toBe(cssText);
    expect(cssText).toContain('--embed-ratio: 640 / 360');
    expect(cssText).toContain('--embed-width: 640px');
    act(() => shop.changeSession({ cookieConsentPreferences: given(true, false) }));
    expect(frame()).not.toBeNull();
    expect(container.firstElementChild).toBe(box);
    expect(box.style.cssText).toBe(cssText);
  });

  it('removes the frame when the consent is withdrawn', async () => {
    const { shop } = setUp({ url }, given(true, true));
    await waitFor(() => expect(frame()).not.toBeNull());
    act(() => shop.changeSession({ cookieConsentPreferences: given(false, true) }));
    expect(frame()).toBeNull();
    expect(await accept()).toBeVisible();
  });

  it('offers no consent to advertising that the browser rejects', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    setUp({ url: 'https://ads.example/1' });
    expect(await screen.findByText(/Global Privacy Control/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('only links to a page that no list of the store has', async () => {
    const { container } = setUp({ url: 'https://other.example/' }, given(true, true));
    expect(await screen.findByRole('link', { name: 'How we wax skis' })).toHaveAttribute(
      'href',
      'https://other.example/',
    );
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('links to the page if the store does not answer', async () => {
    setUp({ url }, given(true, true), [answer('config', () => new ErrorResponse('unavailable'))]);
    expect(await screen.findByRole('link', { name: 'How we wax skis' })).toHaveAttribute('href', url);
    await waitFor(() => expect(takeConsoleErrors().join()).toMatch(/Services could not be started/));
  });

  it.each(['javascript:alert(1)//player.example', 'data:text/html,player.example', '//player.example'])(
    'shows nothing of %s',
    async (hostile) => {
      const { container, shop } = setUp({ url: hostile }, given(true, true));
      expect(shop.context.queryClient.isFetching()).toBeGreaterThan(0);
      await waitFor(() => expect(container).toBeEmptyDOMElement());
    },
  );

  it('runs a service in its place once it is accepted', async () => {
    const { user } = setUp({ service: 'reviews' });
    expect(await screen.findByText(/comes from reviews Ltd/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Privacy at reviews Ltd' })).toBeVisible();
    await user.click(await accept());
    await waitFor(() => expect(frame()).toHaveAttribute('src', '/services/reviews'));
    const document = frame() as HTMLIFrameElement;
    const messages = recordMessages(document);
    sendFrom(document, { type: 'ready' });
    expect(messages[0]?.[0]).toMatchObject({
      type: 'start',
      script: 'https://reviews.example/script.js',
      settings: { id: 'reviews-1' },
      consent: given(true, false),
    });
    expect(messages[0]?.[0]).not.toHaveProperty('user');
    expect(document).toHaveAttribute('sandbox', 'allow-scripts');
    expect(document).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  it('says that a service has failed', async () => {
    setUp({ service: 'reviews' }, given(true, false));
    await waitFor(() => expect(frame()).not.toBeNull());
    const document = frame() as HTMLIFrameElement;
    act(() => {
      sendFrom(document, { type: 'ready' });
      sendFrom(document, { type: 'failed' });
    });
    expect(screen.getByRole('status')).toHaveTextContent('Snow reviews can’t be reached right now.');
    expect(serviceFrames()).not.toHaveProperty(['/services/reviews']);
  });

  it('shows nothing of a service that the store does not have', async () => {
    const { container } = setUp({ service: 'trustBadge' }, given(true, true));
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('asks for the lists of frames only if it shows one', async () => {
    const keys: string[] = [];
    const counted = answer('config', (request) => {
      keys.push(request.keys);
      return fullConfig;
    });
    setUp({ service: 'reviews' }, noConsent, [counted]);
    await accept();
    expect(keys.filter((each) => each.includes('cookieConsentIframes'))).toEqual([]);
  });
});
