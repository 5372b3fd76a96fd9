import { perLang } from '#shared/locale.ts';
import type { DeskStore, NewStoreForm } from '../store-desk.contract.ts';

/** The initial form values; languages in one order, because the database has its own. */
export function typedStore(store?: DeskStore): NewStoreForm {
  const words = (part: 'name' | 'address' | 'hours') => perLang(({ lang }) => store?.[part][lang] ?? '');
  return {
    name: words('name'),
    address: words('address'),
    hours: words('hours'),
    phone: store?.phone ?? '',
    map_url: store?.map_url ?? '',
  };
}
