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

/** Whether talks of this kind are taken from the minutes of a case. */
export function usesMinutes(kind: TalkKind): boolean {
  return kind === 'included' || kind === 'paid'
}

export function isTalkKind(text: string): text is TalkKind {
  return talkKinds.some((kind) => kind === text)
}
