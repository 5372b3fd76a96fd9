/** Words that plain English does not use, and their replacements. Stories of works and artists may use them. */
export const VOICE: readonly (readonly [term: RegExp, instead: string])[] = [
  [/\bwhoever\b/i, 'name who it is'],
  [/\bwhatever (?:arrives|you|is)\b/i, 'name what it is'],
  [/\banew\b/i, 'again'],
  [/\bsomebody\b/i, 'someone'],
  [/\b(?:is|are|was|were) told\b/i, 'notify'],
  [/\bstands?\b(?! back)/i, 'is, appears'],
  [/\bwaits?\b for its/i, 'is awaiting'],
  [/^No (?:\w+ )+fits$/, 'No matching …'],
  [/\bby (?:itself|ourselves)\b/i, 'automatically'],
  [/\bmeanwhile\b/i, 'in the meantime, while you wait'],
  [/\btak(?:e|en) (?:\w+ ){0,2}away\b/i, 'remove'],
  [/\b(?:bring|brought) in\b/i, 'import'],
  [/\bsen[dt] (?:it )?in\b/i, 'submit'],
  [/\bof ours\b/i, 'our'],
  [/\bhaving (?:it|them|the prints) back\b/i, 'receiving'],
  [/\bTaipei workshop\b|\bmuseum standard\b/i, 'the place and the claim are the owner’s'],
];
