import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { useLocation } from 'react-router'
import { type LineProps, TextArea, TextInput } from '#design/form/input.tsx'
import { draftKey, forgetSent, forgetWithOthers, readDraft, storeDraft } from './draft-store.ts'

const DraftOwner = createContext('')

export function Drafts({ owner, children }: { owner: string | undefined; children: ReactNode }) {
  const { note, key } = useNote()
  // `key` changes on every navigation, so the effect also runs if two pages in a row show the same flash message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (note) forgetSent(note)
  }, [note, key])
  useEffect(forgetWithOthers, [])
  return <DraftOwner value={owner ?? ''}>{children}</DraftOwner>
}

/** Restores unsent text into an empty field; a page that shows a flash message of `sentAs` deletes the draft. */
export function useDraft(
  name: string,
  sentAs: string,
  field: RefObject<HTMLTextAreaElement | HTMLInputElement | null>,
): void {
  const owner = useContext(DraftOwner)
  const { note, key: page, pathname } = useNote()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a flash message on any new page may confirm sending
  useEffect(() => {
    const area = field.current
    if (!area || !owner) return
    const key = draftKey(owner, `${pathname} ${name}`)
    const notes = sentAs.split(' ')
    if (note) forgetSent(note)
    const saved = readDraft(key)
    if (saved && area.value === '') {
      area.value = saved.text
      area.closest('details')?.setAttribute('open', '')
    }
    const keep = () => storeDraft(key, { text: area.value })
    const send = () => storeDraft(key, { text: area.value, sentAs: notes })
    const { form } = area
    area.addEventListener('input', keep)
    form?.addEventListener('submit', send)
    return () => {
      area.removeEventListener('input', keep)
      form?.removeEventListener('submit', send)
    }
  }, [name, sentAs, field, owner, note, page, pathname])
}

type DraftProps = {
  draft: string
  /** Space-separated flash messages; when a page shows one of them, the text was sent and its draft is deleted. */
  sentAs: string
}

export function DraftArea({ draft, sentAs, ...rest }: DraftProps & ComponentProps<'textarea'>) {
  const field = useRef<HTMLTextAreaElement>(null)
  useDraft(draft, sentAs, field)
  return <TextArea ref={field} {...rest} />
}

export function DraftInput({ draft, sentAs, ...rest }: DraftProps & LineProps) {
  const field = useRef<HTMLInputElement>(null)
  useDraft(draft, sentAs, field)
  return <TextInput ref={field} {...rest} />
}

function useNote() {
  const { pathname, search, key } = useLocation()
  return { pathname, note: new URLSearchParams(search).get('note'), key }
}
