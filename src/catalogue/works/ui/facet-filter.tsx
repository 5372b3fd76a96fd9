import { useLingui } from '@lingui/react/macro';
import { chosen, type ListFilter, type ShopSearch } from '../shop-search.rules.ts';
import type { FacetValue } from '../works.contract.ts';
import { colourNames } from './filter-names.ts';

interface FacetFilterProps {
  filter: ListFilter;
  legend: string;
  values: readonly FacetValue[];
  nameOf: (value: FacetValue) => string;
  search: ShopSearch;
  onToggle: (filter: ListFilter, value: string) => void;
}

/** One filter as check boxes with the number of works each would show. Named inputs of a form: they work without scripts. */
export function FacetFilter({ filter, legend, values, nameOf, search, onToggle }: FacetFilterProps) {
  const { t } = useLingui();
  const selected = chosen(search, filter);
  const shown = values.filter((value) => value.count > 0 || selected.includes(value.code));
  if (shown.length === 0) return null;
  return (
    <details className="group border-hairline border-b py-2" open={selected.length > 0 || filter !== 'artist'}>
      <summary className="flex min-h-11 list-none items-center justify-between text-body [&::-webkit-details-marker]:hidden">
        {legend}
        <span aria-hidden="true" className="text-ink-soft transition-transform duration-quick group-open:rotate-45">
          +
        </span>
      </summary>
      <fieldset className="max-h-80 overflow-y-auto pb-3">
        <legend className="sr-only">{legend}</legend>
        {shown.map((value) => (
          <label
            key={value.code}
            className="flex min-h-9 cursor-pointer items-center gap-3 text-small hover:text-accent"
          >
            <input
              type="checkbox"
              name={filter}
              value={value.code}
              checked={selected.includes(value.code)}
              onChange={() => onToggle(filter, value.code)}
              className="size-4.5 accent-accent"
            />
            {filter === 'colour' && (
              <span
                aria-hidden="true"
                className="size-4.5 rounded-full border border-hairline-strong"
                style={{ background: colourNames[value.code]?.swatch }}
              />
            )}
            <span className="grow">{nameOf(value)}</span>
            <span className="text-ink-soft tabular-nums">
              <span className="sr-only">{t`Works:`} </span>
              {value.count}
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
