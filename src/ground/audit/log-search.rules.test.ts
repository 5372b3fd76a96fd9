import { expect, test } from 'vitest';
import { textsOfLog } from './log-search.rules.ts';

test.for([
  ['Harbour', ['Harbour']],
  ['2680', ['2680', '\n2680\n', '\n268000\n']],
  ['2,680', ['2,680', '\n2680\n', '\n268000\n']],
  ['NT$2,680', ['NT$2,680', '\n2680\n']],
  ['US$92', ['US$92', '\n9200\n']],
  ['92.5', ['92.5', '\n9250\n']],
  ['92.00', ['92.00', '\n9200\n']],
  ['5', ['\n5\n', '\n5\n', '\n500\n']],
  ['a', ['\na\n']],
  ['山', ['山']],
  ['CN-261117-000ABC', ['CN-261117-000ABC']],
] as const)('the log is searched for what %s can mean', ([keyword, texts]) => {
  expect(textsOfLog(keyword)).toEqual(texts);
});
