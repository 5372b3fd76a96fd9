import { Trans, useLingui } from '@lingui/react/macro';
import { colourNames } from '#catalogue/works/colour-words.rules.ts';
import { COLOURS, type Colour } from '#ground/pictures/colours.ts';
import type { RoomColour } from '../match/room-colours.rules.ts';

interface MatchColoursProps {
  /** Of the photo; without one, all colours are offered. */
  room: readonly RoomColour[];
  chosen: readonly Colour[];
  most: number;
  onChoose: (colours: readonly Colour[]) => void;
}

/** The colours that the works go with: up to three. */
export function MatchColours({ room, chosen, most, onChoose }: MatchColoursProps) {
  const { i18n } = useLingui();
  const ofRoom = new Map(room.map((colour) => [colour.name, colour]));
  const offered = [...new Set([...ofRoom.keys(), ...(room.length > 1 ? chosen : COLOURS)])];
  return (
    <fieldset className="mt-6">
      <legend className="font-medium">
        <Trans>Colours of the room, up to {most}</Trans>
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {offered.map((name) => {
          const isChosen = chosen.includes(name);
          const known = colourNames[name];
          const found = ofRoom.get(name);
          return (
            <label
              key={name}
              className="flex min-h-11 cursor-pointer items-center gap-2 border border-hairline px-3 text-small has-checked:border-ink has-disabled:cursor-not-allowed has-disabled:text-ink-soft has-focus-visible:outline-2 has-focus-visible:outline-(--focus)"
            >
              <input
                type="checkbox"
                className="sr-only"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= most}
                onChange={() => onChoose(isChosen ? chosen.filter((other) => other !== name) : [...chosen, name])}
              />
              <span
                aria-hidden="true"
                className="size-5 border border-hairline-strong"
                style={{ background: found?.hex ?? known?.swatch }}
              />
              {known && i18n._(known.name)}
              {found && found.share < 1 && (
                <span className="text-ink-soft">{i18n.number(found.share, { style: 'percent' })}</span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
