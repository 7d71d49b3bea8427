/** A text that was not sent yet; `sentAs` are the notes (`?note=`) that would say that it was. */
export type Draft = { text: string; sentAs?: readonly string[] }

const prefix = 'draft:'
const channelName = 'drafts'

/** Under which key this tab keeps a draft: apart for each person, so that nobody reads somebody else's. */
export function draftKey(owner: string, name: string): string {
  return `${prefix}${owner}:${name}`
}

export function readDraft(key: string): Draft | null {
  return stored(() => {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isDraft(saved) ? saved : null
  })
}

/** Keeps a draft; an empty one is forgotten. */
export function storeDraft(key: string, draft: Draft): void {
  stored(() => (draft.text ? sessionStorage.setItem(key, JSON.stringify(draft)) : sessionStorage.removeItem(key)))
}

/** Forgets the drafts of which this note says that they were sent. */
export function forgetSent(note: string): void {
  forget((draft) => draft?.sentAs?.includes(note) ?? false)
}

/** Forgets all drafts, in every tab: somebody signs out. */
export function forgetDrafts(): void {
  forget(() => true)
  stored(() => {
    const channel = new BroadcastChannel(channelName)
    channel.postMessage('forget')
    channel.close()
  })
}

/** Forgets the drafts of this tab when somebody signs out in another. Returns what ends that. */
export function forgetWithOthers(): () => void {
  const channel = stored(() => new BroadcastChannel(channelName))
  channel?.addEventListener('message', () => forget(() => true))
  return () => channel?.close()
}

function forget(isIntended: (draft: Draft | null) => boolean): void {
  stored(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && isIntended(readDraft(key))) sessionStorage.removeItem(key)
  })
}

function isDraft(saved: unknown): saved is Draft {
  return typeof saved === 'object' && saved !== null && 'text' in saved && typeof saved.text === 'string'
}

// Storage may be closed; drafts then last as long as the page.
function stored<Value>(use: () => Value): Value | null {
  try {
    return use()
  } catch {
    return null
  }
}
