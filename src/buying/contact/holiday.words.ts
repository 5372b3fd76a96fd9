import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Holiday, isInLieu } from '#ground/places/taiwan-holidays.ts';

const HOLIDAY_WORDS: Record<Holiday, MessageDescriptor> = {
  new_year: msg`New Year’s Day`,
  lunar_new_year: msg`Lunar New Year`,
  peace_memorial: msg`Peace Memorial Day`,
  children_and_tombs: msg`Children’s Day and Tomb Sweeping Day`,
  labour: msg`Labour Day`,
  dragon_boat: msg`Dragon Boat Festival`,
  mid_autumn: msg`Mid-Autumn Festival`,
  teachers: msg`Teachers’ Day`,
  national: msg`National Day`,
  retrocession: msg`Retrocession Day`,
  constitution: msg`Constitution Day`,
};

/** The name of a closed day: the holiday, or its substitute day. */
export function holidayWords(i18n: I18n, holiday: Holiday, day: string): string {
  const name = i18n._(HOLIDAY_WORDS[holiday]);
  return isInLieu(holiday, day) ? i18n._(msg`${{ name }} (observed)`) : name;
}
