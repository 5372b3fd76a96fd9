import { useEffect, useMemo, useState } from 'react';
import type { ShopWorkReply } from '#catalogue/works/works.contract.ts';
import type { Frame, Size } from '#ground/framing/framing.contract.ts';
import type { Point } from '#ground/framing/framing.geometry.ts';
import { type Calibrated, KNOWN_SIZES } from '../photo/calibration.rules.ts';
import type { Colour } from '../photo/light.rules.ts';
import { nearestPlace } from '../photo/placement.rules.ts';
import { calibrate, type Marks, startMarks, startPlaces } from '../photo/reference.rules.ts';
import { outerOf, paperTone } from '../photo/render.ts';

export interface PhotoWork {
  item: ShopWorkReply['item'];
  size: Size;
  frame: Frame;
}

/** In order; each step needs the result of the former one. */
export const PHOTO_STEPS = ['choose', 'mark', 'hang'] as const;
export type PhotoStep = (typeof PHOTO_STEPS)[number];

export interface PhotoState {
  step: PhotoStep;
  go: (step: PhotoStep) => void;
  photo: HTMLCanvasElement | undefined;
  /** Sets or removes the photo; a stored one has its marks. */
  take: (photo: HTMLCanvasElement | undefined, marks?: Marks) => void;
  /** Whether this photo is stored on the device. */
  isSaved: boolean;
  setSaved: (isSaved: boolean) => void;
  marks: Marks | undefined;
  mark: (changes: Partial<Marks>) => void;
  calibrated: Calibrated | undefined;
  /** The tone of the marked sheet, if it is paper. */
  paper: Colour | undefined;
  /** In millimetres from the mark. */
  places: readonly Point[];
  move: (at: number, wished: Point) => void;
}

/** The state of the visitor's own wall, as long as this page is open. */
export function usePhotoState(works: readonly PhotoWork[]): PhotoState {
  const [step, setStep] = useState<PhotoStep>('choose');
  const [photo, setPhoto] = useState<HTMLCanvasElement>();
  const [marks, setMarks] = useState<Marks>();
  const [isSaved, setSaved] = useState(false);
  const [moved, setMoved] = useState<ReadonlyMap<string, Point>>(new Map());
  const calibrated = useMemo(() => (photo && marks ? calibrate(marks, photo) : undefined), [photo, marks]);
  const toPhoto = calibrated?.calibration?.toPhoto;
  const paper = useMemo(
    () => (photo && toPhoto && marks?.kind === 'a4' ? paperTone(photo, toPhoto, KNOWN_SIZES.a4) : undefined),
    [photo, toPhoto, marks?.kind],
  );
  const outers = works.map(outerOf);
  const starts = photo && marks && toPhoto ? startPlaces(marks, toPhoto, outers, photo) : [];
  const keys = works.map(({ item }, at) => `${at}.${item.item_id}`);
  const places = starts.map((start, at) => {
    const wished = moved.get(keys[at] ?? '') ?? start;
    const outer = outers[at];
    // A larger size or other marks may leave no space at the former place.
    return photo && toPhoto && outer ? nearestPlace(toPhoto, outer, wished, start, photo) : start;
  });
  return {
    step,
    go: setStep,
    photo,
    take: (next, savedMarks) => {
      setPhoto(next);
      setMarks(next && (savedMarks ?? startMarks(next)));
      setMoved(new Map());
      setSaved(savedMarks !== undefined);
      setStep(next ? (savedMarks ? 'hang' : 'mark') : 'choose');
    },
    isSaved,
    setSaved,
    marks,
    mark: (changes) => setMarks((current) => current && { ...current, ...changes }),
    calibrated,
    paper,
    places,
    move: (at, wished) => {
      const [outer, last, key] = [outers[at], places[at], keys[at]];
      if (!photo || !toPhoto || !outer || !last || key === undefined) return;
      const place = nearestPlace(toPhoto, outer, wished, last, photo);
      setMoved((current) => new Map(current).set(key, place));
    },
  };
}

/** The place after a pause in moving, for costly computations. */
export function useRested({ x, y }: Point, wait_ms: number): Point {
  const [rested, setRested] = useState({ x, y });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ x, y }), wait_ms);
    return () => clearTimeout(timer);
  }, [x, y, wait_ms]);
  return rested;
}
