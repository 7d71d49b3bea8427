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
import { type LineProps, TextArea, TextInput } from '#design/input.tsx'
import { draftKey, forgetSent, forgetWithOthers, readDraft, storeDraft } from './draft-store.ts'

const DraftOwner = createContext('')

/** Around all pages behind a sign-in: says whose drafts are kept, and forgets those that were sent. */
export function Drafts({ owner, children }: { owner: string | undefined; children: ReactNode }) {
  const { note, key } = useNote()
  // A page that was loaded with the same note again has another key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (note) forgetSent(note)
  }, [note, key])
  useEffect(forgetWithOthers, [])
  return <DraftOwner value={owner ?? ''}>{children}</DraftOwner>
}

/**
 * Keeps what is being written in this tab, so that it survives a reload or an ended session, and puts it back into an
 * empty field. It is forgotten once a page comes back with one of the notes `sentAs`: until then nobody knows whether the
 * text arrived.
 */
export function useDraft(
  name: string,
  sentAs: string,
  field: RefObject<HTMLTextAreaElement | HTMLInputElement | null>,
): void {
  const owner = useContext(DraftOwner)
  const { note, key: page, pathname } = useNote()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that comes back may say that the text was sent
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
  /** Names the draft among those of a page. */
  draft: string
  /** The notes, with blanks between, that say it was sent. */
  sentAs: string
}

/** A text area whose text is not lost when the session ends. */
export function DraftArea({ draft, sentAs, ...rest }: DraftProps & ComponentProps<'textarea'>) {
  const field = useRef<HTMLTextAreaElement>(null)
  useDraft(draft, sentAs, field)
  return <TextArea ref={field} {...rest} />
}

/** A line whose text is not lost when the session ends. */
export function DraftInput({ draft, sentAs, ...rest }: DraftProps & LineProps) {
  const field = useRef<HTMLInputElement>(null)
  useDraft(draft, sentAs, field)
  return <TextInput ref={field} {...rest} />
}

function useNote() {
  const { pathname, search, key } = useLocation()
  return { pathname, note: new URLSearchParams(search).get('note'), key }
}
