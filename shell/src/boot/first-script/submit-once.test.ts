import { submitOnce } from './submit-once.ts';

submitOnce();

/** Returns a form and a function that submits it. */
function setUp(method: 'post' | 'get') {
  document.body.innerHTML = `<form method="${method}"><button>Add to basket</button></form>`;
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form');
  /** Returns whether the browser would send it. */
  function submit(timeStamp: number, submitter = form!.querySelector('button')): boolean {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    return form!.dispatchEvent(event);
  }
  return { form, submit };
}

afterEach(() => {
  dispatchEvent(new Event('pageshow'));
  document.body.replaceChildren();
});

describe('submitOnce', () => {
  it('sends a form once in ten seconds', () => {
    const { submit } = setUp('post');
    expect([0, 300, 9_999, 10_000].map((time) => submit(time))).toEqual([true, false, false, true]);
  });

  it('hides the second submission from scripts that have arrived meanwhile', () => {
    const { form, submit } = setUp('post');
    submit(0);
    const handled: Event[] = [];
    form.addEventListener('submit', (event) => handled.push(event));
    submit(300);
    expect(handled).toEqual([]);
  });

  it('leaves forms alone that a script handles', () => {
    const { form, submit } = setUp('post');
    const handled: number[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      handled.push(event.timeStamp);
    });
    submit(0);
    submit(300);
    expect(handled).toEqual([0, 300]);
  });

  it('sends a form once that has a field with the name of its method', () => {
    const { form, submit } = setUp('post');
    form.insertAdjacentHTML('beforeend', '<input name="method" value="courier">');
    expect([0, 300].map((time) => submit(time))).toEqual([true, false]);
  });

  it('sends a form again by another button', () => {
    const { form, submit } = setUp('post');
    submit(0);
    form.insertAdjacentHTML('beforeend', '<button name="remove">Remove</button>');
    expect(submit(300, form.querySelector<HTMLButtonElement>('[name="remove"]'))).toBe(true);
  });

  it('sends a search as often as it is asked for', () => {
    const { submit } = setUp('get');
    expect([0, 300].map((time) => submit(time))).toEqual([true, true]);
  });

  it('sends a form again after the shopper has come back', () => {
    const { submit } = setUp('post');
    submit(0);
    dispatchEvent(new Event('pageshow'));
    expect(submit(300)).toBe(true);
  });
});
