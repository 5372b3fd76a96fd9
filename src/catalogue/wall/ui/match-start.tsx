import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { colourName } from '#catalogue/pictures/colour-names.rules.ts';
import type { Colour } from '#ground/pictures/colours.ts';
import { noticedColours, type RoomColour, roomColours } from '../match/room-colours.rules.ts';
import { type PhotoProblem, readPhoto } from '../photo/read-photo.ts';
import { PhotoChooser } from './photo-chooser.tsx';
import { usePhotoProblem } from './use-photo-problem.ts';

interface MatchStartProps {
  onPhoto: (photo: HTMLCanvasElement, colours: RoomColour[], noticed: Colour[]) => void;
  onColour: (colour: RoomColour) => void;
}

/** Enough pixels to know a room's colours by. */
const SAMPLE_PX = 96;
const FIRST_COLOUR = '#5c8a52';

/** A photo, or a colour. */
export function MatchStart({ onPhoto, onColour }: MatchStartProps) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<PhotoProblem>();
  const [isBusy, setBusy] = useState(false);
  const [hex, setHex] = useState(FIRST_COLOUR);
  const textOf = usePhotoProblem();
  const read = async (file: Blob | undefined, name?: string) => {
    if (!file) return;
    setBusy(true);
    const { photo, problem: found } = await readPhoto(file, name);
    setBusy(false);
    setProblem(found);
    if (!photo) return;
    const colours = roomColours(sampleOf(photo));
    onPhoto(photo, colours, noticedColours(colours));
  };
  return (
    <div>
      <div className="flex flex-wrap gap-3" aria-busy={isBusy}>
        <PhotoChooser label={t`Choose a photo`} onFile={read} />
        <span className="hidden pointer-coarse:inline">
          <PhotoChooser label={t`Take a photo`} onFile={read} capture />
        </span>
      </div>
      <p role="alert" className="text-bad text-small">
        {problem && textOf(problem)}
      </p>
      <label className="mt-4 flex items-center gap-3">
        <input
          type="color"
          value={hex}
          onChange={({ target }) => {
            setHex(target.value);
            onColour({ name: colourName(target.value), hex: target.value, share: 1 });
          }}
          className="size-11 cursor-pointer border border-hairline-strong bg-wall p-1"
        />
        <Trans>Or pick a colour</Trans>
      </label>
    </div>
  );
}

function sampleOf(photo: HTMLCanvasElement): Uint8ClampedArray {
  const sample = document.createElement('canvas');
  [sample.width, sample.height] = [SAMPLE_PX, SAMPLE_PX];
  const ink = sample.getContext('2d', { willReadFrequently: true });
  ink?.drawImage(photo, 0, 0, SAMPLE_PX, SAMPLE_PX);
  return ink?.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data ?? new Uint8ClampedArray();
}
