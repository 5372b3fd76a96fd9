import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListFilter } from '../shop-search.rules.ts';

export const filterNames: Record<ListFilter | 'price' | 'fits' | 'keyword', MessageDescriptor> = {
  category: msg`Category`,
  artist: msg`Artist`,
  orientation: msg`Orientation`,
  colour: msg`Colour`,
  size: msg`Size`,
  price: msg`Price`,
  fits: msg`Fits my wall`,
  keyword: msg`Keyword`,
};

export const orientationNames: Record<string, MessageDescriptor> = {
  portrait: msg({ context: 'format', message: 'Upright' }),
  landscape: msg({ context: 'format', message: 'Wide' }),
  square: msg`Square`,
  panoramic: msg`Panoramic`,
};

export const sizeNames: Record<string, MessageDescriptor> = {
  s: msg`Small, up to 40 cm`,
  m: msg`Medium, up to 60 cm`,
  l: msg`Large, up to 90 cm`,
  xl: msg`Extra large, over 90 cm`,
};

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

export const sortNames: Record<string, MessageDescriptor> = {
  new: msg`Newest first`,
  popular: msg`Most loved`,
  price: msg`Price, low to high`,
  '-price': msg`Price, high to low`,
};

// @chunk lists
