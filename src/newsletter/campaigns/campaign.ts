import { z } from 'zod'
import { type Topic, topicIds } from '#newsletter/subscription.ts'
import { defaultLocale } from '#platform/locale.ts'
import { cleanText } from '#platform/text/clean-text.ts'

export const campaignKinds = ['letter', 'digest'] as const
export type CampaignKind = (typeof campaignKinds)[number]

/** What may happen to a campaign, state by state. Reading this table is reading the process. */
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

/** The state that follows, or null when this cannot happen now. */
export function nextState(state: CampaignState, move: CampaignMove): CampaignState | null {
  const possible: Partial<Record<CampaignMove, CampaignState>> = moves[state]
  return possible[move] ?? null
}

/** Something published that a letter points to, as it stood when it was chosen. */
export const emailEntry = z.object({
  topic: z.enum(topicIds),
  /** On our site, from the root. */
  path: z.string().regex(/^\/[\w/.-]{1,300}$/),
  title: z.string().min(1).max(300),
  summary: z.string().max(1_000),
  publishedOn: z.iso.date(),
})
export type EmailEntry = z.infer<typeof emailEntry>

export const maxEntries = 12
export const maxSubjectLength = 150
export const maxIntroductionLength = 10_000

/** What is wrong with a letter that is being written. */
export type EmailError = 'subject-missing' | 'subject-too-long' | 'introduction-too-long' | 'topics-missing' | 'empty'

const error = (code: EmailError) => ({ error: code })

/** A letter as its form sends it; entries are named by their paths. */
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

/** What of a campaign a reader of these topics sees: of a digest what they asked for, of a letter everything. */
export function entriesFor(
  { kind, entries }: { kind: CampaignKind; entries: readonly EmailEntry[] },
  topics: readonly Topic[],
): EmailEntry[] {
  return entries.filter(({ topic }) => kind === 'letter' || topics.includes(topic))
}

/** Under which name a letter as it goes out is kept: the topics of a campaign that its reader has. */
export function variantOf(
  { kind, topics }: { kind: CampaignKind; topics: readonly Topic[] },
  ofReader: readonly Topic[],
): string {
  if (kind === 'letter') return 'all'
  return topicIds.filter((id) => topics.includes(id) && ofReader.includes(id)).join(',')
}

/** Every choice of topics that the readers of a campaign may have. */
export function variantsOf({ kind, topics }: { kind: CampaignKind; topics: readonly Topic[] }): Topic[][] {
  if (kind === 'letter') return [[...topics]]
  const choices: Topic[][] = []
  for (const topic of topics) choices.push([topic], ...choices.map((some) => [...some, topic]))
  return choices
}

/** What stands in a kept letter where the token of its reader goes. */
export const tokenLocation = '--token-of-the-reader--'
