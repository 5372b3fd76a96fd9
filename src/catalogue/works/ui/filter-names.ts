import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListFilter } from '../shop-search.rules.ts';

export const filterNames: Record<ListFilter | 'price' | 'fits' | 'match' | 'keyword', MessageDescriptor> = {
  category: msg`Category`,
  artist: msg`Artist`,
  orientation: msg`Orientation`,
  colour: msg`Colour`,
  size: msg`Size`,
  price: msg`Price`,
  fits: msg`Fits my wall`,
  match: msg`Match my room`,
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

export const sortNames: Record<string, MessageDescriptor> = {
  new: msg`Newest first`,
  popular: msg`Most loved`,
  price: msg`Price, low to high`,
  '-price': msg`Price, high to low`,
};

// @chunk lists
