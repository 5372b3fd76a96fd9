import { msg } from '@lingui/core/macro';
import { factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { dayFormat, wordsFormat } from '#ground/audit/log-values.rules.ts';
import { SETUP_STEPS } from './setup.rules.ts';
import { STEP_WORDS } from './setup.words.ts';

const STEP_NAMES = Object.fromEntries(SETUP_STEPS.map((step) => [step, STEP_WORDS[step].name]));

export const OPENING_LOG: SubjectLog = {
  thing: () => msg`Opening of the shop`,
  actions: {
    open: msg`Shop opened`,
    close: msg`Shop closed`,
    save: msg`Changed`,
    make_link: msg`Invitation link made`,
    withdraw_link: msg`Invitation link withdrawn`,
    check: msg`Step marked`,
  },
  fact: factsIn({
    state: { name: msg`The shop is`, format: wordsFormat({ open: msg`open`, closed: msg`closed` }) },
    reason: { name: msg`Reason` },
    opens_on: { name: msg`Day of opening`, format: dayFormat },
    sentence: { name: msg`Sentence for visitors` },
    days: { name: msg`Days the link works` },
    checked: { name: msg`Marked as done`, format: wordsFormat(STEP_NAMES) },
  }),
};
