/** An element: its name with a text, or with elements. */
export type Element = readonly [name: string, content: string | readonly Element[]];

const ESCAPES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** XML has no control characters. */
function escaped(text: string): string {
  return text.replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ').replaceAll(/[<>&"]/g, (sign) => ESCAPES[sign] ?? '');
}

/** A whole document in the namespace of its kind of message. Empty elements are left out: Turnkey refuses them. */
export function documentOf(kind: string, root: string, content: readonly Element[]): string {
  const namespace = `urn:GEINV:eInvoiceMessage:${kind}:4.1`;
  const inside = content.map((element) => written(element, '  ')).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${inside}</${root}>\n`;
}

function written([name, content]: Element, indent: string): string {
  if (typeof content === 'string') return content === '' ? '' : `${indent}<${name}>${escaped(content)}</${name}>\n`;
  const inside = content.map((element) => written(element, `${indent}  `)).join('');
  return inside === '' ? '' : `${indent}<${name}>\n${inside}${indent}</${name}>\n`;
}

/** The first characters of a text, without cutting one in two. */
export function limited(text: string, most: number): string {
  return [...text.trim()].slice(0, most).join('');
}
