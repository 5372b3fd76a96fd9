import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatCm, formatInches } from '#ground/framing/framing.rules.ts';
import { Button } from '#kit/button.tsx';
import { Byline } from '#kit/byline.tsx';
import { FrameSwatch, swatchSheet } from '#kit/framing/frame-swatch.tsx';
import { Price } from '#kit/price.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { foreignLang } from '#shared/locale.ts';
import { keepOnWall } from '../hanging.rules.ts';
import type { Room } from '../rooms/room.ts';
import type { Place } from '../view.rules.ts';
import type { WorkOnWall } from '../wall-works.rules.ts';
import { CentimetreField } from './centimetre-field.tsx';
import { ChoiceChip } from './choice-chip.tsx';

interface WorkPanelProps {
  work: WorkOnWall;
  room: Room;
  onChoose: (choice: { size_id?: number; frame_id?: number }) => void;
  onMove: (place: Place) => void;
  onRemove: () => void;
  /** Adds this print to the cart; the route provides it. */
  cart: ReactNode;
}

/** Size, frame and place of one work; every change is immediate. */
export function WorkPanel({ work, room, onChoose, onMove, onRemove, cart }: WorkPanelProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { item, size, frame, outer } = work;
  return (
    <section aria-label={item.title}>
      <p className="text-small text-ink-soft">
        <Byline artist={item.artist.name} year={item.year} />
      </p>
      <h2 lang={foreignLang(item.title, locale)} className="mt-1 text-title">
        {item.title}
      </h2>
      <p className="mt-2 text-lead" aria-live="polite">
        <Price amounts={work.price} />
      </p>
      <fieldset className="mt-5">
        <legend className="mb-2">{t`Size of the print`}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
          {work.sizes.map((other) => (
            <ChoiceChip
              key={other.size_id}
              name="wall-size"
              checked={other.size_id === size.size_id}
              onChoose={() => onChoose({ size_id: other.size_id })}
            >
              {formatCm(other, locale)}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-5">
        <legend className="mb-2">
          {t`Frame`} <span className="text-ink-soft">· {frame.name}</span>
        </legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2" style={swatchSheet(work.frames)}>
          {work.offered.map((other) => (
            <ChoiceChip
              key={other.frame_id}
              name="wall-frame"
              label={other.name}
              checked={other.frame_id === frame.frame_id}
              onChoose={() => onChoose({ frame_id: other.frame_id })}
              className="border-transparent p-0.5"
            >
              <FrameSwatch frames={work.frames} frame={other} />
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      {outer.w_mm !== size.w_mm && (
        <p className="mt-4 text-small">
          <Trans>
            Outer size with frame: <strong className="font-semibold">{formatCm(outer, locale)}</strong> (
            {formatInches(outer, locale)})
          </Trans>
        </p>
      )}
      <PlaceFields work={work} room={room} onMove={onMove} />
      <div className="mt-6 grid gap-3">
        {work.onSale ? cart : <p className="text-bad text-small">{t`This work is not offered here at present.`}</p>}
      </div>
      <p className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Link
          to="/shop/$id"
          params={{ id: String(item.item_id) }}
          search={{ size: String(size.size_id), frame: String(frame.frame_id) }}
          className="text-link text-small"
        >
          {t`Back to the work`}
        </Link>
        <Button kind="quiet" icon="trash" onClick={onRemove}>
          {t`Take it off the wall`}
        </Button>
      </p>
    </section>
  );
}

function PlaceFields({ work, room, onMove }: Pick<WorkPanelProps, 'work' | 'room' | 'onMove'>) {
  const { t } = useLingui();
  const put = (place: Place) => onMove(keepOnWall(work.outer, place, room.wall));
  return (
    <div className="mt-5 grid grid-cols-2 gap-3">
      <CentimetreField label={t`From the middle`} mm={work.x_mm} onChange={(x_mm) => put({ x_mm, y_mm: work.y_mm })} />
      <CentimetreField
        label={t`Height of centre`}
        mm={work.y_mm}
        min={0}
        onChange={(y_mm) => put({ x_mm: work.x_mm, y_mm })}
      />
    </div>
  );
}
