import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/**
 * A translated message with elements in it. Lingui puts values into the text before it looks for elements, so `<b>` in what a
 * person typed would be taken for one and left out. A list of one text goes around that.
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
