import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type DraftText, draftAddress } from '#accounts/drafts/draft.ts'
import { type SaveOptions, type SaveResult, useAutosave } from '#design/form/use-autosave.ts'
import { confirmTabDraft, discardSent, readTabDraft, storeTabDraft } from './draft-store.ts'

const delayMs = 1_000

export type SavedDraft = DraftText & { savedAt: Date }
export const DraftContext = createContext<{ owner: string; drafts: Record<string, SavedDraft> }>({
  owner: '',
  drafts: {},
})

type UseDraftOptions = {
  /** The field to autosave, or a form with the fields `subject` and `body`. */
  within: RefObject<HTMLFormElement | HTMLTextAreaElement | HTMLInputElement | null>
  form: string
  /** Space-separated codes of flash messages that confirm sending; a page that shows one of them deletes the draft. */
  sentAs: string
  /** Identifies the open page that saves: for a message, its submission key; if missing, a random key. */
  writer?: string
}

/** Autosaves unsent text and restores it into empty fields. Returns when the text was saved; null if it is unsaved. */
export function useDraft({ within, form, sentAs, writer }: UseDraftOptions): Date | null {
  const { owner, drafts } = useContext(DraftContext)
  const { note, key: page } = useNote()
  const saves = useRef(0)
  const pageWriter = useRef('')
  function currentWriter() {
    pageWriter.current ||= `page-${Math.random().toString(36).slice(2)}`
    return writer ?? pageWriter.current
  }
  async function save(element: HTMLElement, { signal, isLeaving }: SaveOptions): Promise<SaveResult> {
    if (!owner) return 'refused'
    const text = textOf(element)
    const body = new URLSearchParams({ ...text, auto: String(++saves.current), owner })
    // Browsers limit keepalive requests to 64 KB, so use one only when the user leaves the page, which cancels other
    // requests.
    const options = { method: 'POST', body, signal, keepalive: isLeaving }
    const reply = await fetch(draftAddress(form, currentWriter()), options)
    // A redirect means that the session has expired: nothing was saved, but the text is still in the tab.
    if (reply.redirected || reply.status >= 500) return 'unavailable'
    const savedAt: unknown = reply.ok ? Object(await reply.json()).savedAt : null
    if (typeof savedAt !== 'string') return 'refused'
    confirmTabDraft(owner, form, text, savedAt)
    return new Date(savedAt)
  }
  const { state, savedAt, saveNow } = useAutosave({ within, delayMs, save })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a flash message on any new page may confirm sending
  useEffect(() => {
    const element = within.current
    if (!element || !owner) return
    if (note) discardSent(owner, note)
    const draft = readTabDraft(owner, form)
    const saved = drafts[form]
    const isNewest = !draft?.savedAt || !saved || new Date(draft.savedAt) >= saved.savedAt
    restore(element, draft && isNewest ? draft : saved, saved)
    if (draft?.body && !draft.savedAt && !draft.sentAs) saveNow()
    const keep = () => storeTabDraft(owner, form, { ...textOf(element), writer: currentWriter() })
    const send = () => {
      const sent = { ...textOf(element), writer: currentWriter(), sentAs: sentAs.split(' ') }
      storeTabDraft(owner, form, sent)
      pageWriter.current = ''
    }
    const parent = element.closest('form')
    element.addEventListener('input', keep)
    parent?.addEventListener('submit', send)
    return () => {
      element.removeEventListener('input', keep)
      parent?.removeEventListener('submit', send)
    }
  }, [form, sentAs, writer, within, owner, note, page, saveNow])
  return state === 'saved' ? savedAt : null
}

export function useNote() {
  const { search, key } = useLocation()
  return { note: new URLSearchParams(search).get('note'), key }
}

type TextControl = HTMLTextAreaElement | HTMLInputElement

function controlsOf(element: HTMLElement): [keyof DraftText, TextControl][] {
  if (!(element instanceof HTMLFormElement)) return isTextControl(element) ? [['body', element]] : []
  return (['subject', 'body'] as const).flatMap((name): [keyof DraftText, TextControl][] => {
    const control = element.elements.namedItem(name)
    return isTextControl(control) ? [[name, control]] : []
  })
}

function textOf(element: HTMLElement): DraftText {
  const values = controlsOf(element).map(([name, { value }]) => [name, value])
  return { subject: '', body: '', ...Object.fromEntries(values) }
}

/** Restores the draft into fields that are empty or contain the text saved on the server. */
function restore(element: HTMLElement, draft: DraftText | undefined, saved: DraftText | undefined): void {
  if (!draft) return
  for (const [name, control] of controlsOf(element)) {
    if (control.value !== '' && control.value !== saved?.[name]) continue
    control.value = draft[name]
    if (draft[name]) control.closest('details')?.setAttribute('open', '')
  }
}

function isTextControl(control: unknown): control is TextControl {
  return control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement
}
