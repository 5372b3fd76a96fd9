import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocale } from '#kit/use-locale.ts';
import { type Pixels, type Place, seenPlace, seenShare } from '../zoom.rules.ts';
import type { Camera } from './camera.ts';

/** Announced when the view has settled: a sentence for every frame would be noise. */
const REST_MS = 250;

/** A description of the view, once it has settled. */
export function useSeen(camera: Camera, picture: Pixels): { isEntire: boolean; text: string } {
  const { t } = useLingui();
  const locale = useLocale();
  const [seen, setSeen] = useState<{ share: number; place: Place }>({ share: 1, place: 'whole' });
  useEffect(() => {
    let timer = 0;
    const stop = camera.onMove(() => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        const [view, viewport] = [camera.view(), camera.viewport()];
        setSeen({ share: seenShare(picture, view, viewport), place: seenPlace(picture, view, viewport) });
      }, REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [camera, picture]);
  const places: Record<Exclude<Place, 'whole'>, string> = {
    'upper left': t`upper left`,
    'upper centre': t`upper middle`,
    'upper right': t`upper right`,
    'middle left': t`left`,
    'middle centre': t`middle`,
    'middle right': t`right`,
    'lower left': t`lower left`,
    'lower centre': t`lower middle`,
    'lower right': t`lower right`,
  };
  if (seen.place === 'whole') return { isEntire: true, text: t`Showing the whole picture` };
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 2 });
  const percent = format.format(seen.share);
  const place = places[seen.place];
  return { isEntire: false, text: t`Showing ${percent} of the picture, ${place}` };
}
