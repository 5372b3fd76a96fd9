import { useLingui } from '@lingui/react/macro';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { colourNames } from '../colour-words.rules.ts';
import { chosen, type ListFilter, type ShopSearch } from '../shop-search.rules.ts';
import type { FacetValue } from '../works.contract.ts';

interface FacetFilterProps {
  filter: ListFilter;
  legend: string;
  values: readonly FacetValue[];
  nameOf: (value: FacetValue) => string;
  search: ShopSearch;
  onToggle: (filter: ListFilter, value: string) => void;
}

/** More rows than this scroll in a box of their own; the box cuts the last one in half, so that one sees there are more. */
const MANY = 24;

/** Check boxes with the number of works each would show. */
export function FacetFilter({ filter, legend, values, nameOf, search, onToggle }: FacetFilterProps) {
  const { t } = useLingui();
  const selected = chosen(search, filter);
  const shown = values.filter((value) => value.count > 0 || selected.includes(value.code));
  if (shown.length === 0) return null;
  const isColour = filter === 'colour';
  return (
    <details className="group/facet border-hairline border-b py-2" open={selected.length > 0 || filter !== 'artist'}>
      <summary className="flex min-h-11 list-none items-center justify-between text-body [&::-webkit-details-marker]:hidden">
        {legend}
        <Icon name="plus" size={16} className="text-ink-soft group-open/facet:hidden" />
        <Icon name="minus" size={16} className="hidden text-ink-soft group-open/facet:block" />
      </summary>
      {/* See facet-rows.css. */}
      <fieldset
        className={
          isColour
            ? 'facet-swatches grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-x-1 pb-3'
            : classNames('facet-rows pb-3', shown.length > MANY && 'max-h-[32.625rem] overflow-y-auto')
        }
      >
        <legend className="sr-only">{legend}</legend>
        {shown.map((value) => (
          <label key={value.code}>
            <input
              type="checkbox"
              name={filter}
              value={value.code}
              checked={selected.includes(value.code)}
              onChange={() => onToggle(filter, value.code)}
            />
            {isColour && <span aria-hidden="true" style={{ background: colourNames[value.code]?.swatch }} />}
            <span>{nameOf(value)}</span>
            <span>
              <span className="sr-only">{t`Works:`} </span>
              {value.count}
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
