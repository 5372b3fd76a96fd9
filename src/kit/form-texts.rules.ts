import type { Text } from '#shared/locale.ts';

/** The dotted names of all multilingual texts in a form's values. */
export function textNames(values: unknown, path = ''): string[] {
  if (typeof values !== 'object' || values === null) return [];
  if (isText(values)) return [path];
  return Object.entries(values).flatMap(([key, value]) => textNames(value, path ? `${path}.${key}` : key));
}

/** The text of that name. */
export function textAt(values: unknown, name: string): Text | undefined {
  const found = name.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], values);
  return typeof found === 'object' && found !== null && isText(found) ? found : undefined;
}

function isText(value: object): value is Text {
  return 'zh-Hant' in value && 'zh-Hans' in value;
}
