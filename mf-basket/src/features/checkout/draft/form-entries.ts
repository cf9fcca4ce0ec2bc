import type { Entries } from '../../../domain/checkout-draft.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A stored card is chosen again: nothing about cards is stored. A password that is shown is a text field. */
const omittedNames: ReadonlySet<string> = new Set(['tokenId', 'current_password']);
const omittedTypes: ReadonlySet<string> = new Set(['hidden', 'password', 'submit', 'button']);

/** Returns what the fields below an element contain. */
export function readEntries(root: Element): Entries {
  return Object.fromEntries(fieldsOf(root).flatMap((field) => entryOf(field)));
}

/** Returns what was entered in fields below an element since they were rendered, such as before hydration. */
export function readChangedEntries(root: Element): Entries {
  return Object.fromEntries(fieldsOf(root).flatMap((field) => (isChanged(field) ? entryOf(field) : [])));
}

function fieldsOf(root: Element): Field[] {
  const fields = root.querySelectorAll<Field>('input[name], select[name], textarea[name]');
  return [...fields].filter(({ name, type }) => !omittedNames.has(name) && !omittedTypes.has(type));
}

function entryOf(field: Field): [name: string, value: string][] {
  if (field instanceof HTMLInputElement) {
    if (field.type === 'radio') return field.checked ? [[field.name, field.value]] : [];
    if (field.type === 'checkbox') return [[field.name, field.checked ? 'true' : '']];
  }
  return [[field.name, field.value]];
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected && !option.defaultSelected);
  }
  if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
    return field.checked !== field.defaultChecked;
  }
  return field.value !== field.defaultValue;
}
