import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import { fitsFilter, type Measured } from '#catalogue/wall/fits.rules.ts';
import { PAGE_SIZE } from '#catalogue/works/work-choices.rules.ts';
import type { AskedList, ShopReply } from '#catalogue/works/works.contract.ts';
import { ask } from '#kit/client/api-client.ts';
import { MINOR_UNITS } from '#shared/money.ts';
import { findWorksInput, findWorksOutput, MAX_WORKS } from '../../assistant.contract.ts';
import type { Asking } from '../asking.ts';
import { tool } from '../tool.ts';
import { workCardOf } from '../work-card.ts';

type Given = z.output<typeof findWorksInput>;

/** Half a page of the API's list is one of ours. */
const PARTS = PAGE_SIZE / MAX_WORKS;

export const findWorks = tool({
  name: 'find_works',
  title: 'Find works',
  description:
    'Searches the works of art that this shop prints and frames to order: by words, colour, orientation, size, the free space in a ' +
    'room, and budget. All filters together narrow the list. Answers at most 12 works a page, with prices and links.',
  input: findWorksInput,
  output: findWorksOutput,
  async answer(given, asking) {
    const filters = filtersOf(given);
    const page = Math.ceil(given.page / PARTS);
    const found = await ask(asking.api.shop.$get({ query: { ...filters, page: String(page) } }));
    const from = ((given.page - 1) % PARTS) * MAX_WORKS;
    const works = found.list.slice(from, from + MAX_WORKS).map((work) => workCardOf(work, given.currency, asking));
    const data = {
      currency: given.currency,
      works,
      total: found.total,
      page: given.page,
      pages: Math.ceil(found.total / MAX_WORKS),
      url: asking.pageUrl('/shop', inAddress(filters)),
      categories: choices(found.facets.category),
      colours: choices(found.facets.colour),
      without: found.relax.slice(0, MAX_WORKS),
    };
    return { said: said(data.works, found.total, from + (page - 1) * PAGE_SIZE, asking), data };
  },
});

/** As the API expects them. */
function filtersOf({
  words,
  colours,
  orientation,
  size,
  category,
  space,
  currency,
  sort,
  ...budget
}: Given): AskedList {
  const least = budget.budget_min;
  const most = budget.budget_max;
  return {
    ...(words && { keyword: words }),
    ...(colours?.length && { colour: colours.join(',') }),
    ...(orientation?.length && { orientation: orientation.join(',') }),
    ...(size?.length && { size: size.join(',') }),
    ...(category?.length && { category: category.join(',') }),
    ...(space && { fits: fitsFilter(measuredOf(space)) }),
    ...(least !== undefined && { price_min: String(least * MINOR_UNITS[currency]) }),
    ...(most !== undefined && { price_max: String(most * MINOR_UNITS[currency]) }),
    currency,
    sort,
  };
}

/** The same filters in the address of the shop's page, which separates values with `_`. */
function inAddress(filters: AskedList): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, separated(name, String(value))]));
}

function separated(name: string, value: string): string {
  return name === 'keyword' ? value : value.replaceAll(',', '_');
}

export function measuredOf({ over, width_cm, height_cm }: NonNullable<Given['space']>): Measured {
  return { over, w_mm: Math.round(width_cm * 10), h_mm: Math.round(height_cm * 10) };
}

function choices(facet: ShopReply['facets']['colour']) {
  return facet
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_WORKS);
}

function said(
  works: readonly ReturnType<typeof workCardOf>[],
  total: number,
  before: number,
  { i18n }: Asking,
): string {
  if (total === 0) return i18n._(msg`No work matches all of these filters. Fewer filters show more works.`);
  const lines = works.map(({ title, artist, year, price_from, url, item_id }, at) => {
    const price = price_from.text;
    const number = String(before + at + 1);
    const named = i18n._(msg`${{ number }}. ${{ title }}, ${{ artist }}, ${{ year: String(year) }}, from ${{ price }}`);
    return `${named} (item_id ${item_id})\n${url}`;
  });
  return [i18n._(msg`Works found: ${{ total: String(total) }}`), ...lines].join('\n');
}
