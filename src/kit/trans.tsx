import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/**
 * A translated message with elements in it. Lingui inserts values before it parses elements, so `<b>` in a
 * person's text would be taken for one and removed. Wrapping a text in an array avoids that.
 */
export function Trans({ values, ...rest }: TransProps) {
  return <LinguiTrans {...rest} {...(values && { values: withoutTags(values) })} />;
}

function withoutTags(values: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(values).map(([name, value]) => [name, isTagged(value) ? [value] : value]);
  return Object.fromEntries(shown);
}

function isTagged(value: unknown): value is string {
  return typeof value === 'string' && value.includes('<');
}
