import { heading, list, paragraph, quote, text, work } from '../../src/ground/blocks/writing.ts';
import type { DemoArticle } from './article.ts';

export const hangingByPalette: DemoArticle = {
  slug: 'hanging-by-palette',
  type: 'insight',
  title: text('Hanging by palette', '依色彩掛畫', '按色彩挂画'),
  summary: text(
    'Not “something that goes with the sofa”. How to hang pictures by different artists around one colour.',
    '不是「找一幅配沙發的畫」，而是讓不同藝術家的畫，圍繞同一個顏色。',
    '不是“找一幅配沙发的画”，而是让不同艺术家的画，围绕同一个颜色。',
  ),
  cover: 'indigo-washed-twice',
  tags: ['hanging', 'collecting'],
  days_ago: 295,
  blocks: [
    paragraph(
      'People are a little ashamed to choose a picture by its colour, as though it were cheating. It is not. Colour is the first thing an eye finds and the last it forgets, and painters choose by it all day. Choosing by colour does not spoil a wall. Copying a colour does: the cushion’s blue once more, in a frame.',
      '依顏色選畫，很多人有點心虛，好像作弊。其實不是。顏色是眼睛最先找到、最後忘記的東西，畫家整天都在依顏色做選擇。毀掉一面牆的，不是憑顏色選畫，而是照抄顏色：抱枕的藍，裝了框再掛一次。',
      '按颜色选画，很多人有点心虚，好像作弊。其实不是。颜色是眼睛最先找到、最后忘记的东西，画家整天都在按颜色做选择。毁掉一面墙的，不是凭颜色选画，而是照抄颜色：抱枕的蓝，装了框再挂一次。',
    ),
    heading('one', 'One colour, two artists', '一個顏色，兩位藝術家', '一个颜色，两位艺术家'),
    paragraph(
      'Take indigo. Amara Diallo’s was dipped eleven times in Kayes and hung in the Niger for two nights; Kaito Morishige’s is printed from cherry wood in layers four deep. One is a colour that is leaving, the other a colour that has piled up. Side by side they stop being blue and become an argument, which is a good thing to have in a living room.',
      '就拿靛藍來說。阿瑪拉・迪亞洛的靛在卡伊染了十一次，又在尼日河裡掛了兩夜；森重海斗的藍由櫻木版印出，疊了四層。一個是正在離開的顏色，一個是堆積起來的顏色。並排之後，它們不再只是藍，而成了一場辯論，客廳裡有一場辯論是好事。',
      '就拿靛蓝来说。阿玛拉·迪亚洛的靛在卡伊染了十一次，又在尼日尔河里挂了两夜；森重海斗的蓝由樱木版印出，叠了四层。一个是正在离开的颜色，一个是堆积起来的颜色。并排之后，它们不再只是蓝，而成了一场辩论，客厅里有一场辩论是好事。',
    ),
    work('indigo-washed-twice'),
    work('the-moon-pays-its-fare'),
    heading('small', 'Follow the smallest colour', '跟著最小的那個顏色走', '跟着最小的那个颜色走'),
    paragraph(
      'A trick from hanging exhibitions: do not match the large areas, match the smallest. In Lin Shu-ho’s *One Breath* there is one vermilion sun; in Quill’s *Open Till Late* one red umbrella; in Roth’s *Snow in the Neustadt* one red coat. Grey ink, a blue night and lilac snow have nothing in common, yet the eye goes from red to red as from stone to stone across a brook.',
      '布展的人有個小竅門：不要配大面積的顏色，配最小的。林澍禾《一息》有一輪硃砂日；奎爾《營業到深夜》有一把紅傘；羅特《新城區的雪》有一件紅大衣。灰墨、藍夜、丁香色的雪毫不相干，眼睛卻從紅走到紅，像踩著石頭過溪。',
      '布展的人有个小窍门：不要配大面积的颜色，配最小的。林澍禾《一息》有一轮朱砂日；奎尔《营业到深夜》有一把红伞；罗特《新城区的雪》有一件红大衣。灰墨、蓝夜、丁香色的雪毫不相干，眼睛却从红走到红，像踩着石头过溪。',
    ),
    work('snow-in-the-neustadt'),
    quote(
      text('Without it, the green falls asleep.', '少了它，綠色就睡著了。', '少了它，绿色就睡着了。'),
      text('Anselm Roth, on a red roof', '安瑟姆・羅特談一片紅屋頂', '安瑟姆·罗特谈一片红屋顶'),
    ),
    heading('opposite', 'Add the opposite', '加一個對比色', '加一个对比色'),
    paragraph(
      'A wall of one temperature is restful for a week; then nobody sees it any more. One picture from the other side of the wheel wakes the rest. For two blue works add something the colour of brick, such as *Harmattan*; for a warm wall, Aubanel’s *Calanque at Eleven*. One is enough; two would compete with the rest.',
      '同一種溫度的牆，頭一個星期很舒服，之後就沒人看見了。從色環對面找一幅來，其他的便都有了精神。兩幅藍的旁邊，放一幅磚色的《哈馬丹風》；暖色的牆，配歐巴內爾的《十一點的峽灣》。一幅就夠，兩幅就搶戲了。',
      '同一种温度的墙，头一个星期很舒服，之后就没人看见了。从色环对面找一幅来，其他的便都有了精神。两幅蓝的旁边，放一幅砖色的《哈马丹风》；暖色的墙，配欧巴内尔的《十一点的峡湾》。一幅就够，两幅就抢戏了。',
    ),
    work('harmattan'),
    heading('wall', 'The wall is a colour too', '牆也是顏色', '墙也是颜色'),
    list(
      text(
        'White walls cool everything hung on them. Snow and pale paper lose their edge there; give them a dark or walnut frame.',
        '白牆會讓一切變冷。雪景和淺色紙在白牆上會失去邊界，請配深色框或胡桃木。',
        '白墙会让一切变冷。雪景和浅色纸在白墙上会失去边界，请配深色框或胡桃木。',
      ),
      text(
        'Grey walls are the easiest. Yellows glow on them, and no colour has to be loud.',
        '灰牆最好搭配。黃色在上面會發亮，其他顏色也不必濃烈。',
        '灰墙最好搭配。黄色在上面会发亮，其他颜色也不必浓烈。',
      ),
      text(
        'Dark walls suit pictures with a light of their own, and little else within a metre.',
        '深色牆要掛自己帶光的畫，一公尺之內最好別無他物。',
        '深色墙要挂自己带光的画，一米之内最好别无他物。',
      ),
      text(
        'Wood counts as orange. Blue beside it looks bluer than on the screen.',
        '木頭要當成橘色算。旁邊的藍，會比在螢幕上看到的更藍。',
        '木头要当成橙色算。旁边的蓝，会比在屏幕上看到的更蓝。',
      ),
    ),
    heading('frame', 'Keep the frames plain', '畫框要低調', '画框要低调'),
    paragraph(
      'When a wall is composed by colour, use one frame for all of it. Oak is warm, black is sharp, white disappears; each is right as long as it is alone. The frames may differ only if the pictures do not.',
      '以顏色組成的牆，請全部用同一款框。橡木溫暖，黑色俐落，白色隱身；只用一種，哪一種都對。除非畫都相似，框才可以不同。',
      '以颜色组成的墙，请全部用同一款框。橡木温暖，黑色利落，白色隐身；只用一种，哪一种都对。除非画都相似，框才可以不同。',
    ),
    heading('try', 'Try it first', '先試一試', '先试一试'),
    paragraph(
      'The list of works can be searched by colour: every picture is filed under the colours it is really made of. Collect four or five as favourites, hang them in a room on the [wall](/wall), change the colour of the wall behind them, and turn the light from day to evening. If they still go together at night, the combination is right.',
      '作品列表可以依顏色搜尋，每幅畫都歸在它真正用到的顏色底下。先收藏四五幅，掛進[牆面預覽](/wall)的房間，換一換牆色，再把光從白天調到夜晚。到了晚上仍然好看的組合，就是對的組合。',
      '作品列表可以按颜色搜索，每幅画都归在它真正用到的颜色底下。先收藏四五幅，挂进[墙面预览](/wall)的房间，换一换墙色，再把光从白天调到夜晚。到了晚上仍然好看的组合，就是对的组合。',
    ),
  ],
};
