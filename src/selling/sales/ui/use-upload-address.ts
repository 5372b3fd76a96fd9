import { useLocale } from '#kit/use-locale.ts';
import { joinPath } from '#shared/locale.ts';

/** Where a seller uploads a work; the page is another room's, so it is known here by its address alone. */
export function useUploadAddress(): string {
  return joinPath(useLocale(), '/account/work/new');
}
