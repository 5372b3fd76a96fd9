import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { SelectField } from '#kit/select-field.tsx';
import { priceChoicesQuery } from '../prices.queries.ts';
import type { DeskSearch } from '../work-desk.rules.ts';

/** Filters and sorting of the list of works. */
export function WorksFilters({ search }: { search: DeskSearch }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data } = useQuery(priceChoicesQuery(options.context));
  if (!data) return null;
  const narrow = 'min-w-0 basis-40';
  return (
    <>
      <SelectField
        className={narrow}
        label={t`Artist`}
        name="artist_id"
        placeholder={t`All`}
        defaultValue={String(search.artist_id ?? '')}
        options={data.artists.map(({ artist_id, name }) => ({ value: String(artist_id), label: name }))}
      />
      <SelectField
        className={narrow}
        label={t`Category`}
        name="category"
        placeholder={t`All`}
        defaultValue={search.category ?? ''}
        options={data.categories.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <SelectField
        className={narrow}
        label={t`Sold as`}
        name="sale_mode"
        placeholder={t`All`}
        defaultValue={search.sale_mode ?? ''}
        options={[
          { value: 'online', label: t`Open edition` },
          { value: 'edition', label: t`Numbered edition` },
          { value: 'exhibition', label: t`In exhibition stores` },
        ]}
      />
      <SelectField
        className={narrow}
        label={t`Sort by`}
        name="sort"
        defaultValue={search.sort ?? 'newest'}
        options={[
          { value: 'newest', label: t`Newest first` },
          { value: 'changed', label: t`Last changed first` },
          { value: 'title', label: t`By title` },
        ]}
      />
    </>
  );
}
