import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { buttonStyle } from '#kit/button-style.ts';
import { classNames } from '#kit/class-names.ts';
import { FieldError } from '#kit/field.tsx';
import { Icon } from '#kit/icon.tsx';
import { Progress } from '#kit/progress.tsx';
import type { BrandPicture } from '../brand.contract.ts';
import { sendBrandPicture } from '../brand.queries.ts';
import { BRAND_TYPES, type BrandPlace, brandWarnings, kindOf } from '../brand.rules.ts';
import { PLACE_WORDS, WARNING_WORDS } from '../brand.words.ts';

interface BrandFieldProps {
  place: BrandPlace;
  picture: BrandPicture | null;
  hasDark: boolean;
  disabled: boolean;
  onPicture: (picture: BrandPicture | null) => void;
}

/** Uploads a picture as soon as it is chosen, and says what is wrong with it. */
export function BrandField({ place, picture, hasDark, disabled, onPicture }: BrandFieldProps) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const id = useId();
  const [share, setShare] = useState(0);
  const sending = useMutation({
    mutationFn: (file: File) => sendBrandPicture(options.context, kindOf(place), file, setShare),
    onSuccess: (sent) => onPicture(sent.picture),
  });
  const { title, hint } = PLACE_WORDS[place];
  const name = i18n._(title);
  const warnings = picture ? brandWarnings(place, picture, hasDark) : [];
  return (
    <section aria-labelledby={`${id}title`} className="grid gap-3 border-hairline border-t pt-5">
      <div>
        <h2 id={`${id}title`} className="text-title">
          {name}
        </h2>
        <p id={`${id}hint`} className="prose-text mt-1 text-ink-soft text-small">
          {i18n._(hint)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <label
          className={classNames(
            buttonStyle({ kind: 'secondary' }),
            disabled ? 'opacity-50' : 'cursor-pointer',
            'has-focus-visible:outline-2 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-3',
          )}
        >
          <Icon name="plus" className="me-2" />
          {picture ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
          <input
            type="file"
            aria-label={picture ? t`Choose another picture: ${name}` : t`Choose a picture: ${name}`}
            accept={BRAND_TYPES.join(',')}
            disabled={disabled}
            aria-describedby={`${id}hint ${id}warnings ${id}error`}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) sending.mutate(file);
              // So that choosing the same file again fires a change event.
              currentTarget.value = '';
            }}
          />
        </label>
        {picture && (
          <Button kind="quiet" icon="trash" aria-label={t`Remove: ${name}`} onClick={() => onPicture(null)}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      {sending.isPending && (
        // After the last byte the server makes every size; the duration is unknown.
        <Progress label={t`Uploading the picture`} className="max-w-sm" {...(share < 1 && { value: share })} />
      )}
      <div id={`${id}warnings`} role="status" className="grid gap-1 text-small">
        {warnings.map((warning) => (
          <p key={warning} className="border-accent border-s-2 ps-3">
            {i18n._(WARNING_WORDS[warning])}
          </p>
        ))}
      </div>
      <FieldError id={`${id}error`} error={sending.error?.message} />
    </section>
  );
}
