import { LEGAL_VERSIONS } from '#features/pages/page.rules.ts';

/** The versions of the three documents that every order agrees to now (product §5). */
export const DOCUMENTS = {
  terms: LEGAL_VERSIONS.terms[0],
  privacy: LEGAL_VERSIONS.policy[0],
  exchange: LEGAL_VERSIONS.exchange[0],
} as const;
