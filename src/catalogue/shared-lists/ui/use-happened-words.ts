import { useLingui } from '@lingui/react/macro';
import type { Happened } from '../list-state.rules.ts';
import type { SharedList } from '../shared-list.contract.ts';

/** One sentence about what someone has done. */
export function useHappenedWords(list: SharedList, titleOf: (itemId: number) => string | undefined) {
  const { t } = useLingui();
  return ({ what, who, item_id }: Happened): string => {
    const name = list.people.find(({ person_id }) => person_id === who)?.name ?? t`Someone`;
    const title = (item_id !== undefined && titleOf(item_id)) || t`a work`;
    const sentences: Record<Happened['what'], () => string> = {
      joined: () => t`${name} is taking part now.`,
      added: () => t`${name} has added “${title}”.`,
      removed: () => t`${name} has removed “${title}”.`,
      chose: () => t`${name} has changed the size or frame of “${title}”.`,
      hearted: () => t`${name} has given “${title}” a heart.`,
      unhearted: () => t`${name} has taken the heart from “${title}” back.`,
      noted: () => t`${name} has written a note on “${title}”.`,
      note_removed: () => t`${name} has removed a note on “${title}”.`,
      moved: () => t`${name} has changed the order.`,
    };
    return sentences[what]();
  };
}
