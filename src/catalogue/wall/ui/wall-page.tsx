import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ShopWorkReply } from '#catalogue/works/works.contract.ts';
import type { WallSearch } from '#ground/wall-address/wall-address.ts';
import { Button } from '#kit/button.tsx';
import { PERSON_MM } from '#kit/drawing/person-outline.tsx';
import { phoneNear, phoneOverview } from '../camera.rules.ts';
import { USUAL_HEIGHT_MM } from '../fits.rules.ts';
import { SPACING_MM } from '../hanging.rules.ts';
import { personX } from '../person.rules.ts';
import type { Room } from '../rooms/room.ts';
import { closeView, roomView } from '../view.rules.ts';
import { type WorkOnWall, withChoice, withPlaces } from '../wall-works.rules.ts';
import { EmptyWall } from './empty-wall.tsx';
import { FitsPanel } from './fits-panel.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { OwnWall } from './own-wall.tsx';
import { PictureButton } from './picture-button.tsx';
import { RoomControls } from './room-controls.tsx';
import { ShareButton } from './share-button.tsx';
import { SuggestionNote } from './suggestion-note.tsx';
import { useWall, type Wall } from './use-wall.ts';
import type { WallActions } from './wall-actions.ts';
import { WallPanel } from './wall-panel.tsx';
import { WallSentence } from './wall-sentence.tsx';
import { WallStage } from './wall-stage.tsx';

interface WallPageProps {
  search: WallSearch;
  /** Loaded by the route. */
  loaded: readonly ShopWorkReply[];
  /** The works of a wall that has none yet. */
  suggested: readonly number[];
  actions: WallActions;
}

/** Works on a wall, true to scale: in a drawn room, or on the visitor's own wall. */
export function WallPage({ search, loaded, suggested, actions }: WallPageProps) {
  const wall = useWall(search, loaded, suggested);
  const { wish, works } = wall;
  const [wanted, setSelected] = useState(0);
  const [gap_mm, setGap] = useState(SPACING_MM);
  const selected = (works.find(({ index }) => index === wanted) ?? works[0])?.index ?? 0;
  if (wish.room === 'photo') {
    return (
      <div className="page py-6 md:py-10">
        <Title wall={wall} />
        <OwnWall wall={wall} actions={actions} />
      </div>
    );
  }
  // One block on a phone, where the room stays in view while choosing below; two columns on a desktop.
  return (
    <div className="page py-6 md:py-10 lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-12">
      <Title wall={wall} />
      <RoomWall wall={wall} selected={selected} onSelect={setSelected} gap_mm={gap_mm} />
      {/* On a desktop it scrolls for itself, so that a choice below the window's edge is seen in the room. */}
      <div className="mt-8 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:-mx-2 lg:mt-0 lg:max-h-[calc(100dvh-var(--header)-2rem)] lg:self-start lg:overflow-y-auto lg:px-2 lg:[scrollbar-width:thin] [&_*]:scroll-mt-[calc(60dvh+5rem)] lg:[&_*]:scroll-mt-24">
        {wish.works.length > 0 ? (
          <WallPanel
            wall={wall}
            selected={selected}
            onSelect={setSelected}
            gap_mm={gap_mm}
            onGap={setGap}
            actions={actions}
          />
        ) : (
          <>
            <EmptyWall wish={wish} />
            {actions.saved(undefined)}
          </>
        )}
      </div>
      <RoomChoices wall={wall} selected={selected} />
    </div>
  );
}

function Title({ wall: { wish, works, change } }: { wall: Wall }) {
  const { t } = useLingui();
  const own = wish.room === 'photo';
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:col-start-1">
      <h1 className="text-title">{own ? t`On my own wall` : t`On the wall`}</h1>
      <div className="-mx-3 flex flex-wrap">
        {!own && <ShareButton wish={wish} />}
        {!own && works.length > 0 && (
          <PictureButton wish={{ ...wish, works: withPlaces(wish.works, works, new Map()) }} />
        )}
        <Button kind="quiet" icon="ruler" onClick={() => change({ room: own ? 'living' : 'photo' })}>
          {own ? t`Back to the rooms` : t`My own wall`}
        </Button>
      </div>
    </div>
  );
}

interface RoomWallProps {
  wall: Wall;
  selected: number;
  onSelect: (index: number) => void;
  gap_mm: number;
}

function RoomWall({ wall, selected, onSelect, gap_mm }: RoomWallProps) {
  const { wish, room, works, move } = wall;
  const { t } = useLingui();
  // A phone opens close to the works and a desktop with the whole room, until the visitor chooses.
  const [close, setClose] = useState<boolean>();
  const cameras = useCameras(room, works, wish.person);
  const onPhone = close ?? true;
  const onDesk = close ?? false;
  const step = (near: boolean, className: string) => (
    <Button
      kind="quiet"
      icon={near ? 'zoom-out' : 'zoom'}
      className={className}
      aria-pressed={near}
      onClick={() => setClose(!near)}
    >
      {near ? t`Step back` : t`Come closer`}
    </Button>
  );
  return (
    <>
      <div
        data-scene=""
        className="sticky top-(--header) z-10 -mx-(--gutter) h-[60dvh] overflow-hidden bg-wall-deep [container-type:size] [--gutter:clamp(1rem,4vw,4rem)] lg:relative lg:top-0 lg:z-0 lg:col-start-1 lg:mx-0 lg:aspect-[1.45] lg:h-auto lg:w-full lg:max-h-[calc(100dvh-12rem)]"
      >
        <WallStage
          room={room}
          paint={`#${wish.colour || room.colour}`}
          light={wish.light}
          person={wish.person}
          phone={onPhone ? cameras.phoneNear : cameras.phoneOverview}
          desk={onDesk ? cameras.deskNear : cameras.deskOverview}
          works={works}
          selected={selected}
          onSelect={onSelect}
          gap_mm={gap_mm}
          onMove={(index, place, about) => move(new Map([[index, place]]), about)}
        />
        <div className="absolute top-2 right-2 z-10 rounded-soft bg-wall/85">
          <HistoryButtons undo={wall.undo} redo={wall.redo} />
        </div>
        {wish.isSuggestion && (
          <SuggestionNote className="absolute inset-x-0 bottom-0 z-10" onEmpty={() => wall.change({ works: [] })} />
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 lg:col-start-1">
        <WallSentence works={works} selected={selected} room={room} />
        {step(onPhone, 'lg:hidden')}
        {step(onDesk, 'max-lg:hidden')}
      </div>
    </>
  );
}

/**
 * The near and the far view. Computed again only for another room or number of works: a camera that followed every move
 * and size would make a moved work seem still, and every size look the same.
 */
function useCameras(room: Room, works: readonly WorkOnWall[], person: boolean) {
  const key = `${room.id} ${works.length} ${person}`;
  const look = () => ({
    key,
    phoneNear: phoneNear(room, works, person ? personX(works, room, PERSON_MM.w_mm) : undefined),
    phoneOverview: phoneOverview(room, works),
    deskNear: closeView(room, works),
    deskOverview: roomView(room),
  });
  const [cameras, setCameras] = useState(look);
  if (cameras.key === key) return cameras;
  const taken = look();
  setCameras(taken);
  return taken;
}

function RoomChoices({ wall: { wish, room, works, change }, selected }: { wall: Wall; selected: number }) {
  const work = works.find(({ index }) => index === selected);
  return (
    <div className="lg:col-start-1 [&_*]:scroll-mt-[calc(60dvh+5rem)] lg:[&_*]:scroll-mt-24">
      <RoomControls wish={wish} room={room} onChange={(changes) => change(changes, changes.colour && 'colour')} />
      {work && (
        <FitsPanel
          key={room.id}
          sizes={work.sizes}
          frame={work.frame}
          chosen={work.size.size_id}
          onChoose={(size_id) => change({ works: withChoice(wish.works, work, { size_id }) })}
          start={{ over: 'furniture', w_mm: room.furniture.w_mm, h_mm: USUAL_HEIGHT_MM }}
        />
      )}
    </div>
  );
}
