import { expect, test } from 'vitest';
import { type Html, html } from './html.ts';

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['"><img src=x onerror=alert(1)>', '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;'],
  ["' onmouseover='alert(1)", '&#39; onmouseover=&#39;alert(1)'],
  ['</title></p><!--', '&lt;/title&gt;&lt;/p&gt;&lt;!--'],
  ['&lt;b&gt; &amp;', '&amp;lt;b&amp;gt; &amp;amp;'],
])('%s stays a text, between tags and in an attribute', (attack, escaped) => {
  expect(html`<p title="${attack}">${attack}</p>`.toString()).toBe(`<p title="${escaped}">${escaped}</p>`);
});

test('a text that looks like a replacement pattern is not one', () => {
  expect(html`<p>${'$& $1'}</p>`.toString()).toBe('<p>$&amp; $1</p>');
});

test('markup inside markup is escaped once, at any depth', () => {
  const name = html`<b>${'Ann & Co'}</b>`;

  expect(html`<p>${name}${''}</p>`.toString()).toBe('<p><b>Ann &amp; Co</b></p>');
  expect(html`<ul>${['<1>', '2'].map((text) => html`<li>${text}</li>`)}</ul>`.toString()).toBe(
    '<ul><li>&lt;1&gt;</li><li>2</li></ul>',
  );
});

test('an object that was cast to markup is refused', () => {
  const forged = { toString: () => '<script>' } as unknown as Html;

  expect(() => html`<p>${forged}</p>`).toThrow(TypeError);
});
