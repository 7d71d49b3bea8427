/** Unsent text. `sentAs`: flash messages (`?note=`) that confirm sending; a page that shows one deletes the draft. */
export type Draft = { text: string; sentAs?: readonly string[] }

const prefix = 'draft:'
const channelName = 'drafts'

export function draftKey(owner: string, name: string): string {
  return `${prefix}${owner}:${name}`
}

export function readDraft(key: string): Draft | null {
  return stored(() => {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isDraft(saved) ? saved : null
  })
}

export function storeDraft(key: string, draft: Draft): void {
  stored(() => (draft.text ? sessionStorage.setItem(key, JSON.stringify(draft)) : sessionStorage.removeItem(key)))
}

export function forgetSent(note: string): void {
  forget((draft) => draft?.sentAs?.includes(note) ?? false)
}

export function forgetDrafts(): void {
  forget(() => true)
  stored(() => {
    const channel = new BroadcastChannel(channelName)
    channel.postMessage('forget')
    channel.close()
  })
}

/** Deletes this tab's drafts when the user signs out in another tab. Returns the function that stops listening. */
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

// The browser may block storage; drafts then last only until the page is closed.
function stored<Value>(use: () => Value): Value | null {
  try {
    return use()
  } catch {
    return null
  }
}
