import type { StatusKind } from '#design/feedback/status.tsx'
import type { FieldWords } from '#platform/field-errors.ts'
import { formatDate } from '#platform/format.ts'
import type { CampaignState, EmailError } from './campaign.ts'

export type CampaignWords = {
  fields: FieldWords<EmailError>
  states: Readonly<Record<CampaignState, { kind: StatusKind; label: string }>>
  digestSubject: (titles: readonly string[] | null, day: string) => string
}

const maxTitleLength = 110

export const en: CampaignWords = {
  fields: {
    'subject-missing': 'Enter a subject.',
    'subject-too-long': 'The subject may have at most 150 characters.',
    'introduction-too-long': 'The introduction may have at most 10,000 characters.',
    'topics-missing': 'Choose whom it goes to.',
    empty: 'Write an introduction or choose an entry.',
  },
  states: {
    draft: { kind: 'wait', label: 'Draft' },
    sending: { kind: 'prog', label: 'Sending' },
    paused: { kind: 'warn', label: 'Paused' },
    sent: { kind: 'done', label: 'Sent' },
    cancelled: { kind: 'off', label: 'Cancelled' },
  },
  digestSubject: (titles, day) => {
    const [first, ...others] = titles ?? []
    if (first === undefined) return `Swiss tax this week, ${formatDate(day)}`
    const title = first.length > maxTitleLength ? `${first.slice(0, maxTitleLength - 1).trimEnd()}…` : first
    return others.length > 0 ? `${title}, and ${others.length} more` : title
  },
}
