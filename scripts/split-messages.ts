// Splits the browser's catalogues into two halves; see src/shared/message-parts.ts.
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { type MessagePart, messagePartOf } from '../src/shared/message-parts.ts';

const COMPILED = /JSON\.parse\("((?:[^"\\]|\\.)*)"\)/;
const CATALOGUE = /\.po(\?|$)/;

/** The file of each language's first part, as named by the browser build. */
const firstFiles: Record<string, string> = {};

/** Gives the server, which is built after the browser's half, the files of the first messages: pages preload them in their head. */
export function messageFiles(): Plugin {
  const id = 'virtual:message-files';
  return {
    name: 'message-files',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export const messageFiles = ${JSON.stringify(firstFiles)};` : undefined),
  };
}

/**
 * `x.po` becomes the first part of a language, `x.po?rest?lingui` the rest. A message belongs to the browser files
 * that use it, which are known once the build writes its chunks. The development server loads both parts whole.
 */
export function splitMessages(): Plugin {
  const sourcesOf = new Map<string, Set<string>>();
  return {
    name: 'split-messages',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: { client: { build: { rolldownOptions: { output: { chunkFileNames: chunkName } } } } },
    }),
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx?(\?|$)/ },
      handler(code, id) {
        const [source = ''] = relative(process.cwd(), id).replaceAll('\\', '/').split('?', 1);
        for (const message of messageIdsIn(code))
          sourcesOf.set(message, (sourcesOf.get(message) ?? new Set()).add(source));
      },
    },
    renderChunk(code, { facadeModuleId, moduleIds }) {
      if (!facadeModuleId || !CATALOGUE.test(facadeModuleId)) return;
      const [matched, json = ''] = COMPILED.exec(code) ?? [];
      if (!matched || moduleIds.length > 1) throw new Error(`${facadeModuleId} is no catalogue as Lingui compiles it`);
      const messages = JSON.parse(JSON.parse(`"${json}"`)) as Record<string, unknown>;
      const asked = partAskedFor(facadeModuleId);
      const left = Object.entries(messages).filter(
        ([id]) => sourcesOf.has(id) && messagePartOf([...(sourcesOf.get(id) ?? [])]) === asked,
      );
      const text = JSON.stringify(JSON.stringify(Object.fromEntries(left)));
      return { code: code.replace(matched, () => `JSON.parse(${text})`), map: null };
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const [, locale] = (file.type === 'chunk' && file.facadeModuleId?.match(/([\w-]+)\.po$/)) || [];
        if (locale) firstFiles[locale] = `/${file.fileName}`;
      }
    },
  };
}

/** Everything that may be a message id in code transformed by Lingui's macros; other texts of six characters do no harm. */
export function messageIdsIn(code: string): string[] {
  return code.match(/(?<=["'`])[^"'`\s]{6}(?=["'`])/g) ?? [];
}

function partAskedFor(id: string): MessagePart {
  return id.includes('.po?rest') ? 'rest' : 'first';
}

/** `messages-rest-en-….js`: the build's budget recognises the parts by these names (scripts/finish-build.ts). */
function chunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const isCatalogue = facadeModuleId && CATALOGUE.test(facadeModuleId);
  return `assets/${isCatalogue ? `messages-${partAskedFor(facadeModuleId)}-` : ''}[name]-[hash].js`;
}
