import { msg } from '@lingui/core/macro';
import { factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { countFormat, eitherFormat } from '#ground/audit/log-values.rules.ts';

export const IMPORT_LOG: SubjectLog = {
  thing: (id) => msg`Import no. ${id}`,
  actions: {
    create: msg`Added`,
    edit: msg`Changed`,
    discard: msg`Discarded`,
    check: msg`Check started`,
    run: msg`Import started`,
    pause: msg`Import paused`,
    resume: msg`Import continued`,
    done: msg`Import finished`,
    undo: msg`Undoing started`,
    undone: msg`Undone`,
  },
  fact: factsIn({
    publish_complete: {
      name: msg`Complete works`,
      format: eitherFormat(msg`go on sale immediately`, msg`stay drafts`),
    },
    files: { name: msg`Files`, format: countFormat },
    creates: { name: msg`New works`, format: countFormat },
    changes: { name: msg`Changed works`, format: countFormat },
    done: { name: msg`Lines written`, format: countFormat },
    failed: { name: msg`Lines that failed`, format: countFormat },
    undone: { name: msg`Lines undone`, format: countFormat },
    kept: { name: msg`Lines left as they were`, format: countFormat },
    artists: { name: msg`Artists removed`, format: countFormat },
  }),
};

// @chunk log
