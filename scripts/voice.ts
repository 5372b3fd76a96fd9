/** Words that plain English does not use, and their replacements. Stories of works and artists may use them. */
export const VOICE: readonly (readonly [term: RegExp, instead: string])[] = [
  [/\bwhoever\b/i, 'name who it is'],
  [/\bwhatever (?:arrives|you|is)\b/i, 'name what it is'],
  [/\banew\b/, 'again'],
  [/\bsomebody\b/i, 'someone'],
  [/\b(?:is|are|was|were) told\b/, 'notify'],
  [/\bstands?\b(?! back)/, 'is, appears'],
  [/\bwaits?\b for its/, 'is awaiting'],
  [/^No (?:\w+ )+fits$/, 'No matching …'],
  [/\bby (?:itself|ourselves)\b/, 'automatically'],
  [/\bmeanwhile\b/, 'in the meantime, while you wait'],
  [/\btak(?:e|en) (?:\w+ )?away\b/, 'remove'],
  [/\b(?:bring|brought) in\b/, 'import'],
  [/\bsen[dt] (?:it )?in\b/, 'submit'],
  [/\bof ours\b/, 'our'],
  [/\bhaving (?:it|them|the prints) back\b/, 'receiving'],
  [/\bTaipei workshop\b|\bmuseum standard\b/, 'the place and the claim are the owner’s'],
];
