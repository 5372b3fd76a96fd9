// Only the characters in Taiwan's place names, each above its simplified form. Not a general converter.
const TRADITIONAL =
  '臺區萬華義內愛樂橋雙貢烏來峽樹鶯莊蘆門蘭縣頭鎮鄉壯圍員羅東結蘇豐關寶橫園壢龍楊觀龜復興灣獅後裡館銅鑼霧岡勢' +
  '棲壇線鹽國間魚腳雲庫崙麥長歸廟將軍學營蓮彌鳳鳥濃瑪巒頂邊車恆滿綠島嶼濱達壽榮寧坵馬連釣';
const SIMPLIFIED =
  '台区万华义内爱乐桥双贡乌来峡树莺庄芦门兰县头镇乡壮围员罗东结苏丰关宝横园坜龙杨观龟复兴湾狮后里馆铜锣雾冈势' +
  '栖坛线盐国间鱼脚云库仑麦长归庙将军学营莲弥凤鸟浓玛峦顶边车恒满绿岛屿滨达寿荣宁丘马连钓';

const pairs = new Map(Array.from(TRADITIONAL, (character, at) => [character, SIMPLIFIED[at] ?? character]));

export function simplified(name: string): string {
  return Array.from(name, (character) => pairs.get(character) ?? character).join('');
}
