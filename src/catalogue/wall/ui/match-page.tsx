import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { MOST_MATCHED, readColours, writeColours } from '#catalogue/works/harmony.rules.ts';
import type { Colour } from '#ground/pictures/colours.ts';
import type { RoomColour } from '../match/room-colours.rules.ts';
import type { MatchedWorks } from '../match.queries.ts';
import { handPhoto } from '../photo/handed-photo.ts';
import { MatchColours } from './match-colours.tsx';
import { MatchGroup } from './match-group.tsx';
import { MatchStart } from './match-start.tsx';

/** Works whose colours go with a room, from a photo that stays in the browser, or from colours picked by hand. */
export function MatchPage({ search, groups }: { search: { colours?: string }; groups: readonly MatchedWorks[] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const chosen = readColours(search.colours ?? '');
  const [room, setRoom] = useState<RoomColour[]>([]);
  const [photo, setPhoto] = useState<HTMLCanvasElement>();
  const shown = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const ink = photo && shown.current?.getContext('2d');
    if (ink) ink.drawImage(photo, 0, 0, ink.canvas.width, ink.canvas.height);
  }, [photo]);
  const choose = (colours: readonly Colour[]) => {
    const wanted = writeColours(colours);
    // A colour picker reports every shade it passes; only another name is another address.
    if (wanted === (search.colours ?? '')) return;
    void navigate({
      to: '/match',
      search: wanted ? { colours: wanted } : {},
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <div className="page py-8 md:py-12">
      <h1 className="text-display">
        <Trans>Match my room</Trans>
      </h1>
      <p className="prose-text mt-3">
        <Trans>
          Choose a photo of your room, or a colour in it. We show works that go with it, and say why. Your photo stays
          on this device: it is never sent to the shop or to anyone else.
        </Trans>
      </p>
      <div className="mt-6 gap-10 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div>
          <MatchStart
            onPhoto={(read, colours, noticed) => {
              setPhoto(read);
              setRoom(colours);
              choose(noticed);
            }}
            onColour={(colour) => {
              setPhoto(undefined);
              setRoom([colour]);
              choose([colour.name]);
            }}
          />
          {photo && (
            <canvas
              ref={shown}
              role="img"
              aria-label={t`Your photo`}
              width={640}
              height={Math.round((640 * photo.height) / photo.width)}
              className="mt-5 w-full max-w-sm"
            />
          )}
          <MatchColours room={room} chosen={chosen} most={MOST_MATCHED} onChoose={choose} />
        </div>
        <div aria-live="polite">
          {groups.map((group) => (
            <MatchGroup key={group.harmony} group={group} colours={chosen} onHang={photo && (() => handPhoto(photo))} />
          ))}
        </div>
      </div>
    </div>
  );
}
