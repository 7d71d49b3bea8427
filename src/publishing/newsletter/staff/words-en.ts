import type { StatusKind } from '#design/feedback/status.tsx'
import type { Refused } from '#platform/words.ts'
import type { DeliveryState } from '#publishing/newsletter/campaigns/delivery.ts'
import type { StartOutcome } from '#publishing/newsletter/campaigns/start-campaign.server.ts'
import type { SteerOutcome } from '#publishing/newsletter/campaigns/steer-campaign.server.ts'
import type { WriteOutcome } from '#publishing/newsletter/campaigns/write-campaign-email.server.ts'
import type { ReportOutcome } from '#publishing/newsletter/reports/record-report.server.ts'
import type { SubscriberState } from '#publishing/newsletter/subscription.ts'

type Badge = { kind: StatusKind; label: string }

export type AdminNewsletterWords = {
  refused: Readonly<
    Record<
      Exclude<(Refused<StartOutcome> | Refused<SteerOutcome> | Refused<WriteOutcome>)['reason'], 'unknown'>,
      string
    >
  >
  reports: Readonly<Record<Refused<ReportOutcome>['reason'], string>>
  subscribers: Readonly<Record<SubscriberState, Badge>>
  deliveries: Readonly<Record<DeliveryState, Badge>>
}

export const en: AdminNewsletterWords = {
  refused: {
    'not-a-draft': 'This letter is no draft any more.',
    conflict: 'Somebody else has changed this letter meanwhile. Open it again; what you typed is below.',
    unfinished: 'The letter is not finished: it needs a subject, a topic, and an introduction or an entry.',
    nobody: 'Nobody has asked for these topics in this language.',
    'not-now': 'That cannot be done now. The page shows how the letter stands.',
  },
  reports: {
    'not-a-report':
      'This is no report about a letter that came back, or only says that it is late. Paste the whole mail with its headers.',
    'unknown-letter': 'It does not name an email that we sent (Message-ID). Nothing was changed.',
  },
  subscribers: {
    pending: { kind: 'wait', label: 'Not confirmed' },
    confirmed: { kind: 'done', label: 'Subscribed' },
    unsubscribed: { kind: 'off', label: 'Unsubscribed' },
    bounced: { kind: 'bad', label: 'Bounced' },
    complained: { kind: 'bad', label: 'Complained' },
    suppressed: { kind: 'bad', label: 'Barred' },
  },
  deliveries: {
    waiting: { kind: 'wait', label: 'Waiting' },
    claimed: { kind: 'prog', label: 'Being sent' },
    handed: { kind: 'prog', label: 'Being sent' },
    sent: { kind: 'done', label: 'Sent' },
    refused: { kind: 'bad', label: 'Refused' },
    doubt: { kind: 'warn', label: 'In doubt' },
    skipped: { kind: 'off', label: 'Left out' },
    bounced: { kind: 'bad', label: 'Came back' },
    complained: { kind: 'bad', label: 'Complained' },
  },
}
