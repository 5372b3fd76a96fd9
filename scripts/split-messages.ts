// Leaves in each half of the browser's catalogues what belongs there; see src/shared/message-parts.ts.
import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';
import { type MessagePart, messagePartOf } from '../src/shared/message-parts.ts';

const COMPILED = /JSON\.parse\("((?:[^"\\]|\\.)*)"\)/;

/** By language the file of its first part, as the build of the browser's half has named it. */
const firstFiles: Record<string, string> = {};

/** Tells the server, which is built after the browser's half, where the first messages are: pages name them in their head. */
export function messageFiles(): Plugin {
  const id = 'virtual:message-files';
  return {
    name: 'message-files',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export const messageFiles = ${JSON.stringify(firstFiles)};` : undefined),
  };
}

/** Runs after Lingui has compiled a catalogue: `x.po` keeps the first part, `x.po?rest?lingui` the rest. */
export function splitMessages(): Plugin {
  return {
    name: 'split-messages',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: { client: { build: { rolldownOptions: { output: { chunkFileNames: chunkName } } } } },
    }),
    transform: {
      filter: { id: /\.po(\?|$)/ },
      handler(code, id) {
        const [file = ''] = id.split('?', 1);
        const kept = partAskedFor(id);
        const [whole, json = ''] = COMPILED.exec(code) ?? [];
        if (!whole) throw new Error(`${id} is no catalogue as Lingui compiles it`);
        const messages = JSON.parse(JSON.parse(`"${json}"`)) as Record<string, unknown>;
        const parts = readParts(file);
        const left = Object.entries(messages).filter(([key]) => (parts.get(key) ?? 'first') === kept);
        const text = JSON.stringify(JSON.stringify(Object.fromEntries(left)));
        return { code: `export const messages = JSON.parse(${text});`, map: null, moduleType: 'js' };
      },
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const [, locale] = (file.type === 'chunk' && file.facadeModuleId?.match(/([\w-]+)\.po$/)) || [];
        if (locale) firstFiles[locale] = `/${file.fileName}`;
      }
    },
  };
}

function partAskedFor(id: string): MessagePart {
  return id.includes('.po?rest') ? 'rest' : 'first';
}

/** `messages-rest-en-….js`: by such names the build's budget tells the parts apart (scripts/finish-build.ts). */
function chunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const isCatalogue = facadeModuleId && /\.po(\?|$)/.test(facadeModuleId);
  return `assets/${isCatalogue ? `messages-${partAskedFor(facadeModuleId)}-` : ''}[name]-[hash].js`;
}

function readParts(file: string): Map<string, MessagePart> {
  const context = { locale: '', sourceLocale: 'en', filename: file };
  const catalogue = formatter().parse(readFileSync(file, 'utf8'), context) as Record<string, { origin?: [string][] }>;
  return new Map(
    Object.entries(catalogue).map(([id, { origin = [] }]) => [id, messagePartOf(origin.map(([source]) => source))]),
  );
}
