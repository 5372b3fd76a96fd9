/** A technique: if a label's material matches `pattern`, all of `words` find the work. */
interface Medium {
  pattern: RegExp;
  words: string;
}

/** `pattern` is matched against text in lower case, without accents, in Simplified Chinese. */
export const MEDIA: readonly Medium[] = [
  {
    pattern: /\boil(s| paint\w*| colou?rs?)? on\b|\bin oils?\b|\boil paint|油画|油彩/,
    words: 'oil,oil painting,油畫,油彩',
  },
  {
    pattern: /\bacrylics?( paint\w*)? on\b|\bin acrylics?\b|压克力颜料|丙烯/,
    words: 'acrylic,acrylic painting,壓克力畫,丙烯畫',
  },
  {
    pattern: /\bwatercolou?rs?\b|水彩/,
    words: 'watercolour,watercolor,水彩,水彩畫',
  },
  { pattern: /\bgouache\b|不透明水彩|水粉/, words: 'gouache,不透明水彩,水粉畫' },
  { pattern: /\btempera\b|蛋彩/, words: 'tempera,蛋彩畫' },
  {
    pattern: /\bpastels? on\b|\bin pastels?\b|粉彩(?!纸)/,
    words: 'pastel,粉彩,粉彩畫',
  },
  {
    pattern: /\bink (?:and|on|wash)|\bpine-soot\b|水墨|墨画/,
    words: 'ink,ink painting,ink wash,水墨,水墨畫,國畫',
  },
  {
    pattern: /\bwoodblock|\bwoodcut|木版|木刻/,
    words: 'woodblock,woodcut,print,木刻,木版畫,版畫',
  },
  { pattern: /\blinocut|麻胶版/, words: 'linocut,print,麻膠版畫,版畫' },
  { pattern: /\betching|蚀刻|铜版/, words: 'etching,print,蝕刻版畫,銅版畫,版畫' },
  { pattern: /\blithograph|石版/, words: 'lithograph,print,石版畫,版畫' },
  {
    pattern: /\bscreen ?print|\bsilkscreen|丝网|绢印/,
    words: 'screenprint,silkscreen,print,絹印,版畫',
  },
  {
    pattern: /\bmarbl(?:ed|ing)\b|\bebru\b|湿拓|水拓/,
    words: 'marbling,ebru,濕拓畫,水拓畫',
  },
  {
    pattern: /\bcut[- ]paper|\bpaper ?cut|剪纸/,
    words: 'cut paper,paper cut,剪紙',
  },
  { pattern: /\bcollage|拼贴/, words: 'collage,拼貼' },
  { pattern: /\bcharcoal\b|炭笔/, words: 'charcoal,炭筆,素描' },
  {
    pattern: /\bpencil drawing|\bpen and ink|\bdrawing in\b|素描|钢笔画/,
    words: 'drawing,素描,線描',
  },
  {
    pattern: /\b(?:handspun|handwoven|woven|strips of) (?:cotton|cloth)|\bbogolan\w*|泥染|手纺/,
    words: 'textile,mud cloth,bogolan,織品,泥染布',
  },
  { pattern: /\bgiclee\b|微喷/, words: 'giclée,giclée print,藝術微噴' },
];
