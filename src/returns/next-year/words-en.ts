import type { StatusKind } from '#design/feedback/status.tsx'
import type { InvitationStatus } from './invitation-status.ts'

export type NextYearWords = {
  statuses: Readonly<Record<InvitationStatus, { label: string; kind: StatusKind }>>
  emailContent: {
    subject: (taxYear: number) => string
    hello: (name: string) => string
    text: (taxYear: number) => string[]
    button: string
    stop: string
    why: string
  }
}

export const en: NextYearWords = {
  statuses: {
    'to-invite': { label: 'To invite', kind: 'wait' },
    invited: { label: 'Invited', kind: 'prog' },
    bought: { label: 'Bought', kind: 'done' },
    refused: { label: 'Refused by mail', kind: 'bad' },
    'left-out': { label: 'Left out', kind: 'off' },
    'has-case': { label: 'Has it already', kind: 'done' },
    'opted-out': { label: 'Opted out', kind: 'off' },
    household: { label: 'By their partner', kind: 'off' },
    'no-account': { label: 'No active account', kind: 'off' },
  },
  emailContent: {
    subject: (taxYear) => `Your tax return ${taxYear}`,
    hello: (name) => `Hello ${name}`,
    text: (taxYear) => [
      `Last year we prepared your tax return. If you like, we take up the one of ${taxYear} as well.`,
      'You need not begin anew: your package is chosen, what you answered last year is offered as a start, and the list of documents knows what you sent.',
    ],
    button: 'Go on with the new year',
    stop: 'No more such letters',
    why: 'You get this letter once a year because we prepared a tax return for you.',
  },
}
