import { textAt } from './form-texts.rules.ts';

/** A proposed Simplified text for a field. */
export interface Proposal {
  name: string;
  text: string;
}

interface Offer extends Proposal {
  /** The field's present text. */
  was: string;
}

/** Empty fields are filled; for existing texts the proposal is only offered. */
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
