import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useId, useState } from 'react';
import type { Point } from '#ground/framing/framing.geometry.ts';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/select-field.tsx';
import type { Calibration } from '../photo/calibration.rules.ts';
import { applyTo } from '../photo/homography.rules.ts';
import { atHeight, heightOf, type Marks } from '../photo/reference.rules.ts';
import { PhotoChoice, type PhotoOptions } from './photo-choice.tsx';
import { PhotoHungWork } from './photo-hung-work.tsx';
import { PhotoMemory } from './photo-memory.tsx';
import { PhotoNumber } from './photo-number.tsx';
import { usePictures } from './photo-pictures.ts';
import { PhotoSave } from './photo-save.tsx';
import { PhotoSentence } from './photo-sentence.tsx';
import { PhotoStage } from './photo-stage.tsx';
import type { PhotoState, PhotoWork } from './photo-state.ts';

interface PhotoHangProps {
  state: PhotoState;
  photo: HTMLCanvasElement;
  marks: Marks;
  calibration: Calibration;
  works: readonly PhotoWork[];
  options: readonly PhotoOptions[] | undefined;
  onChange: (at: number, choice: { size_id?: number; frame_id?: number }) => void;
  actions: ReactNode;
}

export function PhotoHang(props: PhotoHangProps) {
  const { state, photo, marks, calibration, works, options, onChange, actions } = props;
  const { t } = useLingui();
  const hint = useId();
  const [selected, setSelected] = useState(0);
  const pictures = usePictures(works);
  const { toPhoto, toWall } = calibration;
  const at = Math.min(selected, works.length - 1);
  const [work, place] = [works[at], state.places[at]];
  const hung = works.flatMap(({ item, size, frame }, index) => {
    const centre = state.places[index];
    // A work may hang twice, so its number alone is not unique.
    const name = `${item.item_id}.${index}`;
    return centre
      ? [{ name, item, size, frame, centre, picture: pictures.get(item.item_id), ground: item.picture?.ground }]
      : [];
  });
  const { move } = state;
  const tap = useCallback((to: Point) => move(at, applyTo(toWall, to)), [move, at, toWall]);
  return (
    <div className="mt-4 grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <PhotoStage photo={photo} onTap={tap} label={t`Your wall with the works`}>
          {(scale, stage) =>
            hung.map((each, index) => (
              <PhotoHungWork
                key={each.name}
                stage={stage}
                photo={photo}
                scale={scale}
                toPhoto={toPhoto}
                toWall={toWall}
                paper={state.paper}
                work={each}
                label={each.item.title}
                describedBy={hint}
                selected={index === at}
                onSelect={() => setSelected(index)}
                onMove={(to) => move(index, to)}
              />
            ))
          }
        </PhotoStage>
        <p id={hint} className="mt-2 text-caption text-ink-soft">
          {t`Drag the work, or tap where its centre should be. Arrow keys move it 1 cm; with Shift, 10 cm.`}
        </p>
        {work && place && <PhotoSentence work={work} place={place} marks={marks} />}
      </div>
      <div className="grid content-start gap-5">
        {works.length > 1 && (
          <SelectField
            label={t`Work`}
            options={works.map(({ item }, index) => ({ value: String(index), label: item.title }))}
            value={String(at)}
            onChange={({ target }) => setSelected(Number(target.value))}
          />
        )}
        {work && options?.[at] && <PhotoChoice work={work} options={options[at]} onChoose={(to) => onChange(at, to)} />}
        {place && (
          <div className="grid grid-cols-2 gap-3">
            <PhotoNumber
              label={t`To the right`}
              unit="cm"
              value={place.x / 10}
              onValue={(cm) => move(at, { ...place, x: cm * 10 })}
            />
            <PhotoNumber
              label={marks.kind === 'door' ? t`Above the floor` : t`Upwards`}
              unit="cm"
              value={heightOf(marks, place) / 10}
              onValue={(cm) => move(at, atHeight(marks, place, cm * 10))}
            />
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <PhotoSave photo={photo} toPhoto={toPhoto} works={hung} paper={state.paper} />
          <Button onClick={() => state.go('mark')}>{t`Change the marks`}</Button>
          <Button kind="quiet" onClick={() => state.take(undefined)}>
            {t`Another photo`}
          </Button>
        </div>
        <PhotoMemory photo={photo} marks={marks} isSaved={state.isSaved} onSaved={state.setSaved} />
        {actions}
      </div>
    </div>
  );
}
