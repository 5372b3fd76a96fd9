import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Colour } from '#ground/pictures/colours.ts';
import { localeOfI18n } from '#shared/locale.ts';
import { colourNames } from './colour-words.rules.ts';
import type { Harmony } from './harmony.rules.ts';

/** Names of the harmonies, and why such works go with the room. */
export const harmonyWords: Record<Harmony, { name: MessageDescriptor; why: MessageDescriptor }> = {
  tone: {
    name: msg`Tone in tone`,
    why: msg`Works in the colours of your room and no others. The wall stays calm.`,
  },
  analogous: {
    name: msg`Neighbouring colours`,
    why: msg`Works in the colours next to yours on the colour wheel. They are related, so the room stays harmonious.`,
  },
  complementary: {
    name: msg`Opposite colours`,
    why: msg`Works in the colours opposite to yours on the colour wheel. Each makes the other look stronger.`,
  },
  neutral: {
    name: msg`Neutral with an accent`,
    why: msg`Works mostly in black, grey or white, with one of your colours as an accent.`,
  },
};

/** Colours by their names in the reader’s language, as a list in a sentence. */
export function colourList(
  i18n: I18n,
  colours: readonly Colour[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
) {
  const locale = localeOfI18n(i18n);
  const names = colours.map((colour) => {
    const name = colourNames[colour]?.name;
    return name ? i18n._(name).toLocaleLowerCase(locale) : colour;
  });
  return new Intl.ListFormat(locale, { type }).format(names);
}
