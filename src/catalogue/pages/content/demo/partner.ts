import { quote, text } from '#ground/blocks/writing.ts';
import type { PageContent } from '../../page-content.ts';
import { partner as standard } from '../partner.ts';

/** The standard page, with a voice of the demo before the part about applying. */
export const partner: PageContent = {
  ...standard,
  blocks: standard.blocks.flatMap((block) =>
    block.kind === 'heading' && block.id === 'apply' ? [voice(), block] : [block],
  ),
};

function voice() {
  return quote(
    text('I need a street to have about six lights.', '我的街上大概只能有六盞燈。', '我的街上大概只能有六盏灯。'),
    text('Ezra Quill, on knowing what one wants', '以斯拉・奎爾，談知道自己要什麼', '以斯拉·奎尔，谈知道自己要什么'),
  );
}
