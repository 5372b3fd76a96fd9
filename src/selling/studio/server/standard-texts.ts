import type { Text } from '#shared/locale.ts';

/** The shop's text for every print it makes, so that no seller promises what the workshop does not do. */
export const CERTIFICATION: Record<'open' | 'numbered', Text> = {
  open: {
    en: 'An open edition, printed from the artist’s print master. Every print comes with a certificate that states the title, the artist and the date of printing.',
    'zh-Hant': '不限量版，依藝術家的母檔印製。每幅作品均附保證書，載明作品名稱、藝術家與印製日期。',
    'zh-Hans': '不限量版，按艺术家的母版文件印制。每幅作品均附证书，载明作品名称、艺术家与印制日期。',
  },
  numbered: {
    en: 'A numbered edition, printed from the artist’s print master. Every print bears its number, and its certificate states the number and the size of the edition, which never grows.',
    'zh-Hant': '限量編號版，依藝術家的母檔印製。每幅作品均有編號，保證書載明編號與限量幅數；幅數不會增加。',
    'zh-Hans': '限量编号版，按艺术家的母版文件印制。每幅作品均有编号，证书载明编号与限量幅数；幅数不会增加。',
  },
};

export const MAINTENANCE: Text = {
  en: 'Hang it away from direct sun and damp. Dust the frame with a soft, dry cloth; clean the acrylic with a slightly damp microfibre cloth, without cleaner.',
  'zh-Hant': '請避免陽光直射與潮濕。畫框以柔軟乾布除塵，壓克力面板以微濕的超細纖維布擦拭，勿使用清潔劑。',
  'zh-Hans': '请避免阳光直射与潮湿。画框以柔软干布除尘，亚克力面板以微湿的超细纤维布擦拭，勿使用清洁剂。',
};
