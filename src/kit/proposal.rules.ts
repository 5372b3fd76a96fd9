import { textAt } from './form-texts.rules.ts';

/** A Simplified text for the field of this name. */
export interface Proposal {
  name: string;
  text: string;
}

interface Offer extends Proposal {
  /** What is in the field already. */
  was: string;
}

/** What to do with proposals: empty fields are filled, texts that somebody wrote are only offered another one. */
export function sortProposals(values: unknown, proposals: readonly Proposal[]): { fills: Proposal[]; offers: Offer[] } {
  const fills: Proposal[] = [];
  const offers: Offer[] = [];
  for (const { name, text } of proposals) {
    const was = textAt(values, name)?.['zh-Hans'] ?? '';
    if (was.trim() === '') fills.push({ name, text });
    else if (was.trim() !== text.trim()) offers.push({ name, text, was });
  }
  return { fills, offers };
}
