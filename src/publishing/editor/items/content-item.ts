const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const contentItemKinds = ['article', 'faq', 'case-study', 'law', 'position', 'profile'] as const
export type ContentItemKind = (typeof contentItemKinds)[number]

export const contentItemStates = ['draft', 'in-review', 'scheduled', 'published', 'withdrawn'] as const
export type ContentItemState = (typeof contentItemStates)[number]

export const contentItemLabels = ['generated'] as const
export type ContentItemLabel = (typeof contentItemLabels)[number]

export const versionOrigins = ['person', 'program', 'generator'] as const
export type VersionOrigin = (typeof versionOrigins)[number]

/** Allowed actions in each state, with the next state. `publish` publishes the newest version now, `schedule` later. */
const moves = {
  draft: { submit: 'in-review', schedule: 'scheduled', publish: 'published' },
  'in-review': { 'send-back': 'draft', schedule: 'scheduled', publish: 'published' },
  scheduled: { schedule: 'scheduled', unschedule: 'draft', publish: 'published' },
  published: { schedule: 'published', unschedule: 'published', publish: 'published', withdraw: 'withdrawn' },
  withdrawn: { reopen: 'draft', schedule: 'scheduled', publish: 'published' },
} as const satisfies Record<ContentItemState, Partial<Record<string, ContentItemState>>>

type MovesFrom<State extends ContentItemState> = keyof (typeof moves)[State]
export type ContentItemMove = { [State in ContentItemState]: MovesFrom<State> }[ContentItemState]

export function nextState(state: ContentItemState, move: ContentItemMove): ContentItemState | null {
  const allowed: Partial<Record<ContentItemMove, ContentItemState>> = moves[state]
  return Object.hasOwn(allowed, move) ? (allowed[move] ?? null) : null
}

export function movesFrom(state: ContentItemState): ContentItemMove[] {
  return Object.keys(moves[state]) as ContentItemMove[]
}

export const publishingMoves: readonly ContentItemMove[] = ['submit', 'schedule', 'publish']

export type ContentItem = {
  id: string
  kind: ContentItemKind
  language: string
  slug: string
  state: ContentItemState
  label: ContentItemLabel | null
  /** Sort position, used only for kinds with a fixed order (questions, law, team). */
  place: number
  version: number
  publishedVersion: number | null
  scheduledVersion: number | null
  publishAt: Date | null
  withdrawAt: Date | null
  publishedAt: Date | null
  updatedAt: Date | null
  withdrawnAt: Date | null
  isChangedInProgram: boolean
  createdBy: string | null
  reviewer: string | null
  createdAt: Date
}

/** URL path of an item. For kinds without pages of their own, the list page with an anchor. */
export function pathOf({ kind, slug }: Pick<ContentItem, 'kind' | 'slug'>): string {
  const places: Record<ContentItemKind, string> = {
    article: `/blog/${slug}`,
    faq: `/faq#${slug}`,
    'case-study': `/case-studies#${slug}`,
    law: `/law#${slug}`,
    position: `/careers#${slug}`,
    profile: '/team',
  }
  return places[kind]
}

export function isSlug(text: string): boolean {
  return slug.test(text) && text.length <= 120
}
