import type { I18n, MessageDescriptor } from '@lingui/core';
import { fillIn } from '../own-words.rules.ts';

/** A text that a mail consists of, with the names of its facts. */
export interface UsedText {
  id: string;
  variables: string[];
}

/** The shop's texts with the owner's words instead of the standard ones, by message id. */
export function withOwnWords(
  i18n: I18n,
  own: ReadonlyMap<string, string>,
  onUse: (text: UsedText) => void = () => {},
): I18n {
  const translate = (descriptor: MessageDescriptor) => {
    const { id, values = {} } = descriptor;
    onUse({ id, variables: Object.keys(values) });
    const words = own.get(id);
    return words === undefined ? i18n._(descriptor) : fillIn(words, values);
  };
  return Object.create(i18n, { _: { value: translate } });
}

/** The standard text with its variables as an owner writes them. */
export function standardText(i18n: I18n, { id, variables }: UsedText): string {
  return i18n._({ id, values: Object.fromEntries(variables.map((name) => [name, `{${name}}`])) });
}
