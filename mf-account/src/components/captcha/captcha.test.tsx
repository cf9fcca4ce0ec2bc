import { webcrypto } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { answer, ErrorResponse, renderInShop } from 'shared-runtime/testing';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { messages } from '../../testing/messages.ts';
import { signedInSession } from '../../testing/session.ts';

type Challenge = Parameters<typeof answer<'captcha-challenge'>>[1];

// jsdom has no Web Cryptography.
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });

async function proofOfWork(): ReturnType<typeof createChallenge> {
  const options = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey };
  return createChallenge({ ...options, hmacSignatureSecret: 'of the test' });
}

function setUp(challenge: Challenge) {
  const tokens: unknown[] = [];
  const shown = renderInShop(
    <SignInForm back="/customer/account/login" referer={null} onSignedIn={(path) => tokens.push(path)} />,
    {
      messages,
      handlers: [
        answer('captcha-challenge', challenge),
        answer('login', ({ captcha_token: token }) => {
          tokens.push(token);
          return token
            ? { session: signedInSession(), redirect: '/' }
            : new ErrorResponse('captcha_required');
        }),
      ],
    },
  );
  return { ...shown, tokens };
}

async function submit({ user }: ReturnType<typeof setUp>): Promise<void> {
  await user.type(screen.getByLabelText('Email address'), 'anna@example.com');
  await user.type(screen.getByLabelText('Password'), 'Gletscher1{Enter}');
}

describe('a form whose endpoint requires a captcha token', () => {
  it('solves the challenge and sends itself again', async () => {
    const { parameters, signature = '' } = await proofOfWork();
    const asked: unknown[] = [];
    const shown = setUp((request) => {
      asked.push(request);
      return {
        challenge: { kind: 'proof-of-work', challenge: { parameters: { ...parameters }, signature } },
      };
    });
    await submit(shown);
    await waitFor(() => expect(shown.tokens).toHaveLength(3));
    const [first, token, redirect] = shown.tokens;
    expect([first, redirect]).toEqual([undefined, '/']);
    expect(JSON.parse(atob(String(token)))).toMatchObject({
      challenge: { signature },
      solution: { counter: 3 },
    });
    expect(asked).toEqual([{ store_id: 1, purpose: 'sign-in' }]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['there is none', () => ({ challenge: null })],
    ['it cannot solve it', () => ({ challenge: { kind: 'siteverify' as const, siteKey: 'a' } })],
    ['it cannot be loaded', () => new ErrorResponse('unavailable')],
  ] satisfies [string, Challenge][])('says how to go on if %s', async (_case, challenge) => {
    const shown = setUp(challenge);
    await submit(shown);
    expect(await screen.findByRole('alert')).toHaveTextContent('please try again in 15 minutes');
    expect(shown.tokens).toEqual([undefined]);
  });
});
