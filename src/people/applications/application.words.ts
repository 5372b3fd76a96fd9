import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  ApplicationKind,
  ApplicationPart,
  ApplicationState,
  ApplicationStep,
  CheckPoint,
  ReviewStep,
} from './application.rules.ts';

export const KIND_WORDS: Record<ApplicationKind, MessageDescriptor> = {
  artist: msg`Artist`,
  gallery: msg`Gallery`,
};

export const STATE_WORDS: Record<ApplicationState, MessageDescriptor> = {
  submitted: msg`To be reviewed`,
  in_review: msg`In review`,
  needs_info: msg`Awaiting an answer`,
  approved: msg`Approved`,
  rejected: msg`Not accepted`,
  suspended: msg`Suspended`,
};

export const EVENT_WORDS: Record<ApplicationStep, MessageDescriptor> = {
  submit: msg`Application received`,
  answer: msg`The applicant answered`,
  start: msg`Review started`,
  ask: msg`Question asked`,
  approve: msg`Approved`,
  reject: msg`Not accepted`,
  suspend: msg`Suspended`,
  reinstate: msg`Reinstated`,
};

interface StepWords {
  name: MessageDescriptor;
  /** What the step causes. */
  effect: MessageDescriptor;
  /** The label of the reviewer's message. */
  words: MessageDescriptor;
}

/** A reviewer's own note, which applicants never see. */
const NOTE = msg`A note for other reviewers`;

export const STEP_WORDS: Record<ReviewStep, StepWords> = {
  start: { name: msg`Start the review`, effect: msg`Other reviewers see that you are working on it.`, words: NOTE },
  ask: {
    name: msg`Ask a question`,
    effect: msg`The applicant gets an e-mail and answers in the conversation. The due date is paused until then.`,
    words: msg`Your question (shown to the applicant)`,
  },
  approve: {
    name: msg`Approve`,
    effect: msg`Once enough reviewers have approved, the applicant can sell, and gets a public page and an e-mail.`,
    words: NOTE,
  },
  reject: {
    name: msg`Do not accept`,
    effect: msg`The applicant gets an e-mail with your reason and may apply again.`,
    words: msg`Your reason (shown to the applicant)`,
  },
  suspend: {
    name: msg`Suspend`,
    effect: msg`All works go offline immediately, cannot be ordered, and are marked in carts. The seller can no longer use the sales tools.`,
    words: msg`Your reason (shown to the seller)`,
  },
  reinstate: {
    name: msg`Reinstate`,
    effect: msg`The works taken down by the suspension go online again, and the seller gets an e-mail.`,
    words: msg`Your words to the seller`,
  },
};

export const PART_WORDS: Record<ApplicationPart, MessageDescriptor> = {
  portfolio: msg`Portfolio`,
  statement: msg`Statement`,
  gallery_name: msg`Gallery name`,
  contact: msg`Contact person`,
};

export const CHECK_WORDS: Record<CheckPoint, { name: MessageDescriptor; hint: MessageDescriptor }> = {
  identity: { name: msg`Identity`, hint: msg`Name, e-mail and place fit together.` },
  portfolio: { name: msg`Portfolio opened`, hint: msg`It shows finished works, at least five of them.` },
  own_work: {
    name: msg`Original work`,
    hint: msg`The works are the applicant’s own; an image search found no other author.`,
  },
  print_quality: {
    name: msg`Fit to print`,
    hint: msg`Files or scans are good enough for 60 cm at 150 pixels per inch.`,
  },
  statement: { name: msg`Statement read`, hint: msg`It explains the works and could be published.` },
  company: { name: msg`The gallery exists`, hint: msg`Registered company, address and contact found.` },
  mandate: {
    name: msg`May sell for its artists`,
    hint: msg`A contract or letter from at least one artist has been checked.`,
  },
};
