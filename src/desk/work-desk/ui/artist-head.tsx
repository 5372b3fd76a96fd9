import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLocale } from '#kit/use-locale.ts';
import { langOf, textIn } from '#shared/locale.ts';
import type { DeskArtist } from '../artist-desk.contract.ts';
import { KIND_WORDS } from '../artist-desk.words.ts';

/** The name, the page's owner, the gallery that represents them, and links to the public pages. */
export function ArtistHead({ artist }: { artist: DeskArtist }) {
  const { i18n } = useLingui();
  const { artist_id, slug, kind, name, gallery, seller } = artist;
  return (
    <>
      <p className="text-small">
        <Link to="/admin/artist" className="text-link">
          <Trans>All artists</Trans>
        </Link>
      </p>
      <h1 className="mt-1 text-display [overflow-wrap:anywhere]">{textIn(name, langOf(useLocale()))}</h1>
      <p className="text-ink-soft">
        {i18n._(KIND_WORDS[kind])}
        {gallery && (
          <>
            {' · '}
            <Trans>Represented by {gallery}</Trans>
          </>
        )}
        {seller && (
          <>
            {' · '}
            <Trans>Page of the member {seller}</Trans>
          </>
        )}
      </p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-small">
        <Link to="/artist/$id" params={{ id: slug }} className="text-link">
          <Trans>See the public page</Trans>
        </Link>
        <Link to="/admin/work" search={{ artist_id }} className="text-link">
          <Trans>All works of this artist</Trans>
        </Link>
        {kind === 'artist' && (
          <Link to="/admin/representation/$id" params={{ id: String(artist_id) }} className="text-link">
            <Trans>Representation by galleries</Trans>
          </Link>
        )}
      </p>
    </>
  );
}
