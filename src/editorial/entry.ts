/** What the public reads that staff write. Page copy is not among it: that stays in `content/pages`. */
export const entryKinds = ['article', 'faq', 'case-study', 'law', 'position', 'profile'] as const
export type EntryKind = (typeof entryKinds)[number]

export const entryStates = ['draft', 'in-review', 'scheduled', 'published', 'withdrawn'] as const
export type EntryState = (typeof entryStates)[number]

/** What readers are told of how a text came to be. */
export const entryLabels = ['generated'] as const
export type EntryLabel = (typeof entryLabels)[number]

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
} as const satisfies Record<EntryState, Partial<Record<string, EntryState>>>

type MovesFrom<State extends EntryState> = keyof (typeof moves)[State]
export type EntryMove = { [State in EntryState]: MovesFrom<State> }[EntryState]

/** The state that a move leads to; null when it is not allowed from here. */
export function nextState(state: EntryState, move: EntryMove): EntryState | null {
  const allowed: Partial<Record<EntryMove, EntryState>> = moves[state]
  return Object.hasOwn(allowed, move) ? (allowed[move] ?? null) : null
}

/** The moves that are allowed from a state, in the order of the table. */
export function movesFrom(state: EntryState): EntryMove[] {
  return Object.keys(moves[state]) as EntryMove[]
}

/** Moves after which something may be public: the text must be whole. */
export const publishingMoves: readonly EntryMove[] = ['submit', 'schedule', 'publish']

/** An entry as its row says, without its text. */
export type Entry = {
  id: string
  kind: EntryKind
  language: string
  slug: string
  state: EntryState
  label: EntryLabel | null
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
  changedAt: Date | null
  withdrawnAt: Date | null
  /** True while a later program brings another text than the one that people have edited (`program-text.server.ts`). */
  isChangedInProgram: boolean
  madeBy: string | null
  reviewer: string | null
  madeAt: Date
}

/** The address at which the public reads an entry; for kinds without pages of their own the place on the page that lists them. */
export function pathOf({ kind, slug }: Pick<Entry, 'kind' | 'slug'>): string {
  const places: Record<EntryKind, string> = {
    article: `/blog/${slug}`,
    faq: `/faq#${slug}`,
    'case-study': `/case-studies#${slug}`,
    law: `/law#${slug}`,
    position: `/careers#${slug}`,
    profile: '/team',
  }
  return places[kind]
}
