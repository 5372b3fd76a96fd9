import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { langOf, textIn } from '#shared/locale.ts';
import type { RepresentedArtist } from '../../seller-artist.contract.ts';
import { lastDayOf } from '../../seller-artist.rules.ts';
import { useDayWords } from '../use-day-words.ts';
import { EndForm } from './end-form.tsx';

interface RepresentedRowProps {
  artist: RepresentedArtist;
  busy: boolean;
  today: string;
  /** The last day; null continues or restarts the representation. */
  onChange: (lastDay: string | null) => void;
}

export function RepresentedRow({ artist, busy, today, onChange }: RepresentedRowProps) {
  const [isEnding, setEnding] = useState(false);
  const { t } = useLingui();
  const locale = useLocale();
  const { artist_id, slug, works, state, since, until } = artist;
  const name = textIn(artist.name, langOf(locale));
  const day = useDayWords();
  const first = day(since);
  const last = until ? day(lastDayOf(until)) : '';
  return (
    <li className="border-hairline border-b py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="text-lead [overflow-wrap:anywhere]">{name}</p>
          <p className="text-ink-soft text-small">
            {last ? (
              <Trans>
                {first} to {last}
              </Trans>
            ) : state === 'coming' ? (
              <Trans>from {first}</Trans>
            ) : (
              <Trans>since {first}</Trans>
            )}
            {' · '}
            <Plural value={works} one="# work online" other="# works online" />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5">
          <Link to="/artist/$id" params={{ id: slug }} aria-label={t`View ${name}’s page`} className="text-link">
            <Trans>View</Trans>
          </Link>
          {(state === 'now' || state === 'ending') && (
            <Link
              to="/account/artist/$id"
              params={{ id: String(artist_id) }}
              aria-label={t`Edit ${name}’s page`}
              className="text-link"
            >
              <Trans>Edit</Trans>
            </Link>
          )}
          {state === 'now' && (
            <Button
              kind="quiet"
              aria-expanded={isEnding}
              aria-label={t`Stop representing ${name}`}
              onClick={() => setEnding(!isEnding)}
            >
              <Trans>Stop representing</Trans>
            </Button>
          )}
          {state === 'ending' && !isEnding && (
            <Button
              kind="quiet"
              busy={busy}
              aria-label={t`Continue representing ${name}`}
              onClick={() => onChange(null)}
            >
              <Trans>Continue representing</Trans>
            </Button>
          )}
          {state === 'ended' && (
            <Button busy={busy} aria-label={t`Represent ${name} again`} onClick={() => onChange(null)}>
              <Trans>Represent again</Trans>
            </Button>
          )}
        </div>
      </div>
      {state === 'now' && isEnding && (
        <EndForm name={name} today={today} busy={busy} onEnd={onChange} onCancel={() => setEnding(false)} />
      )}
      {state === 'ending' && isEnding && (
        <div className="mt-3">
          <UndoNotice busy={busy} onUndo={() => onChange(null)}>
            <Trans>
              You represent {name} until the end of {last}.
            </Trans>
          </UndoNotice>
        </div>
      )}
    </li>
  );
}
