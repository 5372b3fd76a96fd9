import { useLingui } from '@lingui/react/macro';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';

/** Portfolio and statement of artists and galleries. */
export function SellerFields({ type, isRequired = true }: { type: 'artist' | 'gallery'; isRequired?: boolean }) {
  const { t } = useLingui();
  const field = useFormField();
  return (
    <div className="grid grid-cols-1 gap-6">
      <TextField
        label={t`Portfolio`}
        hint={t`A website, or where else we can see your work.`}
        required={isRequired}
        autoComplete="url"
        {...field('portfolio')}
      />
      <TextAreaField
        label={type === 'gallery' ? t`About the gallery` : t`Statement`}
        required={isRequired}
        rows={6}
        limit={2000}
        {...field('statement')}
      />
    </div>
  );
}
