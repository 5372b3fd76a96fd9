import { msg } from '@lingui/core/macro';
import { factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { wordsFormat } from '#ground/audit/log-values.rules.ts';
import { ROLE_WORDS } from '#shared/staff-role.words.ts';

/** The log's texts about staff accounts. */
export const STAFF_LOG: SubjectLog = {
  thing: (id) => {
    const [, invitation] = /^invitation (\d+)$/.exec(id) ?? [];
    return invitation ? msg`Invitation ${invitation}` : msg`Staff account ${id}`;
  },
  actions: {
    invite: msg`Invited`,
    withdraw: msg`Invitation withdrawn`,
    join: msg`Joined the staff`,
    first_admin: msg`First administrator`,
    change_role: msg`Role changed`,
    take_role: msg`Role removed`,
    end_sessions: msg`Signed all devices out`,
    second_factor_on: msg`Second step set up`,
    second_factor_off: msg`Second step removed`,
    second_factor_passkey_added: msg`Passkey added`,
    second_factor_codes_renewed: msg`Recovery codes renewed`,
    second_factor_recovery_used: msg`Signed in with a recovery code`,
    second_factor_reset: msg`Second step removed`,
  },
  fact: factsIn({
    email: { name: msg`E-mail` },
    staff_role: { name: msg`Role`, format: wordsFormat(ROLE_WORDS) },
    invited_by: { name: msg`Invited by` },
  }),
};

/** The log's texts about the number of reviewers for a gallery. */
export const GALLERY_REVIEWERS_LOG: SubjectLog = {
  thing: () => msg`Approval of galleries`,
  actions: { change: msg`Changed` },
  fact: factsIn({ needed: { name: msg`Reviewers who have to approve` } }),
};

/** The log's texts about the rule that a second person decides. */
export const SECOND_PERSON_LOG: SubjectLog = {
  thing: () => msg`Second person for decisions`,
  actions: { change: msg`Changed` },
  fact: factsIn({ asked: { name: msg`Asked for` } }),
};

/** The log's texts about the rule that all staff need a second factor. */
export const SECOND_FACTOR_RULE_LOG: SubjectLog = {
  thing: () => msg`Second step for staff`,
  actions: { change: msg`Changed` },
  fact: factsIn({ required: { name: msg`Required for everyone` } }),
};
