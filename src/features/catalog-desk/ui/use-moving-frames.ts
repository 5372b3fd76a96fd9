import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { langOf, textIn } from '#shared/locale.ts';
import { ApiFailure } from '#web/client/api-failure.ts';
import { useLocale } from '#web/kit/use-locale.ts';
import type { DeskFrame } from '../frame-desk.contract.ts';
import { useOrderFrames } from '../frame-desk.queries.ts';
import { groupedWith, movedFrames } from '../frame-desk.rules.ts';

/** Moves frames among their group, says where they stand then, and keeps the focus on the button that was pressed. */
export function useMovingFrames(frames: readonly DeskFrame[]) {
  const { t } = useLingui();
  const lang = langOf(useLocale());
  const { mutate, isPending, error } = useOrderFrames();
  const [moved, setMoved] = useState<{ frame_id: number; by: 1 | -1 }>();
  const list = useRef<HTMLDivElement>(null);
  const group = groupedWith(frames, moved?.frame_id);
  const at = group.findIndex(({ frame_id }) => frame_id === moved?.frame_id) + 1;
  const of = group.length;
  const frame = group[at - 1];
  const name = frame && textIn(frame.name, lang);
  // A row that is moved in the page loses the focus; at the end of its group, where that button is off, the other one gets it.
  useLayoutEffect(() => {
    if (!moved || at === 0) return;
    const buttons = [moved.by, -moved.by].map((by) =>
      list.current?.querySelector<HTMLButtonElement>(
        `[data-frame="${moved.frame_id}"] [data-by="${by}"]:not(:disabled)`,
      ),
    );
    buttons.find(Boolean)?.focus();
  }, [moved, at]);
  function move({ frame_id }: DeskFrame, by: 1 | -1) {
    const to = movedFrames(frames, frame_id, by);
    if (isPending || !to) return;
    const from = frames.map((one) => one.frame_id);
    setMoved(undefined);
    mutate({ from, to }, { onSuccess: () => setMoved({ frame_id, by }) });
  }
  const said = name ? t`“${name}” is number ${at} of ${of} now. Buyers see it there.` : '';
  return { move, said, list, isOvertaken: error instanceof ApiFailure && error.code === 'conflict' };
}
