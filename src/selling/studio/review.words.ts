import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What reviewers ask for most often; their own words go before or after. In the reviewer's language. */
export const REVIEW_TEMPLATES: readonly { name: MessageDescriptor; words: MessageDescriptor }[] = [
  {
    name: msg`Borders`,
    words: msg`Please crop the picture so that no edge of the paper, frame or table is to be seen.`,
  },
  {
    name: msg`Sharpness`,
    words: msg`Seen large, the picture is not sharp enough to be printed. Please send a better scan or photograph of the same work.`,
  },
  {
    name: msg`Colours and light`,
    words: msg`The light is uneven or the colours have a cast. Please photograph the work in even daylight, or have it scanned.`,
  },
  {
    name: msg`Texts`,
    words: msg`Please go over the texts: they should say in every language what is to be seen and how the work came about.`,
  },
  {
    name: msg`Rights`,
    words: msg`We cannot tell whether you hold the rights to this picture. Please write to us who made it and what it is based on.`,
  },
  {
    name: msg`Seen before`,
    words: msg`This picture is nearly the same as another work of ours. Please tell us how the two differ, or choose another one.`,
  },
];

// @chunk studio
