import { act, screen, waitFor } from '@testing-library/react';
import { noConsent, type CookieConsent, type SessionData } from 'shared-contracts/session';
import { answer, memberSession } from 'shared-runtime/testing';
import { fullConfig, handlers } from '../testing/handlers.ts';
import { forgetAnswers, renderWithGate } from '../testing/render-with-gate.tsx';
import { recordMessages, sendFrom, serviceFrames } from '../testing/service-documents.ts';
import { overlay } from './service-overlay.tsx';

const { Component: ServiceOverlay } = overlay;
const accepted: CookieConsent = {
  cookie_consent_given: true,
  accepted_functional: true,
  accepted_advertising: false,
};

function setUp(
  service: 'chat' | 'helpWidget',
  session: Partial<SessionData> = { cookieConsentPreferences: accepted },
  fakes = handlers,
) {
  return renderWithGate(<ServiceOverlay service={service} />, { session, handlers: fakes });
}

/** Returns what the document of the service gets first. */
async function startOf(service: 'chat' | 'helpWidget') {
  const path = `/services/${service}`;
  await waitFor(() => expect(serviceFrames()).toHaveProperty([path]));
  const frame = serviceFrames()[path] as HTMLIFrameElement;
  const messages = recordMessages(frame);
  sendFrom(frame, { type: 'ready' });
  return { frame, start: messages[0]?.[0] };
}

afterEach(forgetAnswers);

describe('ServiceOverlay', () => {
  it('asks for consent before it loads anything', async () => {
    const { container } = setUp('chat', { cookieConsentPreferences: noConsent });
    expect(screen.getByRole('heading', { name: 'Chat' })).toHaveAttribute('id', 'overlay-title');
    expect(await screen.findByText(/Snow chat is a service of chat Ltd/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Privacy at chat Ltd' })).toHaveAttribute('rel', 'noreferrer');
    expect(container.querySelector('iframe, link, img, script')).toBeNull();
  });

  it('shows the service after consent, and focuses it', async () => {
    const { user } = setUp('chat', { cookieConsentPreferences: noConsent });
    await user.click(await screen.findByRole('button', { name: 'Accept functional and continue' }));
    const { frame, start } = await startOf('chat');
    expect(start).toMatchObject({
      type: 'start',
      script: 'https://chat.example/script.js',
      consent: accepted,
    });
    expect(frame.parentElement).toHaveFocus();
    expect(frame).toHaveAttribute('title', 'Chat');
  });

  it('shows the service at once where it was accepted before, and leaves the focus', async () => {
    setUp('chat');
    const { frame } = await startOf('chat');
    expect(frame.parentElement).not.toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that the service is loading until it has loaded', async () => {
    setUp('chat');
    const { frame } = await startOf('chat');
    expect(screen.getByRole('status')).toHaveTextContent('Chat');
    act(() => sendFrom(frame, { type: 'loaded' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(frame).toBeInTheDocument();
  });

  it('sends name and address of a member to the help service, which it says before', async () => {
    const { user } = setUp('helpWidget', { ...memberSession, cookieConsentPreferences: noConsent });
    expect(await screen.findByText(/also receives your name and email address/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept functional and continue' }));
    expect((await startOf('helpWidget')).start).toHaveProperty('user', {
      name: 'Anna Berg',
      email: 'anna@example.com',
    });
  });

  it.each([
    ['chat', 'a member', memberSession],
    ['helpWidget', 'a guest', {}],
  ] as const)('sends nothing of the visitor to %s of %s', async (service, _who, session) => {
    setUp(service, { ...session, cookieConsentPreferences: accepted });
    const { start } = await startOf(service);
    expect(start).not.toHaveProperty('user');
    expect(JSON.stringify(start)).not.toMatch(/Anna|anna@/);
  });

  it('removes the service when its consent is withdrawn', async () => {
    const { shop } = setUp('chat');
    await startOf('chat');
    act(() => shop.changeSession({ cookieConsentPreferences: { ...accepted, accepted_functional: false } }));
    expect(serviceFrames()).not.toHaveProperty(['/services/chat']);
    expect(screen.getByRole('button', { name: 'Accept functional and continue' })).toBeVisible();
  });

  it('leads to the other ways to reach the shop if the service fails', async () => {
    setUp('chat');
    const { frame } = await startOf('chat');
    act(() => sendFrom(frame, { type: 'failed' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Snow chat can’t be reached right now.');
    expect(screen.getByRole('link', { name: 'Other ways to reach us' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
  });

  it('leads there too in a store that does not have the service any more', async () => {
    setUp('chat', {}, [answer('config', () => ({ ...fullConfig, thirdPartyServices: [] }))]);
    expect(await screen.findByRole('alert')).toHaveTextContent('This service isn’t available here');
    expect(screen.getByRole('link', { name: 'Other ways to reach us' })).toBeVisible();
  });
});
