import type { Block } from '#ground/blocks/block.rules.ts';
import { facts, heading, list, paragraph, text } from '#ground/blocks/writing.ts';
import { OWN_PROTECTION } from '../form-protection.rules.ts';

/** The second half of the privacy statement: retention, storage in the browser, and rights. */
export const policyStorage: readonly Block[] = [
  heading('how-long', 'How long we keep it', '保存多久', '保存多久'),
  facts(
    [
      text(
        'Account, addresses, favourites, messages, applications',
        '帳號、地址、收藏、訊息、申請',
        '账号、地址、收藏、消息、申请',
      ),
      text(
        'until you delete the account; then they are deleted immediately',
        '至您刪除帳號為止；刪除後立即清除',
        '至您注销账号为止；注销后立即清除',
      ),
    ],
    [
      text('Messages you sent us without an account', '未登入帳號時寄給我們的訊息', '未登录账号时发给我们的消息'),
      text('two years from the last message', '最後一次往來後 2 年', '最后一次往来后 2 年'),
    ],
    [
      text('Orders and invoices', '訂單與發票', '订单与发票'),
      text(
        'five years after the annual accounts are closed, as accounting law requires, including the name and address on the order; this also applies after you delete your account',
        '依商業會計相關法令，自該年度決算程序完成後保存 5 年，包含訂單上的姓名與地址；刪除帳號後亦同',
        '依台湾商业会计相关法令，自该年度决算完成后保存 5 年，包含订单上的姓名与地址；注销账号后也一样',
      ),
    ],
    [
      text('Your account for a refund', '您的退款帳戶', '您的退款账户'),
      text(
        '30 days after the refund, because a bank may return it; 180 days if no refund was made to it',
        '退款後 30 天（銀行可能退匯）；若未用於退款，則 180 天',
        '退款后 30 天（银行可能退汇）；如未用于退款，则 180 天',
      ),
    ],
    [
      text('Payment data of artists and galleries', '藝術家與畫廊的收款資料', '艺术家与画廊的收款资料'),
      text(
        'until you delete the account and all shares are paid; the copies in payouts seven years after the payment, in which the tax office can ask for them',
        '至您刪除帳號且分潤付清為止；撥款紀錄中的副本於付款後保存 7 年，供稅捐機關查核',
        '至您注销账号且分成付清为止；付款记录中的副本在付款后保存 7 年，以备台湾税务主管部门核查',
      ),
    ],
    [
      text('Carts', '購物車', '购物车'),
      text('60 days from the last use', '最後一次使用後 60 天', '最后一次使用后 60 天'),
    ],
    [
      text(
        'Shared lists, with the names and notes in them',
        '共用清單，包含其中的名稱與留言',
        '共享清单，包括其中的名称和留言',
      ),
      text(
        '30 days from the last use, or until the person who started the list ends it',
        '最後一次使用後 30 天，或至建立清單的人結束清單為止',
        '最后一次使用后 30 天，或至创建清单的人结束清单为止',
      ),
    ],
    [
      text('Devices', '裝置', '设备'),
      text(
        'a sign-in ends after 14 days without use and after 30 days at most; the list of known devices stays with the account, so that we can warn you about new ones',
        '登入狀態閒置 14 天或最長 30 天後失效；裝置紀錄隨帳號保存，以便在新裝置登入時提醒您',
        '登录状态闲置 14 天或最长 30 天后失效；设备记录随账号保存，以便在新设备登录时提醒您',
      ),
    ],
    [text('Copies of e-mails we sent you', '寄給您的郵件副本', '发给您的邮件副本'), text('90 days', '90 天', '90 天')],
    [
      text('Counters against misuse', '防止濫用的計數', '防止滥用的计数'),
      text('up to three days', '至多 3 天', '最多 3 天'),
    ],
  ),
  heading('storage', 'Cookies and storage', 'Cookie 與瀏覽器儲存', 'Cookie 与浏览器存储'),
  paragraph(
    'All of these are needed for something you asked for, so there is no consent banner. None of them follows you to other sites, and we set no third-party cookies.',
    '以下皆為您要求的功能所必需，因此沒有需要點掉的同意橫幅。它們不會跟著您到其他網站，本站也不設置任何第三方的 Cookie。',
    '以下内容都是您所用功能必需的，因此没有需要点掉的同意提示。它们不会在其他网站上跟踪您，本站也不设置任何第三方的 Cookie。',
  ),
  facts(
    [
      text('i18n_redirected (cookie)', 'i18n_redirected（Cookie）', 'i18n_redirected（Cookie）'),
      text('your language, 365 days', '您選擇的語言，365 天', '您选择的语言，365 天'),
    ],
    [
      text('user (local storage)', 'user（本機儲存）', 'user（本地存储）'),
      text(
        'the token that keeps you signed in, until you sign out',
        '維持登入的憑證，至登出為止',
        '维持登录的凭证，至退出登录为止',
      ),
    ],
    [
      text(
        'cart (local storage; a cookie without scripts)',
        'cart（本機儲存；停用指令碼時為 Cookie）',
        'cart（本地存储；停用脚本时为 Cookie）',
      ),
      text('the token of your cart and favourites, 60 days', '購物車與收藏的憑證，60 天', '购物车与收藏的凭证，60 天'),
    ],
    [
      text('together (local storage)', 'together（本機儲存）', 'together（本地存储）'),
      text(
        'the links of shared lists in which you take part on this device, until you remove them or the list ends',
        '您在此裝置參與的共用清單連結，至您移除或清單結束為止',
        '您在此设备上参与的共享清单链接，至您移除或清单结束为止',
      ),
    ],
    [
      text('currency (local storage)', 'currency（本機儲存）', 'currency（本地存储）'),
      text('NT$ or US$', '新臺幣或美元', '新台币或美元'),
    ],
    [
      text('initial (local storage)', 'initial（本機儲存）', 'initial（本地存储）'),
      text(
        'the shop’s own lists, such as frames and countries; nothing about you',
        '商店的公開資料，如畫框與國家清單；與您無關',
        '商店的公开数据，如画框与国家和地区列表；与您无关',
      ),
    ],
    [
      text('oauth (cookie)', 'oauth（Cookie）', 'oauth（Cookie）'),
      text(
        'only while you sign in with Google or LINE, 30 minutes',
        '僅在以 Google 或 LINE 登入時，30 分鐘',
        '仅在以 Google 或 LINE 登录时，30 分钟',
      ),
    ],
    [
      text('Drafts (session storage)', '草稿（工作階段儲存）', '草稿（会话存储）'),
      text(
        'what you typed into forms and have not sent, until you close the tab or sign out',
        '您在表單中輸入但尚未送出的內容，至關閉分頁或登出為止',
        '您在表单中输入但尚未提交的内容，至关闭标签页或退出登录为止',
      ),
    ],
    [
      text('wall-photo (database of the browser)', 'wall-photo（瀏覽器資料庫）', 'wall-photo（浏览器数据库）'),
      text(
        'the photo of your wall, only if you choose to keep it, on this device only, until you remove it',
        '您的牆面照片，僅在您要求保留時，只存於此裝置，至您移除為止',
        '您的墙面照片，仅在您要求保留时，只存于此设备，至您移除为止',
      ),
    ],
  ),
  { kind: 'paragraph', text: OWN_PROTECTION },
  heading('rights', 'Your rights', '您的權利', '您的权利'),
  list(
    text(
      '*See and copy.* “Download my data” in your profile gives you all your data in one file.',
      '*查詢與複製本。*個人資料頁的「下載我的資料」，一次給您全部。',
      '*查询与复制。*个人资料页的“下载我的数据”，一次给您全部。',
    ),
    text(
      '*Correct and complete*, in your profile or by writing to us.',
      '*更正與補充*，可在個人資料頁自行修改，或來信告知。',
      '*更正与补充*，可在个人资料页自行修改，或来信告知。',
    ),
    text(
      '*Stop.* Ask us to stop collecting, processing or using your data.',
      '*停止。*您可要求我們停止蒐集、處理或利用。',
      '*停止。*您可要求我们停止收集、处理或使用。',
    ),
    text(
      '*Delete.* In your profile, once no order is in progress. The only exception is records that we must keep by law.',
      '*刪除。*沒有進行中的訂單時，可在個人資料頁刪除帳號。唯一的例外是依法須保存的帳冊。',
      '*删除。*没有进行中的订单时，可在个人资料页注销账号。唯一的例外是依法须保存的账册。',
    ),
  ),
  paragraph(
    'For anything else, write to {email}. It is free. We answer requests to see or copy your data within 15 days, and requests to correct, stop or delete within 30 days; if we need up to 15 or 30 days more, we tell you why within that time. If you live in the European Union or the United Kingdom, you also have the rights of the GDPR and may contact your data protection authority.',
    '其他事項請寫信至 {email}，不收費用。查詢、閱覽與製給複製本的請求，我們在 15 天內答覆；更正、停止與刪除的請求，在 30 天內答覆。必要時得分別再延長 15 天或 30 天，並會在期限內告知原因。若您在歐盟或英國，另享有 GDPR 規定的權利，並可向當地資料保護機關申訴。',
    '其他事项请写信至 {email}，不收费用。查询、阅览与复制的请求，我们在 15 天内答复；更正、停止与删除的请求，在 30 天内答复。必要时可分别再延长 15 天或 30 天，并会在期限内告知原因。如果您在欧盟或英国，还享有 GDPR 规定的权利，并可向当地数据保护机构投诉。',
  ),
  heading('changes', 'Safety and changes', '安全與修訂', '安全与修订'),
  paragraph(
    'Pages and connections are encrypted, passwords and tokens are stored as hashes, and staff see only the data they need for their work. If your data is ever stolen, we will tell you without delay. A changed statement gets a new date and is published here before it applies; every order keeps the version it was placed under.',
    '頁面與連線皆經加密，密碼與憑證僅以雜湊值保存，工作人員只看得到職務所需的資料。萬一資料外洩，我們會立即通知您。聲明修訂時會更新日期，並於生效前在此公布；每筆訂單都記錄下單時的版本。',
    '页面与连接都经加密，密码与凭证仅以哈希值保存，工作人员只看得到职务所需的信息。万一信息泄露，我们会立即通知您。声明修订时会更新日期，并于生效前在此公布；每笔订单都记录下单时的版本。',
  ),
];
