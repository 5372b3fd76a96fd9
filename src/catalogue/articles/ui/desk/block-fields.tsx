import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { get, useController, useFormContext } from 'react-hook-form';
import { DRAWINGS } from '#ground/blocks/block.rules.ts';
import { DRAWING_WORDS } from '#ground/blocks/drawing.words.ts';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { NamedPicker } from '#kit/desk/named-picker.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { findNamed } from '../../article-desk.queries.ts';
import type { ArticleValues, BlockKind } from '../../article-values.rules.ts';
import { useKnown } from './known-things.tsx';
import { TextsField } from './open-language.tsx';
import { PictureField } from './picture-field.tsx';

const PROSE_LIMIT = 2_000;
const LINE_LIMIT = 149;
const CAPTION_LIMIT = 300;

export function BlockFields({ at, kind }: { at: number; kind: BlockKind }) {
  const { t } = useLingui();
  const name = `blocks.${at}`;
  const caption = <TextsField name={`${name}.note`} label={t`Caption`} limit={CAPTION_LIMIT} />;
  switch (kind) {
    case 'paragraph':
      return <TextsField name={`${name}.text`} label={t`Paragraph`} rows={4} limit={PROSE_LIMIT} />;
    case 'heading':
      return <TextsField name={`${name}.text`} label={t`Heading`} limit={LINE_LIMIT} />;
    case 'quote':
      return (
        <div className="grid gap-4">
          <TextsField name={`${name}.text`} label={t`Quotation`} rows={3} limit={PROSE_LIMIT} />
          <TextsField name={`${name}.note`} label={t`Who said it`} limit={LINE_LIMIT} />
        </div>
      );
    case 'list':
      return <ListFields name={name} />;
    case 'facts':
      return <TextsField name={`${name}.text`} label={t`Facts`} hint={t`One per line: term | description`} rows={4} />;
    case 'drawing':
      return (
        <div className="grid gap-4">
          <DrawingField name={name} />
          {caption}
        </div>
      );
    case 'work':
      return (
        <div className="grid gap-4">
          <WorkFields at={at} />
          {caption}
        </div>
      );
    case 'artist':
      return <ArtistField at={at} />;
    case 'image':
      return (
        <div className="grid gap-4">
          <ImageField at={at} />
          <TextsField name={`${name}.alt`} label={t`Describe the picture (alt text)`} limit={CAPTION_LIMIT} />
          {caption}
        </div>
      );
  }
}

function ListFields({ name }: { name: string }) {
  const { t } = useLingui();
  const { error, ...ordered } = useFormField()(`${name}.ordered`);
  return (
    <div className="grid gap-3">
      <TextsField name={`${name}.text`} label={t`List`} hint={t`One on each line`} rows={4} />
      <CheckboxField label={t`Numbered steps`} error={error} {...ordered} />
    </div>
  );
}

function DrawingField({ name }: { name: string }) {
  const { t, i18n } = useLingui();
  return (
    <SelectField
      label={t`Drawing`}
      className="max-w-sm"
      options={DRAWINGS.map((drawing) => ({ value: drawing, label: i18n._(DRAWING_WORDS[drawing]) }))}
      {...useFormField()(`${name}.drawing`)}
    />
  );
}

function WorkFields({ at }: { at: number }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const { control } = useFormContext<ArticleValues>();
  const { works, learn } = useKnown();
  const { field, fieldState } = useController({ control, name: `blocks.${at}.item_id` });
  const { error, ...detail } = useFormField()(`blocks.${at}.detail`);
  return (
    <>
      <NamedPicker
        kind="item"
        find={(keyword) => findNamed(options.context, 'item', keyword)}
        label={t`Work`}
        value={works.get(field.value ?? 0) ?? null}
        onPick={(work) => {
          if (work) learn({ work });
          field.onChange(work?.id ?? null);
        }}
        error={fieldState.error && t`Please choose a work.`}
      />
      <CheckboxField label={t`Only a part of it, close up`} error={error} {...detail} />
    </>
  );
}

function ArtistField({ at }: { at: number }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const { control } = useFormContext<ArticleValues>();
  const { artists, learn } = useKnown();
  const { field, fieldState } = useController({ control, name: `blocks.${at}.artist_id` });
  return (
    <NamedPicker
      kind="artist"
      find={(keyword) => findNamed(options.context, 'artist', keyword)}
      label={t`Artist`}
      value={artists.get(field.value ?? 0) ?? null}
      onPick={(artist) => {
        if (artist) learn({ artist });
        field.onChange(artist?.id ?? null);
      }}
      error={fieldState.error && t`Please choose an artist.`}
    />
  );
}

function ImageField({ at }: { at: number }) {
  const { t } = useLingui();
  const { control, formState } = useFormContext<ArticleValues>();
  const { pictures, learn } = useKnown();
  const { field } = useController({ control, name: `blocks.${at}.hash` });
  return (
    <PictureField
      label={t({ message: 'Picture', context: 'article' })}
      picture={pictures.get(field.value ?? '')}
      onPicture={(picture) => {
        if (picture) learn({ picture });
        field.onChange(picture?.hash ?? null);
      }}
      error={get(formState.errors, `blocks.${at}.hash`) ? t`Please choose a picture.` : undefined}
    />
  );
}
