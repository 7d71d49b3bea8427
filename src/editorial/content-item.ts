/** What the public reads that staff write. Page copy is not among it: that stays in `content/pages`. */
export const contentItemKinds = ['article', 'faq', 'case-study', 'law', 'position', 'profile'] as const
export type ContentItemKind = (typeof contentItemKinds)[number]

export const contentItemStates = ['draft', 'in-review', 'scheduled', 'published', 'withdrawn'] as const
export type ContentItemState = (typeof contentItemStates)[number]

/** What readers are told of how a text came to be. */
export const contentItemLabels = ['generated'] as const
export type ContentItemLabel = (typeof contentItemLabels)[number]

/** Whose hand a version is from. */
export const versionOrigins = ['person', 'program', 'generator'] as const
export type VersionOrigin = (typeof versionOrigins)[number]

/**
 * What may happen to an entry, state by state. `publish` shows the newest version to the public, also of an entry that is
 * public already; `schedule` does so at its time, and until then nothing changes for readers.
 */
const moves = {
  draft: { submit: 'in-review', schedule: 'scheduled', publish: 'published' },
  'in-review': { 'send-back': 'draft', schedule: 'scheduled', publish: 'published' },
  scheduled: { schedule: 'scheduled', unschedule: 'draft', publish: 'published' },
  published: { schedule: 'published', unschedule: 'published', publish: 'published', withdraw: 'withdrawn' },
  withdrawn: { reopen: 'draft', schedule: 'scheduled', publish: 'published' },
} as const satisfies Record<ContentItemState, Partial<Record<string, ContentItemState>>>

type MovesFrom<State extends ContentItemState> = keyof (typeof moves)[State]
export type ContentItemMove = { [State in ContentItemState]: MovesFrom<State> }[ContentItemState]

/** The state that a move leads to; null when it is not allowed from here. */
export function nextState(state: ContentItemState, move: ContentItemMove): ContentItemState | null {
  const allowed: Partial<Record<ContentItemMove, ContentItemState>> = moves[state]
  return Object.hasOwn(allowed, move) ? (allowed[move] ?? null) : null
}

/** The moves that are allowed from a state, in the order of the table. */
export function movesFrom(state: ContentItemState): ContentItemMove[] {
  return Object.keys(moves[state]) as ContentItemMove[]
}

/** Moves after which something may be public: the text must be whole. */
export const publishingMoves: readonly ContentItemMove[] = ['submit', 'schedule', 'publish']

/** An entry as its row says, without its text. */
export type ContentItem = {
  id: string
  kind: ContentItemKind
  language: string
  slug: string
  state: ContentItemState
  label: ContentItemLabel | null
  /** Where it stands among those of its kind that have an order (questions, law, team). */
  place: number
  /** The newest version, the one that the public reads, and the one that waits for `publishAt`. */
  version: number
  publishedVersion: number | null
  scheduledVersion: number | null
  publishAt: Date | null
  withdrawAt: Date | null
  /** When it first was public, and when what the public reads last changed. */
  publishedAt: Date | null
  updatedAt: Date | null
  withdrawnAt: Date | null
  /** True while a later program brings another text than the one that people have edited (`program-text.server.ts`). */
  isChangedInProgram: boolean
  createdBy: string | null
  reviewer: string | null
  createdAt: Date
}

/** The address at which the public reads an entry; for kinds without pages of their own the place on the page that lists them. */
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
