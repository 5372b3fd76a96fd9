// Leaves in each of the browser's catalogues what belongs there; see src/shared/front-rooms.ts.
import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';
import { partOf } from '../src/shared/front-rooms.ts';

const COMPILED = /JSON\.parse\("((?:[^"\\]|\\.)*)"\)/;

/** Runs after Lingui has compiled a catalogue: `x.po` keeps the front, `x.po?rooms?lingui` the rooms behind it. */
export function splitMessages(): Plugin {
  return {
    name: 'split-messages',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.po(\?|$)/ },
      handler(code, id) {
        const [file = '', query = ''] = id.split('?', 2);
        const kept = query === 'rooms' ? 'rooms' : 'front';
        const [whole, json = ''] = COMPILED.exec(code) ?? [];
        if (!whole) throw new Error(`${id} is no catalogue as Lingui compiles it`);
        const messages = JSON.parse(JSON.parse(`"${json}"`)) as Record<string, unknown>;
        const parts = readParts(file);
        const left = Object.entries(messages).filter(([key]) => (parts.get(key) ?? 'front') === kept);
        const text = JSON.stringify(JSON.stringify(Object.fromEntries(left)));
        return { code: `export const messages = JSON.parse(${text});`, map: null, moduleType: 'js' };
      },
    },
  };
}

function readParts(file: string): Map<string, ReturnType<typeof partOf>> {
  const context = { locale: '', sourceLocale: 'en', filename: file };
  const catalogue = formatter().parse(readFileSync(file, 'utf8'), context) as Record<string, { origin?: [string][] }>;
  return new Map(
    Object.entries(catalogue).map(([id, { origin = [] }]) => [id, partOf(origin.map(([source]) => source))]),
  );
}
