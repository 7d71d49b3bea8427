import { type ChangeEvent, type FocusEvent, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { QuestionsAnswer } from './questions-answer.ts'

/**
 * Keeps a question as it is answered: what is chosen at once, what is typed when its field is left. One request at a time, so
 * that each names the version that the one before it made. Without script the buttons of the page do the same.
 */
export function useAutosave(key: string) {
  const fetcher = useFetcher<QuestionsAnswer>({ key: `answer ${key}` })
  const form = useRef<HTMLFormElement | null>(null)
  const waits = useRef(false)
  const typed = useRef<string | null>(null)

  function save() {
    if (!form.current) return
    if (fetcher.state !== 'idle') {
      waits.current = true
      return
    }
    const sent = new FormData()
    for (const [name, value] of new FormData(form.current)) {
      if (name === key || name === `version.${key}` || name.startsWith(`${key}.`)) sent.append(name, value)
    }
    sent.append('intent', 'field')
    fetcher.submit(sent, { method: 'post' })
  }

  useEffect(() => {
    if (fetcher.state !== 'idle' || !waits.current) return
    waits.current = false
    save()
  })

  function onChange({ target }: ChangeEvent<HTMLElement>) {
    const isText = target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox'
    if (isText) return
    form.current = target.closest('form')
    save()
  }
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    typed.current = target instanceof HTMLInputElement ? target.value : null
  }
  function onBlur({ target }: FocusEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement) || target.value === typed.current) return
    if (target.type === 'radio' || target.type === 'checkbox') return
    form.current = target.form
    save()
  }
  return { fetcher, save, on: { onChange, onFocus, onBlur } }
}
