import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { langOf, textIn } from '#shared/locale.ts';
import type { DeskArtist } from '../artist-desk.contract.ts';
import { changePortrait } from '../artist-desk.queries.ts';
import { FileButton } from './file-button.tsx';

interface ArtistPortraitProps {
  artist: DeskArtist;
  /** There are unsaved changes. */
  disabled: boolean;
  onChanged: (artist: DeskArtist) => void;
}

export function ArtistPortrait({ artist, disabled, onChanged }: ArtistPortraitProps) {
  const { options } = useRouter();
  const lang = langOf(useLocale());
  const headingId = useId();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  async function change(file: File | null) {
    setBusy(true);
    setRefusal(undefined);
    try {
      onChanged(await changePortrait(options.context, artist.artist_id, file));
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setRefusal(failure.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <section aria-labelledby={headingId} className="mt-8 grid gap-3">
      <h2 id={headingId} className="text-title">
        <Trans>Picture of the artist</Trans>
      </h2>
      {artist.portrait && (
        <div className="max-w-40">
          <Picture picture={artist.portrait} alt={textIn(artist.portrait_alt, lang)} sizes="10rem" />
        </div>
      )}
      <FormRefusal message={refusal} />
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          accept="image/jpeg,image/png,image/webp"
          disabled={disabled}
          busy={busy}
          onFile={(file) => void change(file)}
        >
          {artist.portrait ? <Trans>Another portrait</Trans> : <Trans>Choose a portrait</Trans>}
        </FileButton>
        {artist.portrait && (
          <Button kind="quiet" busy={busy} disabled={disabled} onClick={() => void change(null)}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      <p className="text-caption text-ink-soft">
        <Trans>JPEG, PNG or WebP, up to 12 MB. Please save what you have typed first.</Trans>
      </p>
    </section>
  );
}
