import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { MoveButtons } from '#kit/move-buttons.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { langOf } from '#shared/locale.ts';
import { CATEGORY_NAME_LIMIT, type CategoriesForm } from '../category-desk.contract.ts';

interface CategoryRowProps {
  at: number;
  count: number;
  isNew: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function CategoryRow({ at, count, isNew, onMove, onRemove }: CategoryRowProps) {
  const { t } = useLingui();
  const { register, control, formState } = useFormContext<CategoriesForm>();
  const lang = langOf(useLocale());
  const [code, name] = useWatch({ control, name: [`list.${at}.code`, `list.${at}.name.${lang}`] });
  const errors = formState.errors.list?.[at];
  return (
    <li className="grid gap-x-5 gap-y-3 border-hairline border-b py-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
      <div className="grid gap-4 sm:grid-cols-3">
        {isNew && (
          <TextField
            className="sm:col-span-3 sm:max-w-72"
            label={t`Code in addresses`}
            hint={t`Small letters and hyphens; it cannot be changed later.`}
            maxLength={40}
            error={errors?.code?.message}
            {...register(`list.${at}.code`)}
          />
        )}
        {LANGUAGES.map(({ lang: one, name: language, locale }) => (
          <TextField
            key={one}
            label={language}
            lang={locale}
            maxLength={CATEGORY_NAME_LIMIT}
            error={errors?.name?.[one]?.message}
            {...register(`list.${at}.name.${one}`)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Controller
          control={control}
          name={`list.${at}.hidden`}
          render={({ field: { value, onChange, ...field } }) => (
            <CheckboxField
              {...field}
              label={<Trans>Shown</Trans>}
              checked={!value}
              onChange={({ currentTarget }) => onChange(!currentTarget.checked)}
            />
          )}
        />
        <div className="flex">
          <MoveButtons
            at={at}
            count={count}
            labels={{ up: t`Move ${name} up`, down: t`Move ${name} down` }}
            onMove={(by) => onMove(at + by)}
          />
        </div>
        {isNew ? (
          <Button kind="quiet" onClick={onRemove}>
            <Trans>Do not add</Trans>
          </Button>
        ) : (
          <Link to="/admin/work" search={{ category: code }} className="text-link text-small">
            <Trans>Works in this category</Trans>
          </Link>
        )}
      </div>
    </li>
  );
}
