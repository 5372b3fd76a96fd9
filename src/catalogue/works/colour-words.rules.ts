import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the shop’s colours, and a sample of each. */
export const colourNames: Record<string, { name: MessageDescriptor; swatch: string }> = {
  black: { name: msg`Black`, swatch: '#1f1d1b' },
  grey: { name: msg`Grey`, swatch: '#8b8985' },
  white: { name: msg`White`, swatch: '#f6f3ec' },
  brown: { name: msg`Brown`, swatch: '#7a5236' },
  red: { name: msg`Red`, swatch: '#b23a2c' },
  orange: { name: msg`Orange`, swatch: '#d9812f' },
  yellow: { name: msg`Yellow`, swatch: '#e2bd4b' },
  green: { name: msg`Green`, swatch: '#5c8a52' },
  teal: { name: msg`Teal`, swatch: '#2f7f80' },
  blue: { name: msg`Blue`, swatch: '#345f9e' },
  purple: { name: msg`Purple`, swatch: '#71508f' },
  pink: { name: msg`Pink`, swatch: '#d98a95' },
};

// @chunk lists
