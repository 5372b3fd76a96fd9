import { Converter } from 'opencc-js/cn2t';
import { convertScriptsWith, type Lang, type Text } from '#shared/locale.ts';
import { simplified } from './simplified.ts';

/** Lists repeat the same titles. */
const MOST_CACHED = 5_000;
const cached = new Map<string, string>();

let convert: ((text: string) => string) | undefined;

/** Converts a Simplified text to Traditional as written in Taiwan. */
function traditional(text: string): string {
  // Created on first use: reading the tables takes 100 ms.
  convert ??= Converter({ from: 'cn', to: 'twp' });
  return convert(text);
}

/** A Chinese text in the other script, for readers of a language in which nobody has written it yet. */
function inScript(text: string, lang: Lang): string {
  if (lang === 'en') return text;
  const key = `${lang} ${text}`;
  const known = cached.get(key);
  if (known !== undefined) return known;
  if (cached.size >= MOST_CACHED) cached.clear();
  const converted = lang === 'zh-Hans' ? simplified(text) : traditional(text);
  cached.set(key, converted);
  return converted;
}

/** Both Chinese scripts of a text that exists in one of them, so that search finds it under either. */
export function inBothScripts(text: Text): Text {
  const { 'zh-Hant': hant, 'zh-Hans': hans } = text;
  if (hant && !hans) return { ...text, 'zh-Hans': inScript(hant, 'zh-Hans') };
  if (hans && !hant) return { ...text, 'zh-Hant': inScript(hans, 'zh-Hant') };
  return text;
}

/** Makes `textIn` convert between the scripts in this process. */
export function convertScripts(): void {
  convertScriptsWith(inScript);
}
