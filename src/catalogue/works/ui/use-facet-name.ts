import { useLingui } from '@lingui/react/macro';
import { colourNames } from '../colour-words.rules.ts';
import type { ListFilter } from '../shop-search.rules.ts';
import type { FacetValue } from '../works.contract.ts';
import { orientationNames, sizeNames } from './filter-names.ts';

/** A facet value's name: from the data, or from the catalogues for fixed choices. */
export function useFacetName(): (filter: ListFilter, value: FacetValue) => string {
  const { i18n } = useLingui();
  return (filter, value) => {
    const fixed = {
      orientation: orientationNames[value.code],
      size: sizeNames[value.code],
      colour: colourNames[value.code]?.name,
      category: undefined,
      artist: undefined,
    }[filter];
    return fixed ? i18n._(fixed) : value.name;
  };
}

// @chunk lists
