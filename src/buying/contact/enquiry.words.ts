import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EnquiryKind, EnquiryState } from './enquiry.rules.ts';

/** What an enquiry is about, in the form's list, on the desk and as the subject of a member's conversation. */
export const KIND_WORDS: Record<EnquiryKind, MessageDescriptor> = {
  contact: msg`General enquiry`,
  partner: msg`Enquiry of an artist or gallery`,
  collaboration: msg`Collaboration enquiry`,
};

export const STATE_WORDS: Record<EnquiryState, MessageDescriptor> = {
  open: msg`Open`,
  answered: msg`Answered`,
};
