import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { reviewPath } from '#cases/process/case-links.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { t } from '#platform/texts.ts'
import { neighbour, nextToCheck, type ReviewView } from './review-view.ts'

const copy = () => t(caseStaffTexts.reviewKeys)

export const keyHelp = () =>
  [
    ['J', copy().nextFile],
    ['K', copy().previousFile],
    ['S', copy().nextToReview],
    ['A', copy().accept],
    ['R', copy().sendBack],
    ['M', copy().moveToAnotherItem],
    ['Z', copy().undoLastDecision],
    ['Enter', copy().saveAndContinue],
    ['?', copy().showShortcuts],
  ] as const

export const caseIds = {
  form: 'decision-form',
  undo: 'undo-form',
  accept: 'decide-accept',
  reject: 'decide-reject',
  place: 'decide-place',
}

export function useReviewKeys({ found, documents, chosen }: ReviewView) {
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    function goTo(next: { id: string } | undefined) {
      if (next && next.id !== chosen?.id) void navigate(reviewPath(found.id, next.id), { preventScrollReset: true })
    }
    function choose(id: string) {
      const radio = document.getElementById(id)
      if (radio instanceof HTMLInputElement && !radio.disabled) radio.click()
      radio?.focus()
    }
    function submit(id: string) {
      const form = document.getElementById(id)
      if (form instanceof HTMLFormElement) form.requestSubmit(form.querySelector('button[name=decision]'))
    }
    const undo = () => submit(caseIds.undo)
    const execute = () => submit(caseIds.form)
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || dialog.current?.open) return
      const isDecision = event.target instanceof HTMLInputElement && event.target.type === 'radio'
      if (isWritten(event.target) || (event.key === 'Enter' && isPressed(event.target) && !isDecision)) return
      const id = chosen?.id ?? ''
      const actions: Record<string, () => void> = {
        j: () => goTo(neighbour(documents, id, 1)),
        k: () => goTo(neighbour(documents, id, -1)),
        s: () => goTo(nextToCheck(documents, id)),
        a: () => choose(caseIds.accept),
        r: () => choose(caseIds.reject),
        m: () => choose(caseIds.place),
        z: undo,
        Enter: execute,
        '?': () => dialog.current?.showModal(),
      }
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [navigate, found.id, documents, chosen?.id])
  return { dialog }
}

function isWritten(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'radio'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

function isPressed(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('a, button, summary, input') !== null
}
