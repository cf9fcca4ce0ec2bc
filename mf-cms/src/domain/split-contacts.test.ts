import { splitContacts } from './split-contacts.ts';

describe('splitContacts', () => {
  it('splits at e-mail addresses and telephone numbers', () => {
    expect(splitContacts('Write to help@offpiste.example or call +44 20 7946 0731.')).toEqual([
      { text: 'Write to ', href: null },
      { text: 'help@offpiste.example', href: 'mailto:help@offpiste.example' },
      { text: ' or call ', href: null },
      { text: '+44 20 7946 0731', href: 'tel:+442079460731' },
      { text: '.', href: null },
    ]);
  });

  it('returns a text without contacts as one part', () => {
    expect(splitContacts('Delivery is £4.95, 9–18, 14 days + 5')).toEqual([
      { text: 'Delivery is £4.95, 9–18, 14 days + 5', href: null },
    ]);
    expect(splitContacts('')).toEqual([]);
  });
});
