import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const STYLE = 'src/kit/style.css';
/** `--motion-quick: 150ms;` in the style sheet: the only places for a duration. */
const TOKEN = /^\s*--motion-[a-z]+: [\d.]+m?s;$/gm;
/** Durations in style sheets, and in class names and styles of components: `duration-200`, `delay-[50ms]`, `0.2s`. */
const TIME = {
  css: /(?<![\w.#-])\d*\.?\d+m?s\b/g,
  tsx: /\b(?:duration|delay)-(?:\d|\[)[\w.\]]*|(?<=[\s_'"`:[])\d*\.?\d+m?s(?=[\s_'"`;,\]])/g,
};

function files(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name))
    .filter((name) => /\.(css|tsx)$/.test(name) && !/\.test\.tsx$|\/server\//.test(name));
}

function timesIn(name: string, text: string): string[] {
  const rest = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(TOKEN, '');
  return (rest.match(name.endsWith('.css') ? TIME.css : TIME.tsx) ?? []).map((time) => `${name}: ${time}`);
}

describe('how long things move', () => {
  test('is said by the tokens of the style sheet alone', () => {
    const found = files().flatMap((name) => timesIn(name, readFileSync(name, 'utf8')));

    expect(found).toEqual([]);
    expect(readFileSync(STYLE, 'utf8').match(TOKEN)?.length).toBeGreaterThanOrEqual(2);
  });

  test.each([
    ['a.css', 'a { transition: opacity 200ms; }'],
    ['a.css', 'a { animation-delay: .2s }'],
    ['a.tsx', '<p className="transition-opacity duration-200" />'],
    ['a.tsx', '<p className="delay-[50ms]" />'],
    ['a.tsx', '<p className="animate-[navigate_8s_linear]" />'],
    ['a.tsx', "<p style={{ transition: 'opacity 0.2s' }} />"],
  ])('is found where it is named in %s: %s', (name, text) => {
    expect(timesIn(name, text)).toHaveLength(1);
  });

  test.each([
    ['a.css', ':root {\n  --motion-quick: 150ms;\n}'],
    ['a.css', 'a { color: #1d4f9s; width: 10ch; animation: arrive var(--motion-settle) }'],
    ['a.tsx', '<p className="duration-quick delay-pause h-20 text-[2rem]" />'],
  ])('is not mistaken in %s: %s', (name, text) => {
    expect(timesIn(name, text)).toEqual([]);
  });
});
