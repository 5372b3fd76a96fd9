import { expect, test } from 'vitest';
import { isPlainSvg, looksLikeSvg } from './header/svg-text.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

test('drawings are recognised, also behind a declaration, a document type and comments', () => {
  const type = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  const before = ['', '\uFEFF', '\n <?xml version="1.0" encoding="UTF-8"?>\n', `<!-- made by hand -->${type}\n`];

  for (const start of before) expect(isPlainSvg(bytes(start + DRAWING)), start).toBe(true);
});

test('other files are no drawings', () => {
  for (const text of ['', '<html><svg></svg></html>', 'svg', '<svgish/>', '<?xml version="1.0"?><rss/>'])
    expect(looksLikeSvg(bytes(text)), text).toBe(false);
});

test('a drawing that could grow, name other files or contain pictures is refused', () => {
  const inside = (more: string) => DRAWING.replace('<path', `${more}<path`);
  const hostile = [
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${DRAWING}`,
    `<!DOCTYPE svg SYSTEM "file:///etc/passwd" [ ]>${DRAWING}`,
    `<?xml-stylesheet href="http://example.com/x.css"?>${DRAWING}`,
    `<?xml version="1.0" encoding="UTF-16"?>${DRAWING}`,
    inside('<image href="data:image/png;base64,AAAA"/>'),
    inside('<s:image xmlns:s="http://www.w3.org/2000/svg" href="/etc/passwd"/>'),
    inside('<filter id="a"><feImage href="#b"/></filter>'),
    inside('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="x.svg"/>'),
    inside('<style>@import url(http://example.com/x.css);</style>'),
    inside('<!-- \0 -->'),
  ];

  for (const text of hostile) expect(isPlainSvg(bytes(text)), text).toBe(false);
  expect(isPlainSvg(Uint8Array.from([...bytes(DRAWING), 0xff, 0xfe]))).toBe(false);
});
