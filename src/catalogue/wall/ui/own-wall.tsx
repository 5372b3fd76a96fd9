import { useLingui } from '@lingui/react/macro';
import { ClientOnly, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazily } from '#kit/later.tsx';
import { Price } from '#kit/price.tsx';
import { useForeignLang } from '#kit/use-locale.ts';
import { type WorkOnWall, withChoice } from '../wall-works.rules.ts';
import { EmptyWall } from './empty-wall.tsx';
import { SuggestionNote } from './suggestion-note.tsx';
import type { Wall } from './use-wall.ts';
import type { WallActions } from './wall-actions.ts';
import { lineOf, WallTotal } from './wall-total.tsx';

const PhotoWall = lazily(async () => ({ default: (await import('./photo-wall.tsx')).PhotoWall }));

/** Works on a photo of the visitor's wall; its code is loaded on demand, and only in browsers. */
export function OwnWall({ wall: { wish, works, change }, actions }: { wall: Wall; actions: WallActions }) {
  // A photo without a work would be a dead end.
  if (wish.works.length === 0) return <EmptyWall wish={wish} />;
  return (
    <>
      {wish.isSuggestion && <SuggestionNote className="mb-4 border-b" onEmpty={() => change({ works: [] })} />}
      <ClientOnly>
        <Suspense>
          <PhotoWall
            works={works}
            options={works}
            onChange={(at, choice) => {
              const work = works[at];
              if (work) change({ works: withChoice(wish.works, work, choice) });
            }}
            actions={<Purchase works={works} actions={actions} />}
          />
        </Suspense>
      </ClientOnly>
    </>
  );
}

function Purchase({ works, actions }: { works: readonly WorkOnWall[]; actions: WallActions }) {
  const { t } = useLingui();
  const langOf = useForeignLang();
  return (
    <div>
      {works.map((work) => (
        <div key={work.index} className="border-hairline border-t py-4">
          <p className="flex items-baseline justify-between gap-3">
            <Link
              to="/shop/$id"
              params={{ id: String(work.item.item_id) }}
              search={{ size: String(work.size.size_id), frame: String(work.frame.frame_id) }}
              title={t`Back to the work`}
              className="text-link"
            >
              <span lang={langOf(work.item.title)}>{work.item.title}</span>
            </Link>
            <Price amounts={work.price} />
          </p>
          {work.onSale && <div className="mt-3">{actions.cart(lineOf(work))}</div>}
        </div>
      ))}
      {works.length > 1 && <WallTotal works={works} actions={actions} />}
    </div>
  );
}
