import { z } from 'zod'
import { defaultLocale } from '#platform/locale.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { type Topic, topicIds } from '#publishing/newsletter/subscription.ts'

export const archivePath = '/newsletter/archive'

export const campaignKinds = ['letter', 'digest'] as const
export type CampaignKind = (typeof campaignKinds)[number]

const moves = {
  draft: { start: 'sending' },
  sending: { pause: 'paused', cancel: 'cancelled', end: 'sent' },
  paused: { resume: 'sending', cancel: 'cancelled' },
  sent: { resume: 'sending' },
  cancelled: {},
} as const satisfies Record<string, Record<string, string>>

export type CampaignState = keyof typeof moves
export type CampaignMove = { [State in CampaignState]: keyof (typeof moves)[State] }[CampaignState]
export const campaignStates = ['draft', 'sending', 'paused', 'sent', 'cancelled'] as const satisfies CampaignState[]

export function nextState(state: CampaignState, move: CampaignMove): CampaignState | null {
  const possible: Partial<Record<CampaignMove, CampaignState>> = moves[state]
  return possible[move] ?? null
}

export const emailEntry = z.object({
  topic: z.enum(topicIds),
  path: z.string().regex(/^\/[\w/.-]{1,300}$/),
  title: z.string().min(1).max(300),
  summary: z.string().max(1_000),
  publishedOn: z.iso.date(),
})
export type EmailEntry = z.infer<typeof emailEntry>

export const maxEntries = 12
export const maxSubjectLength = 150
export const maxIntroductionLength = 10_000

export type EmailError = 'subject-missing' | 'subject-too-long' | 'introduction-too-long' | 'topics-missing' | 'empty'

const error = (code: EmailError) => ({ error: code })

export const emailForm = z
  .object({
    subject: z
      .string()
      .overwrite((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
      .trim()
      .min(1, error('subject-missing'))
      .max(maxSubjectLength, error('subject-too-long')),
    introduction: z.string().overwrite(cleanText).max(maxIntroductionLength, error('introduction-too-long')),
    topics: z.array(z.enum(topicIds)).min(1, error('topics-missing')),
    locale: z.string().default(defaultLocale),
    paths: z.array(z.string()).max(maxEntries),
  })
  .refine(({ introduction, paths }) => introduction !== '' || paths.length > 0, {
    path: ['introduction'],
    ...error('empty'),
  })
export type SubmittedEmail = z.infer<typeof emailForm>

export function entriesFor(
  { kind, entries }: { kind: CampaignKind; entries: readonly EmailEntry[] },
  topics: readonly Topic[],
): EmailEntry[] {
  return entries.filter(({ topic }) => kind === 'letter' || topics.includes(topic))
}

export function variantOf(
  { kind, topics }: { kind: CampaignKind; topics: readonly Topic[] },
  ofReader: readonly Topic[],
): string {
  if (kind === 'letter') return 'all'
  return topicIds.filter((id) => topics.includes(id) && ofReader.includes(id)).join(',')
}

export function variantsOf({ kind, topics }: { kind: CampaignKind; topics: readonly Topic[] }): Topic[][] {
  if (kind === 'letter') return [[...topics]]
  const choices: Topic[][] = []
  for (const topic of topics) choices.push([topic], ...choices.map((some) => [...some, topic]))
  return choices
}

/** Placeholder in rendered emails, replaced by the reader's token when the email is sent. */
export const tokenLocation = '--token-of-the-reader--'

export function archivePathOf({ number }: { number: number }): string {
  return `${archivePath}/${number}`
}
