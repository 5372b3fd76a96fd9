import type { FieldErrors as FormFieldErrors } from 'react-hook-form';
import type { FieldErrors } from '#shared/errors.ts';

/** A form's tree of errors as the API's flat list: one message per dotted name. */
export function errorsByField(tree: FormFieldErrors, path = ''): FieldErrors {
  const flat: FieldErrors = {};
  for (const [key, node] of Object.entries(tree)) {
    if (!node || typeof node !== 'object') continue;
    const name = path ? `${path}.${key}` : key;
    if (typeof node.message === 'string' && node.message) flat[name] = node.message;
    else if (!('ref' in node)) Object.assign(flat, errorsByField(node as FormFieldErrors, name));
  }
  return flat;
}

// @chunk forms
