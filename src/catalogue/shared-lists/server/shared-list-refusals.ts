import { msg } from '@lingui/core/macro';
import { Refusal } from '#shared/errors.ts';
import { MAX_NOTES, MAX_PEOPLE, MAX_WORKS } from '../shared-list.rules.ts';

/** The same for a link that never existed, so that nobody learns which did. */
export function goneList(): Refusal {
  return new Refusal('gone', { words: () => msg`This shared list no longer exists.` });
}

export function onlyParticipants(who: 'participant' | 'owner'): Refusal {
  return new Refusal('forbidden', {
    words: () =>
      who === 'owner'
        ? msg`Only the person who started this list can end it.`
        : msg`Please enter your name first: only participants can change this list.`,
  });
}

export function tooManyPeople(): Refusal {
  return new Refusal('list_full', { words: () => msg`This list has ${{ most: MAX_PEOPLE }} participants already.` });
}

export function tooManyWorks(): Refusal {
  return new Refusal('list_full', {
    words: () => msg`A shared list holds at most ${{ most: MAX_WORKS }} works. Please remove one first.`,
  });
}

export function tooManyNotes(): Refusal {
  return new Refusal('list_full', {
    words: () => msg`A shared list holds at most ${{ most: MAX_NOTES }} notes. Please remove one of yours first.`,
  });
}
