import type { Control, Sign } from './early-use.ts';
import type { MemberCall } from './member-call.ts';
import { removeFromBasket } from './overlay-rows.ts';
import { phone } from './slow-phone.ts';

interface MeasuredShop {
  base: string;
  /** Header of the member. */
  cookie: string;
  call: MemberCall;
  /** Header of a visitor who has answered the question about cookies, which covers other controls. */
  answered: string;
}

/** The mark of a page that is working on a click. */
const working: Sign = { selector: 'html[data-pending], button[aria-busy="true"]' };
const dialog: Sign = { selector: '[role="dialog"]' };
/** A backpack without options. */
const backpackId = 119;

/** Returns what shoppers tap first on a phone. */
export function controlsOf({ base, cookie, call, answered }: MeasuredShop): Control[] {
  const guest = { cookie: answered, device: phone };
  const product = (id: number) => `${base}/catalog/product/view/id/${id}/`;
  return [
    {
      ...guest,
      name: 'menu',
      url: `${base}/`,
      control: 'header button[popovertarget]',
      noticed: [],
      done: [{ selector: 'nav:popover-open' }],
    },
    {
      ...guest,
      name: 'search',
      url: `${base}/`,
      control: 'header input[name="s"]',
      text: 'gog',
      noticed: [{ selector: 'header input[name="s"]:not(:placeholder-shown)' }],
      done: [{ selector: '[role="listbox"] [role="option"]' }],
    },
    {
      ...guest,
      name: 'account',
      url: `${base}/`,
      control: '[data-fragment="account/button"] a',
      noticed: [working],
      done: [
        { selector: '[data-fragment="account/button"] a[aria-expanded="true"]' },
        { selector: 'main input[type="password"]' },
      ],
    },
    {
      ...guest,
      name: 'basket icon',
      url: `${base}/`,
      control: '[data-fragment="basket/mini-basket"] a',
      noticed: [working, { selector: 'main[aria-busy="true"]' }],
      done: [{ selector: 'main h1', pathEnd: '/checkout/cart/' }],
    },
    {
      name: 'add to basket',
      url: product(backpackId),
      cookie: `${cookie}; ${answered}`,
      device: phone,
      control: 'main form button[type="submit"]',
      noticed: [working],
      done: [dialog, { selector: 'main h1', pathEnd: '/checkout/cart/' }],
      undo: () => removeFromBasket(call, backpackId),
    },
    {
      ...guest,
      name: 'size guide',
      url: product(1),
      control: 'main form a[href$="-size-guide"]',
      noticed: [working, dialog],
      done: [{ selector: '[role="dialog"] table' }, { selector: 'main table', pathEnd: '-size-guide' }],
    },
    {
      cookie: '',
      device: phone,
      name: 'reject all cookies',
      url: `${base}/`,
      control: 'button:has-text("Reject all")',
      noticed: [{ selector: 'html[data-consent-answer]' }],
      done: [{ selector: 'html[data-consent-answer="saved"]' }],
    },
  ];
}
