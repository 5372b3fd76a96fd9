import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { useLocale } from '#kit/use-locale.ts';
import { langOf, textIn } from '#shared/locale.ts';
import type { DeskFrame } from '../frame-desk.contract.ts';
import { useOrderFrames } from '../frame-desk.queries.ts';
import { groupedWith, movedFrames } from '../frame-desk.rules.ts';

export function useMovingFrames(frames: readonly DeskFrame[]) {
  const { t } = useLingui();
  const lang = langOf(useLocale());
  const { mutate, isPending, error } = useOrderFrames();
  const [moved, setMoved] = useState<number>();
  const group = groupedWith(frames, moved);
  const at = group.findIndex(({ frame_id }) => frame_id === moved) + 1;
  const of = group.length;
  const frame = group[at - 1];
  const name = frame && textIn(frame.name, lang);
  function move({ frame_id }: DeskFrame, by: 1 | -1) {
    const to = movedFrames(frames, frame_id, by);
    if (isPending || !to) return;
    const from = frames.map((one) => one.frame_id);
    setMoved(undefined);
    mutate({ from, to }, { onSuccess: () => setMoved(frame_id) });
  }
  const said = name ? t`“${name}” is number ${at} of ${of} now. Buyers see it there.` : '';
  return { move, said, isOvertaken: error instanceof ApiFailure && error.code === 'conflict' };
}
