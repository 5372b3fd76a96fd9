import type { Db, Log } from '#db/server/connect.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { dropOldNotices } from '#ground/staff-notices/server/inbox.service.ts';
import { NOTICE_CHANNEL } from '#ground/staff-notices/server/raise-notice.service.ts';
import type { Config } from '#http/server/config.ts';
import { GATHER_MS } from '../choice.rules.ts';
import { lineClient } from './line-client.ts';
import { sendDuePushes } from './line-push.service.ts';
import { dropOldPushes, LINE_CHANNEL, sendDueNotices } from './send-notices.service.ts';
import { shareNewNotices } from './share-notices.service.ts';

const ROUND_MS = 10_000;
/** A visitor of the demo does not wait two minutes for the mail. */
const DEMO_GATHER_MS = 5_000;

type JobConfig = Pick<Config, 'baseUrl' | 'demo' | 'lineMessaging' | 'noticeSeconds'>;

/** Shares new notices and sends what is due, in every process: the rows are locked one by one. */
export function noticeJobs(db: Db, { baseUrl, demo, lineMessaging, noticeSeconds }: JobConfig, log: Log): Job[] {
  const standardMs = demo === 'off' ? GATHER_MS : DEMO_GATHER_MS;
  const gatherMs = noticeSeconds === undefined ? standardMs : noticeSeconds * 1_000;
  const run = async (signal: AbortSignal) => {
    await shareNewNotices(db, { gatherMs }, signal);
    await sendDueNotices(db, { hasLine: lineMessaging !== undefined });
  };
  const round = { runsIn: 'each_process', every: ROUND_MS } as const;
  const line = lineMessaging && lineClient(lineMessaging);
  return [
    { ...round, name: 'staff_notices', wakeOn: NOTICE_CHANNEL, run },
    ...(line
      ? [
          {
            ...round,
            name: 'line_messages',
            wakeOn: LINE_CHANNEL,
            run: (signal: AbortSignal) => sendDuePushes(db, { line, baseUrl, log }, signal),
          },
        ]
      : []),
  ];
}

/** Deletes notices and messages that are too old. */
export async function tidyNotices(db: Db): Promise<void> {
  await dropOldNotices(db);
  await dropOldPushes(db);
}
