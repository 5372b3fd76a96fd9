import { useLingui } from '@lingui/react/macro';
import { Icon } from '#kit/icon.tsx';
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

/** More rows than this scroll in a box of their own; the box cuts the last one in half, so that one sees there are more. */
const MANY = 24;

/** Check boxes with the number of works each would show. */
export function FacetFilter({ filter, legend, values, nameOf, search, onToggle }: FacetFilterProps) {
  const { t } = useLingui();
  const selected = chosen(search, filter);
  const shown = values.filter((value) => value.count > 0 || selected.includes(value.code));
  if (shown.length === 0) return null;
  const isColour = filter === 'colour';
  const list = shown.length > MANY ? 'max-h-[32.625rem] overflow-y-auto' : '';
  return (
    <details className="group/facet border-hairline border-b py-2" open={selected.length > 0 || filter !== 'artist'}>
      <summary className="flex min-h-11 list-none items-center justify-between text-body [&::-webkit-details-marker]:hidden">
        {legend}
        <Icon name="plus" size={16} className="text-ink-soft group-open/facet:hidden" />
        <Icon name="minus" size={16} className="hidden text-ink-soft group-open/facet:block" />
      </summary>
      <fieldset className={`pb-3 ${isColour ? 'grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-x-1' : list}`}>
        <legend className="sr-only">{legend}</legend>
        {shown.map((value) => {
          const swatch = isColour && colourNames[value.code]?.swatch;
          return (
            <label
              key={value.code}
              className={`relative cursor-pointer hover:text-accent ${swatch ? SWATCH : 'flex min-h-9 items-center gap-3 text-small'}`}
            >
              <input
                type="checkbox"
                name={filter}
                value={value.code}
                checked={selected.includes(value.code)}
                onChange={() => onToggle(filter, value.code)}
                className={swatch ? 'peer absolute inset-0 cursor-pointer opacity-0' : 'size-4.5 accent-accent'}
              />
              {swatch && (
                <span
                  aria-hidden="true"
                  className="size-9 rounded-full border border-hairline-strong outline-ink outline-offset-2 forced-color-adjust-none peer-checked:outline-2"
                  style={{ background: swatch }}
                />
              )}
              <span className="grow">{nameOf(value)}</span>
              <span className="text-ink-soft tabular-nums">
                <span className="sr-only">{t`Works:`} </span>
                {value.count}
              </span>
            </label>
          );
        })}
      </fieldset>
    </details>
  );
}

const SWATCH =
  'grid justify-items-center pt-3 pb-1 text-caption leading-snug has-focus-visible:outline-2 has-focus-visible:outline-(--focus) [&>:nth-child(3)]:mt-1.5';
