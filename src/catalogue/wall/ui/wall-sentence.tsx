import { usesHanScript } from '#shared/locale.ts';
import type { Room } from '../rooms/room.ts';
import { describeWall } from '../wall-facts.rules.ts';
import type { WorkOnWall } from '../wall-works.rules.ts';
import { useWallWords } from './use-wall-words.ts';

/** Describes the selected work for everyone; announced on every change. */
export function WallSentence({
  works,
  selected,
  room,
}: {
  works: readonly WorkOnWall[];
  selected: number;
  room: Room;
}) {
  const { sentences, locale } = useWallWords();
  const at = works.findIndex(({ index }) => index === selected);
  const work = works[at];
  const facts = describeWall(works, room)[at];
  const words =
    work && facts
      ? sentences({ ...facts, frame: work.frame, neighbour: facts.beside && works[facts.beside.index]?.item.title })
      : [];
  return (
    <p aria-live="polite" data-sentence="" className="prose-text mt-4 min-h-12 text-body">
      {words.join(usesHanScript(locale) ? '' : ' ')}
    </p>
  );
}
