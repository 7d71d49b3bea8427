import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { t } from '#platform/texts.ts'
import { neighbour, nextToCheck, type ReviewView } from './review-view.ts'

const copy = () => t(caseStaffTexts.reviewKeys)

export const keyHelp = () =>
  [
    ['A', copy().accept],
    ['R', copy().sendBack],
    ['M', copy().moveToAnotherItem],
    ['E', copy().correctBox],
    ['Z', copy().undoLastDecision],
    ['S', copy().nextToReview],
    ['J', copy().nextFile],
    ['K', copy().previousFile],
    [copy().controlEnter, copy().sendForm],
    ['?', copy().showShortcuts],
  ] as const

export const decisionIds = {
  accept: 'decide-accept',
  reject: 'decide-reject',
  place: 'decide-place',
  correct: 'decide-correct',
  dismiss: 'decide-dismiss',
  undo: 'undo-form',
}

export function useReviewKeys({ documents, chosen }: ReviewView) {
  const navigate = useNavigate()
  const isIdle = useNavigation().state === 'idle'
  const dialog = useRef<HTMLDialogElement>(null)
  const sent = useRef(false)
  useEffect(() => {
    if (isIdle) sent.current = false
  }, [isIdle])
  useEffect(() => {
    function goTo(next: { id: string; href: string } | undefined) {
      if (next && next.id !== chosen?.id) void navigate(next.href, { preventScrollReset: true })
    }
    function open(id: string) {
      const details = document.getElementById(id)
      if (!(details instanceof HTMLDetailsElement)) return
      details.open = true
      details.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus()
    }
    function submit(form: Element | null) {
      // A second press before the answer would decide about the next file, too.
      if (!(form instanceof HTMLFormElement) || sent.current) return
      sent.current = true
      form.requestSubmit(form.querySelector<HTMLButtonElement>('button[name=decision]'))
    }
    function press(event: KeyboardEvent) {
      if (event.altKey || event.defaultPrevented || dialog.current?.open) return
      const { target } = event
      if ((event.ctrlKey || event.metaKey) && event.key === 'Enter' && target instanceof Element) {
        submit(target.closest('.decision form'))
        return
      }
      if (event.ctrlKey || event.metaKey || event.repeat || isWritten(target)) return
      const id = chosen?.id ?? ''
      const actions: Record<string, () => void> = {
        j: () => goTo(neighbour(documents, id, 1)),
        k: () => goTo(neighbour(documents, id, -1)),
        s: () => goTo(nextToCheck(documents, id)),
        a: () => submit(document.getElementById(decisionIds.accept)),
        r: () => open(decisionIds.reject),
        m: () => open(decisionIds.place),
        e: () => open(decisionIds.correct),
        z: () => submit(document.getElementById(decisionIds.undo)),
        '?': () => dialog.current?.showModal(),
      }
      const action = actions[event.key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [navigate, documents, chosen?.id])
  return { dialog }
}

function isWritten(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'radio'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
