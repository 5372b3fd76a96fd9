import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeliveryZone } from '#catalogue/site/delivery-rates.rules.ts';

export const ZONE_WORDS: Record<DeliveryZone, MessageDescriptor> = {
  tw_main: msg`Taiwan, main island`,
  tw_island: msg`Taiwan, outlying islands`,
  asia: msg`Asia`,
  north_america: msg`North America`,
  europe: msg`Europe`,
};

// @chunk log
