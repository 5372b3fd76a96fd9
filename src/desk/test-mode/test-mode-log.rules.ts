import { msg } from '@lingui/core/macro';
import { factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';

export const TEST_MODE_LOG: SubjectLog = {
  thing: () => msg`Test mode`,
  actions: {
    turn_on: msg`Test mode turned on`,
    leave: msg`Test mode left`,
    remove_orders: msg`Test orders deleted`,
  },
  fact: factsIn({ orders: { name: msg`Test orders` } }),
};

// @chunk log
