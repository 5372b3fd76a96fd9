import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Frequent requests, in the reviewer's language; reviewers can add text before or after. */
export const REVIEW_TEMPLATES: readonly { name: MessageDescriptor; words: MessageDescriptor }[] = [
  {
    name: msg`Borders`,
    words: msg`Please crop the picture so that no edge of the paper, frame or table is visible.`,
  },
  {
    name: msg`Sharpness`,
    words: msg`At full size the picture is not sharp enough to print. Please upload a better scan or photograph of the same work.`,
  },
  {
    name: msg`Colours and light`,
    words: msg`The light is uneven or the colours have a cast. Please photograph the work in even daylight, or have it scanned.`,
  },
  {
    name: msg`Texts`,
    words: msg`Please check the texts: in every language they should say what the work shows and how it came about.`,
  },
  {
    name: msg`Rights`,
    words: msg`We cannot tell whether you hold the rights to this picture. Please write to us who made it and what it is based on.`,
  },
  {
    name: msg`Possible duplicate`,
    words: msg`This picture is nearly the same as another work in the shop. Please tell us how the two differ, or choose another one.`,
  },
];

// @chunk studio
