import { isObject, type JsonObject } from '../http/exchange.ts';

/** The form of one field of a call. */
export type Field =
  | { kind: 'text'; most: number; pattern?: RegExp; required?: true }
  | { kind: 'number'; whole: number; places: number; required?: true }
  | { kind: 'list'; most: number; of: Fields; required?: true }
  | { kind: 'object'; of: Fields; required?: true };

export type Fields = Readonly<Record<string, Field>>;

export const text = (most: number, pattern?: RegExp): Field => ({ kind: 'text', most, ...(pattern && { pattern }) });
export const integer = (whole: number): Field => ({ kind: 'number', whole, places: 0 });
export const decimal = (whole: number): Field => ({ kind: 'number', whole, places: 7 });
export const must = (field: Field): Field => ({ ...field, required: true });

/** The first thing in an object that is not as the fields say: unknown names and other JSON types are faults too. */
export function wrongField(fields: Fields, asked: JsonObject, at = ''): string | undefined {
  const stray = Object.keys(asked).find((name) => !Object.hasOwn(fields, name));
  if (stray) return `${at}${stray} is unknown`;
  for (const [name, field] of Object.entries(fields)) {
    const value = asked[name];
    const missing = value === undefined || (field.kind === 'text' && value === '');
    if (missing && field.required) return `${at}${name} is required`;
    const wrong = value === undefined ? undefined : wrongValue(field, value, `${at}${name}`);
    if (wrong) return wrong;
  }
  return undefined;
}

function wrongValue(field: Field, value: unknown, name: string): string | undefined {
  switch (field.kind) {
    case 'text':
      return wrongText(field, value, name);
    case 'number':
      return wrongNumber(field, value, name);
    case 'object':
      return isObject(value) ? wrongField(field.of, value, `${name}.`) : `${name} is no object`;
    case 'list': {
      if (!Array.isArray(value) || value.length === 0 || value.length > field.most)
        return `${name} is no list of 1–${field.most}`;
      for (const [index, item] of value.entries()) {
        const wrong = isObject(item)
          ? wrongField(field.of, item, `${name}[${index}].`)
          : `${name}[${index}] is no object`;
        if (wrong) return wrong;
      }
      return undefined;
    }
  }
}

function wrongText(field: Field & { kind: 'text' }, value: unknown, name: string): string | undefined {
  if (typeof value !== 'string') return `${name} is no text`;
  if ([...value].length > field.most) return `${name} is longer than ${field.most}`;
  return value === '' || !field.pattern || field.pattern.test(value) ? undefined : `${name} has a wrong format`;
}

function wrongNumber(field: Field & { kind: 'number' }, value: unknown, name: string): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return `${name} is no number`;
  const match = /^(\d+)(?:\.(\d+))?$/.exec(String(value));
  if (!match) return `${name} is negative or too small`;
  const fits = (match[1] ?? '').length <= field.whole && (match[2] ?? '').length <= field.places;
  return fits ? undefined : `${name} has too many digits`;
}

/** A text field's value, empty if it was not sent. */
export function textOf(asked: JsonObject, name: string): string {
  const value = asked[name];
  return typeof value === 'string' ? value : '';
}
