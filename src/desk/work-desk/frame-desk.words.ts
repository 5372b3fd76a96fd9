import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FrameGroup } from '#catalogue/works/frame-groups.rules.ts';
import type { Glazing, Material, Profile } from '#ground/framing/framing.contract.ts';

export const GROUP_WORDS: Record<FrameGroup, MessageDescriptor> = {
  wood: msg`Wood`,
  mat: msg`With mat`,
  metal: msg`Metal`,
  gilt: msg`Gilt`,
  unframed: msg`Unframed`,
};

export const MATERIAL_WORDS: Record<Material, MessageDescriptor> = {
  paper: msg`Unframed`,
  oak: msg`Oak`,
  black: msg`Black`,
  white: msg`White`,
  walnut: msg`Walnut`,
  gold: msg`Gold`,
  brass: msg`Brass`,
  silver: msg`Silver`,
  ebony: msg`Ebony`,
};

export const PROFILE_WORDS: Record<Profile, MessageDescriptor> = {
  none: msg`None`,
  flat: msg`Flat`,
  cushion: msg`Cushion`,
  scoop: msg`Scoop`,
  slim: msg`Slim`,
  stepped: msg`Stepped`,
};

export const GLAZING_WORDS: Record<Glazing, MessageDescriptor> = {
  none: msg`None`,
  acrylic: msg`Acrylic`,
  museum: msg`Museum acrylic`,
};

// @chunk log
