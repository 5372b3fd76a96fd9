import { useLingui } from '@lingui/react/macro';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { useLocale } from '#kit/use-locale.ts';
import { usesHanScript } from '#shared/locale.ts';
import { describeGroup, type GroupFacts } from '../group-facts.rules.ts';
import type { Room } from '../rooms/room.ts';
import type { WorkOnWall } from '../wall-works.rules.ts';
import { lengthText } from './length-text.ts';

interface GroupSentenceProps {
  works: readonly WorkOnWall[];
  room: Room;
  /** The chosen gap. */
  gap_mm: number;
}

/** Places are whole millimetres, so equal gaps differ by one. */
const ROUNDED_MM = 2;

/** All works together in words; announced on every change. */
export function GroupSentence({ works, room, gap_mm }: GroupSentenceProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const facts = describeGroup(works, room);
  if (!facts) return null;
  const together = formatCm(facts.outer, locale);
  const words = [t`Together the works are ${together}.`, gapWords(facts.gaps), problem(facts)];

  function gapWords(gaps: GroupFacts['gaps']): string | undefined {
    if (!gaps) return undefined;
    const middle = (gaps.least_mm + gaps.most_mm) / 2;
    if (gaps.most_mm - gaps.least_mm <= ROUNDED_MM) {
      const gap = lengthText(Math.abs(middle - gap_mm) <= 1 ? gap_mm : Math.round(middle), locale);
      return t`All gaps are ${gap}.`;
    }
    const [least, most] = [gaps.least_mm, gaps.most_mm].map((mm) => lengthText(Math.round(mm), locale));
    return t`The gaps are ${least} to ${most}.`;
  }

  function problem({ overlap: covered, free }: GroupFacts): string | undefined {
    const [one, other] = (covered ?? []).map((at) => works[at]?.item.title);
    if (one && other) return t`${one} and ${other} overlap.`;
    if (!free) return t`The group is not fully on the free wall. Choose smaller prints or another arrangement.`;
    return undefined;
  }

  return (
    <p aria-live="polite" data-group="" className="mt-3 text-small text-ink-soft">
      {words.filter((part) => part !== undefined).join(usesHanScript(locale) ? '' : ' ')}
    </p>
  );
}
