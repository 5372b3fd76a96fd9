import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EnquiryKind, EnquiryState } from './enquiry.rules.ts';

/** For the form's list, the desk, and the subject of a member's conversation. */
export const KIND_WORDS: Record<EnquiryKind, MessageDescriptor> = {
  contact: msg`General enquiry`,
  partner: msg`Enquiry from an artist or gallery`,
  collaboration: msg`Collaboration enquiry`,
};

export const STATE_WORDS: Record<EnquiryState, MessageDescriptor> = {
  open: msg`Open`,
  answered: msg`Answered`,
};
