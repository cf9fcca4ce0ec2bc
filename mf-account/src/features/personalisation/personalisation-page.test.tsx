import { screen } from '@testing-library/react';
import { accountUpdated } from 'shared-contracts/events/account';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { handlers } from '../../testing/handlers.ts';
import { messages } from '../../testing/messages.ts';
import { signedInSession } from '../../testing/session.ts';
import { PersonalisationPage } from './personalisation-page.tsx';

const path = '/customer/account/personalisation/';

function setUp({ own = [], search = {}, session = memberSession }: Partial<Parts> = {}) {
  const params = { path, search, entityId: null, pageType: 'personalisation' };
  return renderInShop(<PersonalisationPage params={params} />, {
    messages,
    handlers: [...own, ...handlers],
    session,
    path,
  });
}

interface Parts {
  own: typeof handlers;
  search: Record<string, string>;
  session: object;
}

const site = () => screen.getByRole('checkbox', { name: 'Remember the products that I look at' });
const email = () => screen.getByRole('checkbox', { name: 'Choose the products in emails for me' });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('PersonalisationPage', () => {
  it('shows what the member allows, and what happens without it', () => {
    setUp({ session: { ...memberSession, restrictSitePersonalisation: true } });
    expect(site()).not.toBeChecked();
    expect(site()).toHaveAccessibleDescription(/delete those kept so far/);
    expect(email()).toBeChecked();
    expect(email()).toHaveAccessibleDescription(/the same for everyone/);
  });

  it('stores both, says so, and changes the session', async () => {
    const sent: unknown[] = [];
    const changed = signedInSession({ restrictSitePersonalisation: true });
    const { user, shop } = setUp({
      own: [
        answer('newsletter-personalisation', (request) => {
          sent.push(request);
          return { restrictEmailPersonalisation: false, restrictSitePersonalisation: true };
        }),
        answer('session-data', () => changed),
      ],
    });
    const changes = shop.record(accountUpdated);
    await user.click(site());
    await user.click(save());
    const notice = await screen.findByRole('status');
    expect(notice).toHaveTextContent('Saved. It applies from now on.');
    expect(notice.parentElement).toHaveFocus();
    expect(sent).toEqual([
      { store_id: 1, restrict_email_personalisation: false, restrict_site_personalisation: true },
    ]);
    expect(changes).toEqual([{ session: changed }]);
    expect(shop.busReports).toEqual([]);
  });

  it('shows a failure instead of an earlier success, and keeps the choice', async () => {
    const failing = answer('newsletter-personalisation', () => new ErrorResponse('unavailable'));
    const { user } = setUp({ own: [failing], search: { status: 'saved' } });
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
    await user.click(site());
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(/busy right now/);
    expect(screen.queryByText(/^Saved(?! payment)/)).not.toBeInTheDocument();
    expect(site()).not.toBeChecked();
  });

  it('posts without JavaScript what is allowed as no restriction', () => {
    const { container } = setUp({
      session: { ...memberSession, restrictEmailPersonalisation: true },
      search: { form_error: 'too_many_attempts' },
    });
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/form/newsletter-personalisation');
    expect(form).toHaveAttribute('method', 'post');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      back: path,
      restrict_site_personalisation: 'false',
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/wait a few minutes/);
  });

  it('shows nothing of the member after sign-out', () => {
    expect(setUp({ session: {} }).container).toBeEmptyDOMElement();
  });
});
