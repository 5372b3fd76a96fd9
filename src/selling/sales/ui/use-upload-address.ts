import { useLocale } from '#kit/use-locale.ts';
import { joinPath } from '#shared/locale.ts';

/** The page belongs to another module, so only its URL is known here. */
export function useUploadAddress(): string {
  return joinPath(useLocale(), '/account/work/new');
}
