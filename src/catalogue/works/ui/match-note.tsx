import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { loadRestOfMessages } from '#shared/i18n.ts';
import { splitPath } from '#shared/locale.ts';
import { readMatch, writeColours } from '../harmony.rules.ts';
import { colourList, harmonyWords } from '../harmony-words.rules.ts';
import { wantedColours } from '../wanted-colours.rules.ts';

/** Why the works of this list go with the visitor's room. */
function MatchNote({ match: given }: { match: string }) {
  const { i18n } = useLingui();
  const match = readMatch(given);
  if (!match) return null;
  const words = harmonyWords[match.harmony];
  const yours = colourList(i18n, match.colours);
  const theirs = wantedColours(match)
    .every.map((group) => colourList(i18n, group, 'disjunction'))
    .join(' + ');
  return (
    <div className="mb-6 border-hairline border-b pb-5">
      <p>
        <strong className="font-semibold">{i18n._(words.name)}</strong>: {i18n._(words.why)}
      </p>
      <p className="mt-1 text-ink-soft text-small">
        <Trans>
          Your room: {yours}. These works: {theirs}.
        </Trans>{' '}
        <Link to="/match" search={{ colours: writeColours(match.colours) }} className="text-link">
          <Trans>Other harmonies</Trans>
        </Link>
      </p>
    </div>
  );
}

/** Its texts are not in the first part of the messages. */
export async function withItsWords(): Promise<typeof MatchNote> {
  if (typeof window !== 'undefined') await loadRestOfMessages(splitPath(window.location.pathname).locale);
  return MatchNote;
}
