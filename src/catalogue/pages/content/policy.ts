import { facts, heading, list, paragraph, text } from '#ground/blocks/writing.ts';
import type { LegalContent } from '../page-content.ts';
import { policyStorage } from './policy-storage.ts';

export const policy: LegalContent = {
  version: '2026-11-01',
  title: text('Privacy statement', '隱私權聲明', '隐私声明'),
  lead: text(
    'We collect what we need to run your account and to print, frame, send and invoice your pictures. There is no advertising and no tracking here.',
    '我們只蒐集管理帳號，以及印製、裝框、寄送與記帳所需的資料。本站沒有廣告，也沒有追蹤。',
    '我们只收集管理账号，以及印制、装框、寄送与记账所需的信息。本站没有广告，也没有跟踪。',
  ),
  description: text(
    'What data we collect, why, for how long, who processes it for us, and how to have it deleted.',
    '我們蒐集哪些個人資料、為什麼、保存多久、由誰協助處理，以及如何刪除。',
    '我们收集哪些个人信息、为什么、保存多久、由谁协助处理，以及如何删除。',
  ),
  blocks: [
    heading('who', 'Who is responsible', '由誰負責', '由谁负责'),
    paragraph(
      '{company}, represented by {representative}, {address}; {email}; {phone}. This statement is also the notice required by Article 8 of Taiwan’s Personal Data Protection Act.',
      '{company}，代表人{representative}，{address}；{email}；{phone}。本聲明亦為《個人資料保護法》第 8 條之告知。',
      '{company}，代表人{representative}，{address}；{email}；{phone}。本声明也是台湾《个人资料保护法》第 8 条所要求的告知。',
    ),
    heading('what', 'What we collect, and why', '蒐集哪些資料，用途為何', '收集哪些信息，用途为何'),
    facts(
      [
        text('Account', '帳號', '账号'),
        text(
          'Name, address, e-mail address, mobile number, birthday, gender, password (only a one-way hash of it); if you like, job title and company. To identify and address you, and to check that you are of age.',
          '姓名、地址、電子信箱、手機號碼、生日、性別、密碼（僅保存無法還原的雜湊值）；職稱與公司可自由填寫。用於辨識、稱呼您，並確認是否成年。',
          '姓名、地址、电子邮箱、手机号码、生日、性别、密码（仅保存无法还原的哈希值）；职务与公司可自由填写。用于识别、称呼您，并确认是否成年。',
        ),
      ],
      [
        text('Orders', '訂單', '订单'),
        text(
          'What you ordered, recipient and address, invoice details, payments, refunds and returns; for a bank transfer, the last digits, the amount and the day you report. To fulfil the contract and for accounting.',
          '訂購內容、收件人與地址、發票資料、付款、退款與退貨；轉帳者另有您回報的末五碼、金額與日期。用於履行契約與記帳。',
          '订购内容、收货人与地址、发票信息、付款、退款与退货；转账的另有您提交的银行账号后五位、金额与日期。用于履行合同与记账。',
        ),
      ],
      [
        text('Refunds by transfer', '轉帳退款', '转账退款'),
        text(
          'The bank, account number and account holder that you enter, encrypted and visible only to the staff who pay refunds. To refund you.',
          '您填寫的銀行、帳號與戶名；加密保存，僅辦理退款的人員可見。用於退款。',
          '您填写的银行、账号与户名；加密保存，仅办理退款的人员可见。用于退款。',
        ),
      ],
      [
        text('Messages', '訊息', '消息'),
        text(
          'What you write to us, with its attachments, by form, e-mail or in your account. To answer.',
          '您透過表單、電子郵件或帳號訊息傳來的內容與附件。用於回覆。',
          '您通过表单、电子邮件或账号消息发来的内容与附件。用于回复。',
        ),
      ],
      [
        text('Applications', '申請', '申请'),
        text(
          'Portfolio and statement; for galleries also name, contact and tax ID. To review the application and, if approved, to show your works and calculate your shares.',
          '作品集、創作理念；畫廊另有名稱、聯絡人與統一編號。用於審核，通過後用於展示作品與計算分潤。',
          '作品集、创作理念；画廊另有名称、联系人与统一编号（台湾）。用于审核，通过后用于展示作品与计算分成。',
        ),
      ],
      [
        text('Payouts', '撥款', '分成付款'),
        text(
          'Of artists and galleries that we pay: legal name and residency; identity or tax number, address and bank account, encrypted; what was paid and withheld. To pay shares, and to withhold the tax and the insurance premium that the law requires.',
          '領取分潤的藝術家與畫廊：法定姓名或名稱、居住者身分；身分證字號或統一編號、地址與銀行帳戶（加密保存）；撥款與扣繳金額。用於撥付分潤，並依法扣繳稅款與補充保費。',
          '领取分成的艺术家与画廊：法定姓名或名称、居住者身份；身份证号码或统一编号（台湾）、地址与银行账户（加密保存）；付款与代扣金额。用于支付分成，并依法代扣税款与补充保费。',
        ),
      ],
      [
        text('Devices', '裝置', '设备'),
        text(
          'For each sign-in, the type of browser and a shortened network address, not the full IP address. So that you can see your devices and sign them out.',
          '每次登入的瀏覽器種類與所在網段（經縮短，非完整 IP 位址）。供您查看並登出裝置。',
          '每次登录的浏览器种类与所在网段（经缩短，非完整 IP 地址）。供您查看并退出设备的登录。',
        ),
      ],
      [
        text('Visits', '瀏覽', '浏览'),
        text(
          'Your country, looked up on our own server to suggest a currency, and not stored. Views of a work are counted once per network and day: we store a keyed hash for that day, and then delete the key, so that nobody can trace it back.',
          '所在國家，於我們自己的伺服器上查詢以建議幣別，不留存。作品瀏覽次數以每個網段每天一次計算：當天保存一個加密雜湊值，之後刪除金鑰，無法再追溯是誰。',
          '所在国家或地区，在我们自己的服务器上查询以建议币种，不留存。作品浏览次数按每个网段每天一次计算：当天保存一个加密哈希值，之后删除密钥，无法再追溯是谁。',
        ),
      ],
    ),
    paragraph(
      'Required fields are marked. Without them we cannot create the account or send the parcel; everything else is optional. The photo of your own wall is never sent to us: it stays in your browser.',
      '必填欄位均有標示；不提供便無法註冊帳號或寄送包裹，其餘由您決定。您自己牆面的照片不會傳到我們這裡，只留在您的瀏覽器。',
      '必填项都有标示；不提供便无法注册账号或寄送包裹，其余由您决定。您自己墙面的照片不会传到我们这里，只留在您的浏览器。',
    ),
    heading('whom', 'Who else handles it', '還有誰會處理', '还有谁会处理'),
    list(
      text(
        '*Payment providers.* They receive the order number and the amount, some also the names and prices of the prints, and what you enter on their own pages. We receive the result and the amount, never your card number. ECPay, if you choose: {pay_through_ecpay}. LINE Pay, if you choose: {pay_line}. Our bank’s payment provider CyberSource, if you choose: {pay_card_abroad}. PayPal, if you choose: {pay_paypal}.',
        '*金流商。*對方會取得訂單編號與金額（部分業者另有作品名稱與價格），以及您在其頁面輸入的資料。我們只收到結果與金額，看不到您的卡號。選擇下列方式時，由綠界科技（ECPay）處理：{pay_through_ecpay}。選擇「{pay_line}」時，由 LINE Pay 的營運公司處理。選擇「{pay_card_abroad}」時，由銀行的金流服務 CyberSource 處理。選擇「{pay_paypal}」時，由 PayPal 處理。',
        '*支付平台。*对方会取得订单编号与金额（部分平台还有作品名称与价格），以及您在其页面输入的信息。我们只收到结果与金额，看不到您的卡号。选择下列方式时，由绿界科技（ECPay）处理：{pay_through_ecpay}。选择“{pay_line}”时，由 LINE Pay 的运营公司处理。选择“{pay_card_abroad}”时，由银行的支付服务 CyberSource 处理。选择“{pay_paypal}”时，由 PayPal 处理。',
      ),
      text(
        '*Invoices.* Our accountant, or ECPay if it issues our invoices, receives what an invoice needs: name, address, e-mail address, telephone number, tax ID, carrier or donation code, and the prints with their prices.',
        '*發票。*由會計師開立，或委託綠界科技（ECPay）開立；對方會取得開立發票所需的資料：姓名、地址、電子信箱、電話、統一編號、載具或捐贈碼，以及作品與價格。',
        '*发票。*由会计师开具，或委托绿界科技（ECPay）开具；对方会取得开具发票所需的信息：姓名、地址、电子邮箱、电话、统一编号（台湾）、载具或捐赠码，以及作品与价格。',
      ),
      text(
        '*Banks*, if we pay you by transfer (refunds, and the shares of artists and galleries): account holder, account number and amount.',
        '*銀行*（以轉帳退款，或撥付藝術家與畫廊的分潤時）：戶名、帳號與金額。',
        '*银行*（通过转账退款，或向艺术家与画廊支付分成时）：户名、账号与金额。',
      ),
      text(
        '*Carriers.* Name, address, telephone number and, abroad, the customs declaration.',
        '*物流公司。*姓名、地址、電話；寄往海外者另有報關資料。',
        '*物流公司。*姓名、地址、电话；寄往海外的另有报关信息。',
      ),
      text(
        '*Sign-in with Google or LINE*, if you choose it: they learn that you sign in here; we get an identifier and, if you allow it, name and e-mail address.',
        '*Google 或 LINE 登入*（若您選用）：對方會知道您在此登入；我們取得識別碼，並在您同意下取得姓名與電子信箱。',
        '*Google 或 LINE 登录*（如您选用）：对方会知道您在此登录；我们取得标识符，并在您同意下取得姓名与电子邮箱。',
      ),
      text(
        '*Hosting and e-mail providers*, who work for us and follow our instructions.',
        '*主機與郵件服務業者*，受我們委託並依指示處理。',
        '*主机与邮件服务商*，受我们委托并按指示处理。',
      ),
      text(
        '*Authorities*, where the law requires it: invoices to the Ministry of Finance, customs documents, and payments to artists and galleries with what was withheld.',
        '*政府機關*，依法必要時：向財政部上傳發票、向海關申報，以及申報支付給藝術家與畫廊的款項與扣繳金額。',
        '*政府机关*，依法必要时：向台湾财政主管部门上传发票、向海关申报，以及申报支付给艺术家与画廊的款项与代扣金额。',
      ),
    ),
    paragraph(
      'We do not sell your data or share it for advertising. Artists see how many prints were sold and to which countries, never who bought them; groups of fewer than five are not shown separately. Your data is used in Taiwan, and abroad where these providers or your parcel are.',
      '沒有人會拿到您的資料去做廣告，我們也不出售資料。藝術家看得到售出幾幅、寄往哪些國家，看不到買家是誰；少於五筆的不逐一顯示。資料於台灣利用；前述業者或您的包裹在海外時，亦及於該地。',
      '没有人会拿到您的信息去做广告，我们也不出售信息。艺术家看得到售出几幅、寄往哪些国家或地区，看不到买家是谁；少于 5 幅的不逐一显示。信息在台湾使用；前述服务商或您的包裹在海外时，也及于该地。',
    ),
    ...policyStorage,
  ],
};
