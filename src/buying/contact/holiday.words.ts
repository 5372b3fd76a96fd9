import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Holiday } from '#ground/places/taiwan-holidays.ts';

export const HOLIDAY_WORDS: Record<Holiday, MessageDescriptor> = {
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
