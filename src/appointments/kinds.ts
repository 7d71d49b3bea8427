import { z } from 'zod'

/** What somebody can book. Rows hold these codes: add to them, but rename none. */
export const talkKinds = ['first-talk', 'included', 'paid', 'case-talk'] as const
export type TalkKind = (typeof talkKinds)[number]

/** What is offered to everybody, in the order of the page. */
export const publicKinds = ['first-talk', 'included', 'paid'] as const satisfies readonly TalkKind[]
export type PublicKind = (typeof publicKinds)[number]

export const channels = ['video', 'phone', 'office'] as const
export type Channel = (typeof channels)[number]

export const talkLanguages = ['en', 'de', 'fr'] as const
export type TalkLanguage = (typeof talkLanguages)[number]

const minutes = z.int().min(0).max(120)

/** How a kind of talk may be booked. */
export const kindRules = z.object({
  /** Every length it may have, in minutes. */
  lengths: z.array(z.int().min(5).max(240)).min(1).max(6),
  /** Before and after it the adviser takes no other talk. */
  bufferBefore: minutes,
  bufferAfter: minutes,
  noticeHours: z.int().min(0).max(336),
  daysAhead: z.int().min(1).max(365),
  /** For each adviser and day. */
  mostPerDay: z.int().min(1).max(20),
  channels: z.array(z.enum(channels)).min(1),
  languages: z.array(z.enum(talkLanguages)).min(1),
})
export type KindRules = z.output<typeof kindRules>

const usual: KindRules = {
  lengths: [30],
  bufferBefore: 0,
  bufferAfter: 15,
  noticeHours: 24,
  daysAhead: 60,
  mostPerDay: 8,
  channels: [...channels],
  languages: [...talkLanguages],
}

export const usualRules: Readonly<Record<TalkKind, KindRules>> = {
  'first-talk': { ...usual, mostPerDay: 4 },
  included: { ...usual, lengths: [30, 60] },
  paid: { ...usual, lengths: [30, 60, 90] },
  'case-talk': { ...usual, lengths: [15, 30, 60], noticeHours: 1 },
}

/** Whether talks of this kind are taken from the minutes of a case. */
export function usesMinutes(kind: TalkKind): boolean {
  return kind === 'included' || kind === 'paid'
}

export function isTalkKind(text: string): text is TalkKind {
  return talkKinds.some((kind) => kind === text)
}
