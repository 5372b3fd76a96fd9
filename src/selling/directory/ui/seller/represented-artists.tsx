import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { lazily } from '#kit/later.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { langOf, textIn } from '#shared/locale.ts';
import type { SellerArtists } from '../../seller-artist.contract.ts';
import { useChangeRepresentation } from '../../seller-artist.queries.ts';
import { OwnProposals } from './own-proposals.tsx';
import { ProposeForm } from './propose-form.tsx';
import { RepresentedRow } from './represented-row.tsx';

const NewArtist = lazily(() => import('./new-artist.tsx').then((module) => ({ default: module.NewArtist })));

/** A gallery's present and former artists. */
export function RepresentedArtists({ artists }: { artists: Omit<SellerArtists, 'code'> }) {
  const { t } = useLingui();
  const lang = langOf(useLocale());
  const { mutate, isPending, variables, error, reset } = useChangeRepresentation();
  const { own, represented } = artists;
  // Another gallery represents the artist now: the shop decides.
  const isTaken = error instanceof ApiFailure && error.code === 'artist_taken';
  const takenArtist = isTaken ? represented.find(({ artist_id }) => artist_id === variables?.artist_id) : undefined;
  const current = represented.filter(({ state }) => state !== 'ended');
  const former = represented.filter(({ state }) => state === 'ended');
  const rows = (list: typeof represented, label: string) => (
    <ul aria-label={label} className="border-hairline border-t">
      {list.map((artist) => (
        <RepresentedRow
          key={artist.artist_id}
          artist={artist}
          busy={isPending && variables.artist_id === artist.artist_id}
          today={artists.today}
          onChange={(last_day) => mutate({ artist_id: artist.artist_id, last_day })}
        />
      ))}
    </ul>
  );
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-display">
          <Trans>Your artists</Trans>
        </h1>
        <Link to="/account/artist/$id" params={{ id: String(own.artist_id) }} className="text-link">
          <Trans>Edit {textIn(own.name, lang)}’s page</Trans>
        </Link>
      </div>
      <p className="prose-text mt-3 text-ink-soft">
        <Trans>
          Sales made on a day you represent an artist appear on your statement. You choose the last day on which you
          represent an artist, and can undo it until midnight of that day (Taipei).
        </Trans>
      </p>
      <div className="mt-8 grid gap-4">
        {takenArtist ? (
          <ProposeForm
            artist_id={takenArtist.artist_id}
            name={textIn(takenArtist.name, lang)}
            today={artists.today}
            onDone={reset}
          />
        ) : (
          <FormRefusal message={error?.message} />
        )}
        {current.length === 0 ? (
          <EmptyState title={<Trans>You do not represent any artists yet</Trans>}>
            <Trans>Add your first artist below. We create a page with their name; you add the rest.</Trans>
          </EmptyState>
        ) : (
          rows(current, t`Artists you represent`)
        )}
      </div>
      <Suspense fallback={<Skeleton className="mt-10 h-40" />}>
        <NewArtist today={artists.today} />
      </Suspense>
      <OwnProposals proposals={artists.proposals} />
      {former.length > 0 && (
        <section className="mt-12">
          <h2 className="mb-4 text-title">
            <Trans>Formerly represented</Trans>
          </h2>
          {rows(former, t`Artists you used to represent`)}
        </section>
      )}
    </>
  );
}
