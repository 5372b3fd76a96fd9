import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatCm } from '#ground/framing/framing.rules.ts';
import type { RoomId } from '#ground/wall-address/wall-address.ts';
import { useLocale } from '#kit/use-locale.ts';
import type { FurnitureName } from '../rooms/room.ts';
import type { ShareName, WorkFacts } from '../wall-facts.rules.ts';
import { lengthText } from './length-text.ts';

export const ROOM_WORDS: Record<RoomId, MessageDescriptor> = {
  living: msg`Living room`,
  bedroom: msg`Bedroom`,
  study: msg`Study`,
  dining: msg`Dining room`,
  hallway: msg`Hallway`,
  gallery: msg`Gallery`,
};

export const FURNITURE_WORDS: Record<FurnitureName, MessageDescriptor> = {
  sofa: msg({ message: 'sofa', comment: 'in: a third of the sofa’s width' }),
  bed: msg({ message: 'bed', comment: 'in: a third of the bed’s width' }),
  desk: msg({ message: 'desk', comment: 'in: a third of the desk’s width' }),
  table: msg({ message: 'table', comment: 'in: a third of the table’s width' }),
  console: msg({ message: 'console', comment: 'a narrow hall table, in: a third of the console’s width' }),
  bench: msg({ message: 'bench', comment: 'in: a third of the bench’s width' }),
};

const SHARE_WORDS: Record<ShareName | 'less', { plain: MessageDescriptor; about: MessageDescriptor }> = {
  less: same(msg({ message: 'less than a sixth', comment: 'in: … of the sofa’s width' })),
  fifth: { plain: msg({ message: 'a fifth', comment: 'in: … of the sofa’s width' }), about: msg`about a fifth` },
  quarter: { plain: msg({ message: 'a quarter', comment: 'in: … of the sofa’s width' }), about: msg`about a quarter` },
  third: { plain: msg({ message: 'a third', comment: 'in: … of the sofa’s width' }), about: msg`about a third` },
  half: { plain: msg({ message: 'half', comment: 'in: … of the sofa’s width' }), about: msg`about half` },
  two_thirds: { plain: msg`two thirds`, about: msg`about two thirds` },
  three_quarters: { plain: msg`three quarters`, about: msg`about three quarters` },
  whole: { plain: msg({ message: 'all', comment: 'in: … of the sofa’s width' }), about: msg`nearly all` },
};

function same(words: MessageDescriptor) {
  return { plain: words, about: words };
}

interface NamedFacts extends WorkFacts {
  frame: { name: string; face_mm: number };
  /** Title of the neighbouring work. */
  neighbour?: string | undefined;
}

/** Describes a work on the wall in the page's language. */
export function useWallWords() {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const length = (mm: number) => lengthText(Math.abs(mm), locale);

  function what({ size, frame }: NamedFacts): string {
    const extent = formatCm(size, locale);
    if (frame.face_mm === 0) return t`${extent}, unframed`;
    // Within a sentence an English frame is “oak”, not “Oak”; Chinese has no capitals.
    const name = frame.name.toLocaleLowerCase(locale);
    return t`${extent} in ${name}`;
  }

  function widthOf({ name, about, of }: NamedFacts['share']): string {
    const furniture = i18n._(FURNITURE_WORDS[of]);
    if (name === 'more') return t`wider than the ${furniture}`;
    const share = i18n._(SHARE_WORDS[name][about ? 'about' : 'plain']);
    return t`${share} of the ${furniture}’s width`;
  }

  function main(facts: NamedFacts): string {
    const work = what(facts);
    const width = widthOf(facts.share);
    const { above } = facts;
    if (!above) return t`${work}, ${width}.`;
    const gap = length(above.gap_mm);
    if (above.gap_mm < 0) return t`${work}, ${width}, ${gap} hidden behind it.`;
    if (above.edge === 'back') return t`${work}, ${width}, ${gap} above its back.`;
    if (above.edge === 'headboard') return t`${work}, ${width}, ${gap} above its headboard.`;
    return t`${work}, ${width}, ${gap} above it.`;
  }

  function beside({ beside: next, neighbour }: NamedFacts): string | undefined {
    if (!next || !neighbour) return undefined;
    const gap = length(next.gap_mm);
    return next.side === 'left' ? t`${gap} to the right of ${neighbour}.` : t`${gap} to the left of ${neighbour}.`;
  }

  function place({ centre_mm, from_middle_mm }: NamedFacts): string {
    const [height, aside] = [length(centre_mm), length(from_middle_mm)];
    if (from_middle_mm === 0) return t`Its centre is ${height} above the floor, in the middle of the wall.`;
    return from_middle_mm > 0
      ? t`Its centre is ${height} above the floor, ${aside} right of the middle of the wall.`
      : t`Its centre is ${height} above the floor, ${aside} left of the middle of the wall.`;
  }

  return {
    locale,
    sentences: (facts: NamedFacts) => [main(facts), beside(facts), place(facts)].filter((part) => part !== undefined),
  };
}
