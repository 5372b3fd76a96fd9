import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { langOf, textIn } from '#shared/locale.ts';
import { deskStoresQuery } from '../store-desk.queries.ts';
import type { TypedWork } from './work-edit-values.ts';

/** Where a work is sold that is sold only in exhibition stores: a text, and stores with addresses. */
export function WorkStores({ named }: { named: readonly number[] }) {
  const headingId = useId();
  const { register, formState } = useFormContext<TypedWork>();
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <h2 id={headingId} className="text-title">
        <Trans>Exhibition stores</Trans>
      </h2>
      <p className="prose-text mt-1 text-ink-soft text-small">
        <Trans>
          The product page shows this text and, below it, the stores that are open. One of the two is needed.
        </Trans>
      </p>
      <div className="mt-3 grid gap-4 sm:grid-cols-3">
        {LANGUAGES.map(({ lang, name, locale }) => (
          <TextField
            key={lang}
            label={name}
            lang={locale}
            maxLength={300}
            error={formState.errors.exhibition_where?.[lang]?.message}
            {...register(`exhibition_where.${lang}`)}
          />
        ))}
      </div>
      <StoreChoice named={named} />
    </section>
  );
}

/** The open stores, and closed ones that the work already names. */
function StoreChoice({ named }: { named: readonly number[] }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const lang = langOf(useLocale());
  const { register, formState } = useFormContext<TypedWork>();
  const { data } = useQuery(deskStoresQuery(options.context));
  const offered = data?.filter(({ store_id, closed }) => !closed || named.includes(store_id));
  return (
    <fieldset className="mt-5">
      <legend className="font-medium text-small">
        <Trans>Stores that sell it</Trans>
      </legend>
      {offered?.length === 0 && (
        <p className="mt-1 text-ink-soft text-small">
          <Trans>No store is open.</Trans>
        </p>
      )}
      <div className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
        {offered?.map(({ store_id, name, address, closed }) => (
          <CheckboxField
            key={store_id}
            label={textIn(name, lang)}
            hint={closed ? t`Closed: buyers do not see it.` : textIn(address, lang)}
            value={String(store_id)}
            {...register('stores')}
          />
        ))}
      </div>
      {formState.errors.stores && (
        <p role="alert" className="text-bad text-small">
          {formState.errors.stores.message ?? formState.errors.stores.root?.message}
        </p>
      )}
      <p className="mt-1 text-small">
        <Link to="/admin/store" className="text-link">
          <Trans>All exhibition stores</Trans>
        </Link>
      </p>
    </fieldset>
  );
}
