import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { NamedPicker } from '#kit/desk/named-picker.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { textIn } from '#shared/locale.ts';
import { ARTICLE_TAGS, ARTICLE_TYPES } from '../../article.rules.ts';
import { TAG_WORDS, TYPE_WORDS } from '../../article.words.ts';
import { findNamed } from '../../article-desk.queries.ts';
import { slugFrom } from '../../article-steps.rules.ts';
import type { ArticleValues } from '../../article-values.rules.ts';
import { EditorSection } from './editor-section.tsx';
import { useKnown } from './known-things.tsx';
import { TextsField } from './open-language.tsx';
import { PictureField } from './picture-field.tsx';

const COVER_ALT_LIMIT = 300;

export function ArticleFactsSection({ isSlugFixed }: { isSlugFixed: boolean }) {
  const { t, i18n } = useLingui();
  const field = useFormField();
  return (
    <EditorSection title={<Trans>Address, subjects and cover</Trans>}>
      <div className="grid gap-6">
        <div className="grid gap-5 md:grid-cols-2">
          <SlugField isFixed={isSlugFixed} />
          <SelectField
            label={t`Kind`}
            options={ARTICLE_TYPES.map((type) => ({ value: type, label: i18n._(TYPE_WORDS[type]) }))}
            {...field('type')}
          />
        </div>
        <fieldset>
          <legend className="font-medium text-small">
            <Trans>Subjects</Trans>
          </legend>
          <div className="mt-1 flex flex-wrap gap-x-6">
            {ARTICLE_TAGS.map((tag) => {
              const { error: _error, ...box } = field('tags');
              return <CheckboxField key={tag} label={i18n._(TAG_WORDS[tag])} value={tag} {...box} />;
            })}
          </div>
        </fieldset>
        <Cover />
      </div>
    </EditorSection>
  );
}

function SlugField({ isFixed }: { isFixed: boolean }) {
  const { t } = useLingui();
  const { setValue, getValues } = useFormContext<ArticleValues>();
  const slug = useFormField()('slug');
  const propose = () => setValue('slug', slugFrom(textIn(getValues('title'), 'en')), { shouldDirty: true });
  return (
    <div>
      <TextField
        label={t`Web address`}
        hint={
          isFixed
            ? t`This address is public and can no longer be changed.`
            : t`If empty, it is generated from the title.`
        }
        before="/news/"
        readOnly={isFixed}
        autoComplete="off"
        {...slug}
      />
      {!isFixed && (
        <Button kind="quiet" className="-ms-3" onClick={propose}>
          <Trans>Generate from title</Trans>
        </Button>
      )}
    </div>
  );
}

/** The shop's own picture, or the picture of a work. */
function Cover() {
  const { t } = useLingui();
  const { options } = useRouter();
  const { control } = useFormContext<ArticleValues>();
  const { works, pictures, learn } = useKnown();
  const { field: work } = useController({ control, name: 'cover_item_id' });
  const { field: own } = useController({ control, name: 'cover_hash' });
  const hash = useWatch<ArticleValues, 'cover_hash'>({ name: 'cover_hash' });
  return (
    <div className="grid gap-5">
      <PictureField
        label={t`Cover: a picture of your own`}
        picture={pictures.get(own.value ?? '')}
        onPicture={(picture) => {
          if (picture) learn({ picture });
          own.onChange(picture?.hash ?? null);
        }}
      />
      {hash ? (
        <TextsField name="cover_alt" label={t`What is on the cover`} limit={COVER_ALT_LIMIT} />
      ) : (
        <div className="max-w-xl">
          <NamedPicker
            kind="item"
            find={(keyword) => findNamed(options.context, 'item', keyword)}
            label={t`Or the picture of a work`}
            value={works.get(work.value ?? 0) ?? null}
            onPick={(picked) => {
              if (picked) learn({ work: picked });
              work.onChange(picked?.id ?? null);
            }}
          />
        </div>
      )}
    </div>
  );
}
