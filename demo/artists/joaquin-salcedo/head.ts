import type { Vec } from './space.ts';

/**
 * The planes of a head, right half only (x > 0), mirrored later. Units: from the eye line to the chin is 1;
 * x to the side, y down, z towards us. Names that begin with m lie on the middle line.
 */
export const POINTS: Readonly<Record<string, Vec>> = {
  m1: [0, -0.65, 0.59],
  m2: [0, -0.44, 0.72],
  m3: [0, -0.15, 0.79],
  m4: [0, -0.02, 0.74],
  m5: [0, 0.18, 0.87],
  m6: [0, 0.35, 1.03],
  m7: [0, 0.43, 1.02],
  m8: [0, 0.49, 0.86],
  m9: [0, 0.595, 0.895],
  m10: [0, 0.66, 0.885],
  m11: [0, 0.75, 0.875],
  m12: [0, 0.81, 0.8],
  m13: [0, 0.91, 0.83],
  m14: [0, 1.0, 0.76],
  m15: [0, 1.03, 0.4],
  hair: [0.34, -0.6, 0.51],
  eminence: [0.34, -0.4, 0.64],
  templeTop: [0.57, -0.5, 0.32],
  temple: [0.63, -0.14, 0.32],
  side: [0.7, -0.42, -0.06],
  browIn: [0.095, -0.115, 0.79],
  brow: [0.29, -0.185, 0.745],
  browOut: [0.52, -0.1, 0.54],
  eyeIn: [0.15, 0.02, 0.64],
  creaseIn: [0.2, -0.055, 0.675],
  crease: [0.32, -0.085, 0.69],
  creaseOut: [0.45, -0.035, 0.585],
  eyeOut: [0.46, 0.025, 0.555],
  lid1: [0.235, -0.025, 0.69],
  lid2: [0.36, -0.022, 0.675],
  low1: [0.24, 0.055, 0.67],
  low2: [0.37, 0.055, 0.645],
  bagIn: [0.2, 0.13, 0.66],
  bagOut: [0.43, 0.14, 0.6],
  root: [0.1, 0.01, 0.665],
  bridge: [0.05, 0.0, 0.73],
  bridge2: [0.06, 0.19, 0.85],
  tip: [0.08, 0.36, 0.995],
  tipLow: [0.055, 0.44, 0.99],
  wall: [0.15, 0.22, 0.705],
  wing: [0.165, 0.4, 0.84],
  wingLow: [0.15, 0.47, 0.82],
  nostril: [0.1, 0.465, 0.92],
  column: [0.03, 0.48, 0.88],
  cheek: [0.4, 0.24, 0.655],
  bone: [0.6, 0.13, 0.42],
  fold: [0.25, 0.46, 0.765],
  hollow: [0.49, 0.5, 0.5],
  earUp: [0.69, -0.02, -0.02],
  earLow: [0.66, 0.38, -0.02],
  jaw: [0.59, 0.58, 0.06],
  jawMid: [0.44, 0.84, 0.42],
  philtrum: [0.05, 0.585, 0.89],
  lipUp: [0.16, 0.62, 0.825],
  mouth: [0.235, 0.665, 0.755],
  lipLine: [0.12, 0.668, 0.85],
  lipLow: [0.12, 0.74, 0.84],
  under: [0.1, 0.82, 0.785],
  pouch: [0.25, 0.8, 0.7],
  chin: [0.18, 0.92, 0.765],
  chinLow: [0.16, 0.995, 0.7],
  throat: [0.26, 1.04, 0.28],
  jawIn: [0.44, 0.9, 0.05],
  earA: [0.7, -0.08, -0.08],
  earB: [0.78, -0.1, -0.2],
  earC: [0.8, 0.08, -0.22],
  earD: [0.74, 0.28, -0.12],
  earE: [0.68, 0.38, -0.04],
};

/** What a plane is made of: decides which ramp its colour is read from. */
export type Stuff = 'skin' | 'rose' | 'beard' | 'lip' | 'lipLow' | 'lid' | 'white' | 'nostril' | 'ear';

/** Planes of the right half, each a closed run of point names. */
export const PLANES: readonly (readonly [Stuff, string])[] = [
  ['skin', 'm1 hair eminence m2'],
  ['skin', 'm2 eminence brow'],
  ['skin', 'm2 brow browIn m3'],
  ['skin', 'hair templeTop eminence'],
  ['skin', 'eminence templeTop temple browOut'],
  ['skin', 'eminence browOut brow'],
  ['skin', 'templeTop side earUp temple'],
  ['skin', 'temple earUp bone'],
  ['skin', 'm3 browIn bridge m4'],
  ['skin', 'browIn root bridge'],
  ['skin', 'browIn creaseIn eyeIn root'],
  ['skin', 'browIn brow crease creaseIn'],
  ['skin', 'brow browOut creaseOut crease'],
  ['lid', 'eyeIn creaseIn crease creaseOut eyeOut lid2 lid1'],
  ['white', 'eyeIn lid1 lid2 eyeOut low2 low1'],
  ['skin', 'eyeIn low1 low2 eyeOut bagOut bagIn'],
  ['skin', 'creaseOut browOut temple'],
  ['skin', 'eyeOut creaseOut temple bone'],
  ['skin', 'eyeOut bone bagOut'],
  ['rose', 'bagOut bone cheek'],
  ['skin', 'root eyeIn bagIn wall'],
  ['rose', 'bagIn bagOut cheek'],
  ['skin', 'wall bagIn fold wing'],
  ['rose', 'bagIn cheek fold'],
  ['rose', 'cheek bone hollow'],
  ['skin', 'cheek hollow fold'],
  ['skin', 'bone earUp earLow'],
  ['skin', 'bone earLow hollow'],
  ['beard', 'earLow jaw hollow'],
  ['beard', 'fold hollow mouth'],
  ['beard', 'hollow jawMid pouch mouth'],
  ['beard', 'hollow jaw jawMid'],
  ['beard', 'pouch jawMid chinLow chin'],
  ['skin', 'm4 bridge bridge2 m5'],
  ['skin', 'm5 bridge2 tip m6'],
  ['skin', 'bridge root wall bridge2'],
  ['rose', 'bridge2 wall wing tip'],
  ['rose', 'm6 tip tipLow m7'],
  ['rose', 'tip wing wingLow nostril'],
  ['rose', 'tip nostril tipLow'],
  ['skin', 'm7 tipLow column m8'],
  ['nostril', 'tipLow nostril wingLow column'],
  ['beard', 'm8 column philtrum m9'],
  ['beard', 'column wingLow lipUp philtrum'],
  ['skin', 'wing fold lipUp wingLow'],
  ['beard', 'fold mouth lipUp'],
  ['lip', 'm9 philtrum lipUp mouth lipLine m10'],
  ['lipLow', 'm10 lipLine mouth lipLow m11'],
  ['beard', 'm11 lipLow under m12'],
  ['beard', 'lipLow mouth pouch under'],
  ['beard', 'm12 under chin m13'],
  ['beard', 'under pouch chin'],
  ['beard', 'm13 chin chinLow m14'],
  ['skin', 'm14 chinLow throat m15'],
  ['skin', 'chinLow jawMid jawIn throat'],
  ['skin', 'jawMid jaw jawIn'],
  ['ear', 'earUp earA earB earC earD earE earLow'],
  ['rose', 'earA earC earD earLow'],
];

/** How one person differs from the next; all around 1, or 0 for none. */
export interface Build {
  wide?: number;
  long?: number;
  jaw?: number;
  nose?: number;
  noseWide?: number;
  lips?: number;
  eyes?: number;
  hollow?: number;
  brow?: number;
}

/** The points of one person's head. */
export function shaped({
  wide = 1,
  long = 1,
  jaw = 1,
  nose = 1,
  noseWide = 1,
  lips = 1,
  eyes = 1,
  hollow = 0,
  brow = 1,
}: Build): Record<string, Vec> {
  const noses = new Set(['m5', 'm6', 'm7', 'tip', 'tipLow', 'bridge2', 'nostril', 'column', 'wing', 'wingLow']);
  const shape = ([name, [px, py, pz]]: [string, Vec]): [string, Vec] => {
    let [x, y, z] = [px * wide, py, pz];
    if (noses.has(name)) [x, z] = [x * noseWide, 0.7 + (z - 0.7) * nose];
    if (['m9', 'philtrum', 'lipUp'].includes(name)) y = 0.66 + (y - 0.66) * lips;
    if (['m11', 'lipLow'].includes(name)) [y, z] = [0.66 + (y - 0.66) * lips, z + (lips - 1) * 0.03];
    if (name.startsWith('lid') || name.startsWith('low')) y = 0.015 + (y - 0.015) * eyes;
    if (name === 'hollow') [x, z] = [x - hollow * 0.06, z - hollow * 0.08];
    if (name.startsWith('brow')) z += (brow - 1) * 0.06;
    if (y > 0.3 && ['jaw', 'jawMid', 'chin', 'chinLow', 'pouch', 'hollow'].includes(name)) x *= jaw;
    return [name, [x, y > 0 ? y * long : y, z]];
  };
  return Object.fromEntries(Object.entries(POINTS).map(shape));
}
