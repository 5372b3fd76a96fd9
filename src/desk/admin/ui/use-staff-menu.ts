import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Person } from '#shared/rights.ts';
import { waitingQuery } from '../admin.queries.ts';
import { countsByPlace, dailyPagesOf, type MenuEntry, menuOf } from '../staff-menu.rules.ts';

export interface MenuPage {
  to: MenuEntry['to'];
  name: string;
  /** Tasks on this page; 0 until known. */
  count: number;
}

export interface StaffMenu {
  sections: { title: string; pages: MenuPage[] }[];
  entries: MenuEntry[];
  daily: MenuPage[];
}

/** The menu of one person in the reader's language, with the tasks of each page. */
export function useStaffMenu(person: Person): StaffMenu {
  const { i18n } = useLingui();
  const { options } = useRouter();
  const { data } = useQuery(waitingQuery(options.context));
  const counts = countsByPlace(data?.waiting ?? []);
  const shown = ({ to, name }: ReturnType<typeof dailyPagesOf>[number]): MenuPage => ({
    to,
    name: i18n._(name),
    count: counts.get(to) ?? 0,
  });
  const sections = menuOf(person).map(({ title, pages }) => ({ title: i18n._(title), pages: pages.map(shown) }));
  return {
    sections,
    entries: sections.flatMap(({ title, pages }) => pages.map(({ to, name }) => ({ to, name, section: title }))),
    daily: dailyPagesOf(person).map(shown),
  };
}
