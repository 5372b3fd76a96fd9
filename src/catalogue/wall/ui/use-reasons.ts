import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Colour } from '#ground/pictures/colours.ts';
import { useLocale } from '#kit/use-locale.ts';
import { usesHanScript } from '#shared/locale.ts';
import type { WallProposal } from '../complete.contract.ts';
import type { WorkOnWall } from '../wall-works.rules.ts';

/** Two colours are enough for a sentence. */
const NAMED = 2;

const COLOUR_WORDS: Record<Colour, MessageDescriptor> = {
  black: msg({ message: 'black', comment: 'a colour, in: It has black and grey in common with your works' }),
  grey: msg({ message: 'grey', comment: 'a colour, in: It has black and grey in common with your works' }),
  white: msg({ message: 'white', comment: 'a colour, in: It has black and grey in common with your works' }),
  brown: msg({ message: 'brown', comment: 'a colour, in: It has black and grey in common with your works' }),
  red: msg({ message: 'red', comment: 'a colour, in: It has black and grey in common with your works' }),
  orange: msg({ message: 'orange', comment: 'a colour, in: It has black and grey in common with your works' }),
  yellow: msg({ message: 'yellow', comment: 'a colour, in: It has black and grey in common with your works' }),
  green: msg({ message: 'green', comment: 'a colour, in: It has black and grey in common with your works' }),
  teal: msg({ message: 'teal', comment: 'a colour, in: It has black and grey in common with your works' }),
  blue: msg({ message: 'blue', comment: 'a colour, in: It has black and grey in common with your works' }),
  purple: msg({ message: 'purple', comment: 'a colour, in: It has black and grey in common with your works' }),
  pink: msg({ message: 'pink', comment: 'a colour, in: It has black and grey in common with your works' }),
};

const ORIENTATION_WORDS: Record<NonNullable<WallProposal['orientation']>, MessageDescriptor> = {
  portrait: msg`It is upright, like most works on your wall.`,
  landscape: msg`It is wider than high, like most works on your wall.`,
  square: msg`It is square, like most works on your wall.`,
  panoramic: msg`It is a panorama, like most works on your wall.`,
};

/** Says why a work is proposed, in the page's language. */
export function useReasons(works: readonly WorkOnWall[], hasBudget: boolean) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  return ({ colours, subject_like, orientation }: WallProposal): string => {
    const names = colours.slice(0, NAMED).map((colour) => i18n._(COLOUR_WORDS[colour]));
    const shared = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
    const like = works.find(({ item }) => item.item_id === subject_like)?.item.title;
    const reasons = [
      names.length > 0 ? t`It has ${shared} in common with your works.` : undefined,
      like ? t`Its subject goes with “${like}”.` : undefined,
      orientation && i18n._(ORIENTATION_WORDS[orientation]),
      hasBudget ? t`It fits the gap and your budget.` : t`It fits the gap.`,
    ];
    return reasons.filter((part) => part !== undefined).join(usesHanScript(locale) ? '' : ' ');
  };
}
