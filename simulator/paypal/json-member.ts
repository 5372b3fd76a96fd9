/** The text of a member of a JSON object, exactly as it is written; the last one if the name is repeated, as parsers do. */
export function memberText(json: string, name: string): string | undefined {
  let depth = 0;
  let key: string | undefined;
  let start = -1;
  let found: string | undefined;
  for (let at = 0; at < json.length; at++) {
    const letter = json[at];
    if (letter === '"') {
      const end = stringEnd(json, at);
      if (depth === 1 && start === -1) key = String(JSON.parse(json.slice(at, end + 1)));
      at = end;
    } else if (letter === '{' || letter === '[') depth++;
    else if (letter === ':' && depth === 1 && start === -1) start = at + 1;
    if (letter === '}' || letter === ']') depth--;
    const ends = (depth === 1 && letter === ',') || (depth === 0 && letter === '}');
    if (!ends || start === -1) continue;
    if (key === name) found = json.slice(start, at).trim();
    start = -1;
  }
  return found;
}

/** Where a string that begins at `from` has its closing quotation mark. */
function stringEnd(json: string, from: number): number {
  let at = from + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}
