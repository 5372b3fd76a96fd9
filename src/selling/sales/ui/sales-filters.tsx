import { useLingui } from '@lingui/react/macro';
import { SelectField } from '#kit/select-field.tsx';

interface SalesFiltersProps {
  years: readonly number[];
  artists?: readonly { artist_id: number; name: string }[];
  year: number | undefined;
  artist?: number | undefined;
  onChange: (filter: { year?: number | undefined; artist?: number | undefined }) => void;
}

/** The year, and the artist for sellers with several. A year in the URL without sales stays visible. */
export function SalesFilters({ years, artists = [], year, artist, onChange }: SalesFiltersProps) {
  const { t } = useLingui();
  const offered = [...new Set([...years, ...(year === undefined ? [] : [year])])].sort((one, other) => other - one);
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-3">
      <SelectField
        label={t`Year`}
        className="w-40"
        value={year ?? ''}
        placeholder={t`All years`}
        options={offered.map((one) => ({ value: String(one), label: String(one) }))}
        onChange={({ target }) => onChange({ year: target.value ? Number(target.value) : undefined, artist })}
      />
      {artists.length > 1 && (
        <SelectField
          label={t`Artist`}
          className="w-56 max-w-full"
          value={artist ?? ''}
          placeholder={t`All artists`}
          options={artists.map(({ artist_id, name }) => ({ value: String(artist_id), label: name }))}
          onChange={({ target }) => onChange({ year, artist: target.value ? Number(target.value) : undefined })}
        />
      )}
    </div>
  );
}
