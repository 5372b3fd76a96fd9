import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { endedBefore, movedTo, type Period } from '#catalogue/artists/representation.rules.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import type { RepresentationReply } from '../../representation-desk.contract.ts';
import { representationQuery, useRepresentationChange } from '../../representation-desk.queries.ts';
import { useDayWords } from '../use-day-words.ts';
import { MoveForm } from './move-form.tsx';
import { PeriodRow } from './period-row.tsx';
import { ProposalDecision } from './proposal-decision.tsx';

/** Representation of one artist: requests, periods, and the move to another gallery. */
export function RepresentationPage({ id }: { id: string }) {
  const { options } = useRouter();
  const query = useQuery(representationQuery(options.context, id));
  return (
    <>
      <p className="mb-4 text-small">
        <Link to="/admin/representation" className="text-link">
          <Trans>All artists and their galleries</Trans>
        </Link>
      </p>
      <Loaded query={query} missing={<EmptyState heading="h1" title={<Trans>Artist not found</Trans>} />}>
        {(data) => <LoadedRepresentation key={id} id={id} representation={data} />}
      </Loaded>
    </>
  );
}

const plain = ({ gallery_id, since, until }: Period): Period => ({ gallery_id, since, until });

function LoadedRepresentation({ id, representation }: { id: string; representation: RepresentationReply }) {
  const { t } = useLingui();
  const { name, slug, seller, list, proposals, galleries, today, is_own } = representation;
  const { mutateAsync, isPending, error } = useRepresentationChange(id);
  // The periods before the last change, for undo.
  const [before, setBefore] = useState<Period[]>();
  const now = list.map(plain);

  async function change(make: () => Promise<unknown>, undo?: Period[]) {
    try {
      await make();
      setBefore(undo);
      return true;
    } catch {
      // The page says why, and shows the current state.
      setBefore(undefined);
      return false;
    }
  }
  const save = (wanted: Period[], undo: Period[] | undefined = now) =>
    change(() => mutateAsync({ kind: 'save', form: { list: wanted, was: now } }), undo);

  return (
    <>
      <h1 className="text-display [overflow-wrap:anywhere]">{name}</h1>
      <p className="mt-1 flex flex-wrap gap-x-6 text-small">
        {seller && (
          <span className="text-ink-soft">
            <Trans>Page of the member {seller}</Trans>
          </span>
        )}
        <Link to="/artist/$id" params={{ id: slug }} className="text-link">
          <Trans>See the public page</Trans>
        </Link>
      </p>
      <p className="prose-text mt-3 text-ink-soft">
        <Trans>
          A sale is on the statement of the gallery that represents the artist on that day, otherwise on the artist’s
          own. Statements never change: days with sales stay with the seller who had them.
        </Trans>
      </p>
      <div className="mt-4 grid gap-3">
        <Refused error={error} />
        {before && (
          <UndoNotice busy={isPending} onUndo={() => void save(before, undefined)}>
            <Trans>The change is saved.</Trans>
          </UndoNotice>
        )}
        {is_own && (
          <p className="border-accent border-s-2 bg-wall-deep px-5 py-4">
            <Trans>You are involved in this representation yourself. A colleague has to decide about it.</Trans>
          </p>
        )}
      </div>
      {!is_own &&
        proposals.map((proposal) => (
          <ProposalDecision
            key={proposal.proposal_id}
            proposal={proposal}
            busy={isPending}
            onDecide={(kind, form) =>
              change(
                () => mutateAsync({ kind, proposal_id: proposal.proposal_id, form }),
                kind === 'approve' ? now : undefined,
              )
            }
          />
        ))}
      <section aria-label={t`Periods`} className="mt-10">
        <h2 className="text-title">
          <Trans>Periods</Trans>
        </h2>
        {list.length === 0 ? (
          <p className="mt-3 text-ink-soft">
            <Trans>No gallery has represented this artist so far.</Trans>
          </p>
        ) : (
          <ul className="mt-3 border-hairline border-t">
            {list.toReversed().map((period) => (
              <PeriodRow
                key={`${period.gallery_id} ${period.since} ${period.until}`}
                period={period}
                today={today}
                busy={isPending}
                readOnly={is_own}
                onChange={(changed) => {
                  const others = list.filter((one) => one !== period).map(plain);
                  return save(changed ? [...others, changed] : others);
                }}
              />
            ))}
          </ul>
        )}
      </section>
      {!is_own && (
        <MoveForm
          today={today}
          galleries={galleries}
          busy={isPending}
          onMove={(gallery_id, since) =>
            save(gallery_id === null ? endedBefore(now, since) : movedTo(now, gallery_id, since))
          }
        />
      )}
    </>
  );
}

/** Why nothing was changed; if sales prevent it, their days. */
function Refused({ error }: { error: Error | null }) {
  const { t } = useLingui();
  const day = useDayWords();
  if (!error) return null;
  if (error instanceof ApiFailure && error.code === 'sales_in_the_way') {
    const [first, last] = [day(String(error.more.first)), day(String(error.more.last))];
    return (
      <FormRefusal
        message={t`Nothing was changed. Sales between ${first} and ${last} are already on the statement of another seller, and statements never change. Please choose a day after ${last}.`}
      />
    );
  }
  return <FormRefusal message={error.message} />;
}
