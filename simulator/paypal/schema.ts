import { isObject } from '../http/exchange.ts';
import { bodyDetail, type Detail } from './errors.ts';

/** What a field of a request must look like. */
export type Rule =
  | { kind: 'text'; required?: true; min?: number; max?: number; pattern?: RegExp; among?: readonly string[] }
  | { kind: 'object'; required?: true; fields: Readonly<Record<string, Rule>> }
  | { kind: 'list'; required?: true; min?: number; max?: number; of: Rule };

/** Everything in a body that breaks a rule, with PayPal's names for it; unknown fields are ignored. */
export function violations(rule: Rule, value: unknown, at = ''): Detail[] {
  if (value === undefined || value === null)
    return rule.required ? [bodyDetail(at, undefined, 'MISSING_REQUIRED_PARAMETER')] : [];
  switch (rule.kind) {
    case 'text':
      return textViolations(rule, value, at);
    case 'object':
      if (!isObject(value)) return [bodyDetail(at, value, 'INVALID_PARAMETER_SYNTAX')];
      return Object.entries(rule.fields).flatMap(([name, field]) => violations(field, value[name], `${at}/${name}`));
    case 'list':
      if (!Array.isArray(value)) return [bodyDetail(at, value, 'INVALID_PARAMETER_SYNTAX')];
      if (value.length < (rule.min ?? 0)) return [bodyDetail(at, value, 'INVALID_ARRAY_MIN_ITEMS')];
      if (value.length > (rule.max ?? 1000)) return [bodyDetail(at, value.length, 'INVALID_ARRAY_MAX_ITEMS')];
      return value.flatMap((item: unknown, index) => violations(rule.of, item, `${at}/${index}`));
  }
}

function textViolations(rule: Rule & { kind: 'text' }, value: unknown, at: string): Detail[] {
  if (typeof value !== 'string') return [bodyDetail(at, value, 'INVALID_PARAMETER_SYNTAX')];
  if (value.length < (rule.min ?? 0) || value.length > (rule.max ?? 10_000))
    return [bodyDetail(at, value, 'INVALID_STRING_LENGTH')];
  if (rule.among && !rule.among.includes(value)) return [bodyDetail(at, value, 'INVALID_PARAMETER_VALUE')];
  if (rule.pattern && !rule.pattern.test(value)) return [bodyDetail(at, value, 'INVALID_PARAMETER_SYNTAX')];
  return [];
}
