import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownScripts } from './own-scripts.ts';

const MARK = '3f0c7a52-8a54-4d5c-9d6e-0f8a4f0e7b11';
const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');

test('only scripts with the mark of the renderer are approved, and the mark is gone from the page', () => {
  const page = [
    `<head><meta property="csp-nonce" content="${MARK}"/><link rel="preload" href="/a.js" nonce="${MARK}"/>`,
    `<script nonce="${MARK}">ours()</script><script class="$tsr" nonce="${MARK}" id="x">ours\n(2)</script>`,
    `<script type="module" nonce="${MARK}" src="/a.js"></script></head>`,
    '<p><script>theirs()</script><script nonce="guess">theirs(2)</script>',
    `<img alt="nonce"><script data-x='${MARK}'>theirs(3)</script></p>`,
  ].join('');

  const { html, hashes } = ownScripts(page, MARK);

  expect(hashes).toEqual([hashOf('ours()'), hashOf('ours\n(2)')]);
  expect(html).not.toContain('csp-nonce');
  expect(html).not.toContain(` nonce="${MARK}"`);
  expect(html).toContain('<script>ours()</script>');
});

test('the rest of the page stays as it is, also around a changed script', () => {
  const page = `<p>$&</p><script id="a" nonce="${MARK}">at(1)</script><b>x</b><script nonce="${MARK}"></script><i/>`;

  const { html, hashes } = ownScripts(page, MARK, (script) => script.replace('1', () => '$&2'));

  expect(html).toBe('<p>$&</p><script id="a">at($&2)</script><b>x</b><script></script><i/>');
  expect(hashes).toEqual([hashOf('at($&2)'), hashOf('')]);
});

test('a page without a mark has no scripts of its own', () => {
  expect(ownScripts('<script>theirs()</script>', undefined).hashes).toEqual([]);
});
