import { watchUnsavedInput } from './unsaved-input.ts';

function setUp() {
  document.body.innerHTML = `
    <form id="address" method="post"><input name="city"><textarea></textarea></form>
    <form id="search" action="/search"><input name="s"></form>
    <input id="alone">`;
  const hasUnsavedInput = watchUnsavedInput(document);
  const typeInto = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('input', { bubbles: true }));
  const dispatchOnForm = (type: string) =>
    document.querySelector('#address')?.dispatchEvent(new Event(type, { bubbles: true }));
  return { hasUnsavedInput, typeInto, dispatchOnForm };
}

it.each(['#address input', '#address textarea'])('watchUnsavedInput detects input in %s', (selector) => {
  const { hasUnsavedInput, typeInto } = setUp();
  expect(hasUnsavedInput()).toBe(false);
  typeInto(selector);
  expect(hasUnsavedInput()).toBe(true);
});

it.each(['#search input', '#alone'])('watchUnsavedInput ignores %s', (selector) => {
  const { hasUnsavedInput, typeInto } = setUp();
  typeInto(selector);
  expect(hasUnsavedInput()).toBe(false);
});

it.each(['submit', 'reset'])('watchUnsavedInput resets on %s, until there is more input', (type) => {
  const { hasUnsavedInput, typeInto, dispatchOnForm } = setUp();
  typeInto('#address input');
  dispatchOnForm(type);
  expect(hasUnsavedInput()).toBe(false);
  typeInto('#address input');
  expect(hasUnsavedInput()).toBe(true);
});

it('watchUnsavedInput resets when the form is removed', () => {
  const { hasUnsavedInput, typeInto } = setUp();
  typeInto('#address input');
  document.body.innerHTML = '';
  expect(hasUnsavedInput()).toBe(false);
});
