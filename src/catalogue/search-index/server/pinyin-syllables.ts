/** Every toneless syllable of Mandarin: the finals of each initial, ü written v as on a keyboard. */
const FINALS: Record<string, string> = {
  '': 'a o e ai ei ao ou an en ang eng er',
  b: 'a o ai ei ao an en ang eng i ie iao ian in ing u',
  p: 'a o ai ei ao ou an en ang eng i ie iao ian in ing u',
  m: 'a o e ai ei ao ou an en ang eng i ie iao iu ian in ing u',
  f: 'a o ei ou an en ang eng u',
  d: 'a e ai ei ao ou an en ang eng ong i ie iao iu ian ing u uo ui uan un',
  t: 'a e ai ei ao ou an ang eng ong i ie iao ian ing u uo ui uan un',
  n: 'a e ai ei ao ou an en ang eng ong i ie iao iu ian in iang ing u uo uan v ve',
  l: 'a e ai ei ao ou an ang eng ong i ia ie iao iu ian in iang ing u uo uan un v ve',
  g: 'a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang',
  k: 'a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang',
  h: 'a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang',
  j: 'i ia ie iao iu ian in iang ing iong u ue uan un',
  q: 'i ia ie iao iu ian in iang ing iong u ue uan un',
  x: 'i ia ie iao iu ian in iang ing iong u ue uan un',
  zh: 'a e ai ei ao ou an en ang eng ong i u ua uo uai ui uan un uang',
  ch: 'a e ai ao ou an en ang eng ong i u ua uo uai ui uan un uang',
  sh: 'a e ai ei ao ou an en ang eng i u ua uo uai ui uan un uang',
  r: 'e ao ou an en ang eng ong i u ua uo ui uan un',
  z: 'a e ai ei ao ou an en ang eng ong i u uo ui uan un',
  c: 'a e ai ao ou an en ang eng ong i u uo ui uan un',
  s: 'a e ai ao ou an en ang eng ong i u uo ui uan un',
  y: 'a ao e i in ing o ong ou u uan ue un an ang',
  w: 'a ai an ang ei en eng o u',
};

const SYLLABLES = new Set(
  Object.entries(FINALS).flatMap(([initial, finals]) => finals.split(' ').map((final) => initial + final)),
);
const LONGEST = 6;
/** With more readings than this ("xian" has two) a word is hardly pinyin. */
const MAX_READINGS = 4;
/** Nobody types more of a title, and it bounds the search. */
const MAX_LETTERS = 40;

/** The ways to read a word as pinyin, longest syllables first; empty if there is none. */
export function pinyinReadings(word: string): string[][] {
  if (word.length < 2 || word.length > MAX_LETTERS || !/^[a-z]+$/.test(word)) return [];
  const found: string[][] = [];
  const deadEnds = new Set<number>();
  const read = (at: number, syllables: string[]): boolean => {
    if (at === word.length) return found.push(syllables) > 0;
    let led = false;
    for (let size = Math.min(LONGEST, word.length - at); size > 0 && found.length < MAX_READINGS; size -= 1) {
      const syllable = word.slice(at, at + size);
      const next = at + size;
      if (SYLLABLES.has(syllable) && !deadEnds.has(next)) led = read(next, [...syllables, syllable]) || led;
    }
    if (!led) deadEnds.add(at);
    return led;
  };
  read(0, []);
  return found;
}

/** Whether a word may be the initials of pinyin syllables, as ss for 山水: no syllable begins with i, u or v. */
export function mayBeInitials(word: string): boolean {
  return /^[a-hj-tw-z]{2,12}$/.test(word);
}
