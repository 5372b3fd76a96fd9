import { useLingui } from '@lingui/react/macro';
import { GENDERS, type Gender } from '../member.fields.ts';

/** The genders of spec §3 in the page's language. */
export function useGenderNames(): { value: Gender; label: string }[] {
  const { t } = useLingui();
  const names: Record<Gender, string> = { female: t`Female`, male: t`Male`, neutral: t`Other` };
  return GENDERS.map((value) => ({ value, label: names[value] }));
}
