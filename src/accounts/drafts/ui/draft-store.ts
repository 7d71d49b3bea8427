import type { DraftText } from '#accounts/drafts/draft.ts'
import { draftAddress } from '#accounts/drafts/draft.ts'

/** Copy of unsent text in this tab, in case the server cannot save it. `sentAs`: codes that confirm sending. */
export type TabDraft = DraftText & {
  writer: string
  sentAs?: readonly string[]
  /** Time of the save on the server; missing while the text is unsaved. */
  savedAt?: string
}

const prefix = 'draft:'
const channelName = 'drafts'

export function readTabDraft(owner: string, form: string): TabDraft | null {
  return stored(() => {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(owner, form)) ?? 'null')
    return isTabDraft(saved) ? saved : null
  })
}

export function storeTabDraft(owner: string, form: string, draft: TabDraft): void {
  stored(() => sessionStorage.setItem(keyOf(owner, form), JSON.stringify(draft)))
}

/** Marks the tab's copy as saved on the server, unless the user has changed the text since. */
export function confirmTabDraft(owner: string, form: string, text: DraftText, savedAt: string): void {
  const draft = readTabDraft(owner, form)
  if (draft && !draft.sentAs && draft.subject === text.subject && draft.body === text.body) {
    storeTabDraft(owner, form, { ...draft, savedAt })
  }
}

/** Deletes, in this tab and on the server, the drafts whose sending is confirmed by the flash message `note`. */
export function discardSent(owner: string, note: string): void {
  for (const form of formsOf(owner)) {
    const draft = readTabDraft(owner, form)
    if (!draft?.sentAs?.includes(note)) continue
    const { writer } = draft
    storeTabDraft(owner, form, { subject: '', body: '', writer })
    const body = new URLSearchParams({ auto: 'sent', owner })
    void fetch(draftAddress(form, writer), { method: 'POST', body, keepalive: true }).catch(() => undefined)
  }
}

export function forgetDrafts(): void {
  forgetInTab()
  stored(() => {
    const channel = new BroadcastChannel(channelName)
    channel.postMessage('forget')
    channel.close()
  })
}

/** Deletes this tab's drafts when the user signs out in another tab. Returns the function that stops listening. */
export function forgetWithOthers(): () => void {
  const channel = stored(() => new BroadcastChannel(channelName))
  channel?.addEventListener('message', forgetInTab)
  return () => channel?.close()
}

function forgetInTab(): void {
  stored(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  })
}

function formsOf(owner: string): string[] {
  const start = keyOf(owner, '')
  const keys = stored(() => Object.keys(sessionStorage)) ?? []
  return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length))
}

function keyOf(owner: string, form: string): string {
  return `${prefix}${owner}:${form}`
}

function isTabDraft(saved: unknown): saved is TabDraft {
  if (typeof saved !== 'object' || saved === null) return false
  return ['subject', 'body', 'writer'].every((name) => typeof Reflect.get(saved, name) === 'string')
}

// If the browser blocks storage, text that is not saved on the server is lost when the page is closed.
function stored<Value>(use: () => Value): Value | null {
  try {
    return use()
  } catch {
    return null
  }
}
